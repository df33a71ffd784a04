import { affected, tables } from '../../../prisma/sql.ts'
import { isUtcDateTime } from '../../../schema/catalogue/dateTime.ts'
import { BadInput, Unavailable } from '../../../schema/errors.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import { problemIn } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { GatewayEngines } from '../engines.ts'
import { organizationFor, requireAdmin } from '../organizations/organization.ts'
import type { Args, GatewayGraph } from '../types.gen.ts'
import { FAMILY_OF } from '../usdcNetworks.ts'
import { randomCode } from './code.ts'
import { codeOf, type InviteCode } from './inviteCode.ts'
import { takeInviteCode } from './inviteLimits.ts'

// A code is created for the caller, or for an organization that the caller administers. It reserves no money.

/** Attempts to find a free code. With 32^5 codes, ten collisions in a row mean that few are left. */
const MOST_TRIES = 10

/**
 * Throws BadInput for a malformed or past time, NotFound or Forbidden for the organization, Unavailable if no free code
 * is found, LimitReached.
 */
async function createInviteCode(
  _parent: unknown,
  { input }: Args<'Mutation.createInviteCode'>,
  context: KitContext<GatewayEngines>,
): Promise<{ readonly inviteCode: InviteCode }> {
  const maker = callerOf(context)
  const expiresAt = futureTime(input.expiresAt, context.now())
  const organizationId = await organizationToMakeFor(input.organization, context)
  await takeInviteCode(organizationId, context)
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const code = randomCode(context.engines.inviteCodePrefix)
    const row = {
      code,
      createdBy: maker,
      organizationId,
      amountUsd: input.amount,
      network: FAMILY_OF[input.network ?? 'BASE'],
      maxRedemptions: input.maxRedemptions ?? 1,
      note: input.note?.replaceAll('\0', '') ?? null,
      expiresAt,
      createdAt: context.now(),
    }
    const insert = tables.insertInto('gateway.inviteCode').values(row)
    const inserted = await affected(
      context.db.pool,
      insert.onConflict((conflict) => conflict.column('code').doNothing()),
    )
    if (inserted === 0) continue
    const made = await codeOf(context.db.pool, code)
    if (made) return { inviteCode: made }
  }
  throw new Unavailable('No free invite code was found; try again')
}

export const createInviteCodeTopic: Topic<GatewayGraph> = { resolvers: { Mutation: { createInviteCode } } }

async function organizationToMakeFor(
  organization: string | null | undefined,
  context: KitContext,
): Promise<string | null> {
  if (organization === null || organization === undefined) return null
  return problemIn('NotFoundProblem', ['input', 'organization'], async () => {
    const found = await organizationFor(context.db.pool, organization, callerOf(context))
    requireAdmin(found)
    return found.id
  })
}

/** Parses a time that must be in the future; null if none is given. */
export function futureTime(text: string | null | undefined, now: Date): Date | null {
  if (text === null || text === undefined) return null
  if (!isUtcDateTime(text)) throw new BadInput('must be a date and time in UTC that ends in Z', ['input', 'expiresAt'])
  const time = new Date(text)
  if (!(time > now)) throw new BadInput('must lie in the future', ['input', 'expiresAt'])
  return time
}
