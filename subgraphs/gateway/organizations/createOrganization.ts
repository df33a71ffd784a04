import { affected, onlyRow, tables } from '../../../prisma/sql.ts'
import { inTransaction, isUniqueViolation } from '../../../prisma/transaction.ts'
import { BadInput, Conflict } from '../../../schema/errors.ts'
import { isUuid } from '../../../schema/uuid.ts'
import { takeWithin } from '../../kit/rates/rate.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { GatewayEngines } from '../engines.ts'
import { organizationTakings } from '../invites/inviteLimits.ts'
import type { Args, GatewayGraph } from '../types.gen.ts'
import { type OrganizationOfWallet, organizationFor } from './organization.ts'

// The creator of an organization becomes its owner. A slug is taken permanently.

/** Throws BadInput for a slug shaped like an id or a blank name, Conflict for a taken slug, LimitReached. */
async function createOrganization(
  _parent: unknown,
  { input }: Args<'Mutation.createOrganization'>,
  context: KitContext<GatewayEngines>,
): Promise<{ readonly organization: OrganizationOfWallet }> {
  const name = input.name.replaceAll('\0', '').trim()
  if (name === '') throw new BadInput('must not be empty', ['input', 'name'])
  if (isUuid(input.slug)) throw new BadInput('must not look like an id', ['input', 'slug'])
  const owner = callerOf(context)
  try {
    await inTransaction(context.db.pool, async (client) => {
      const createdAt = context.now()
      const row = { slug: input.slug, name, createdBy: owner, createdAt }
      const organization = tables.insertInto('gateway.organization').values(row)
      const { id: organizationId } = await onlyRow(client, organization.returning('id'))
      const member = { organizationId, wallet: owner, role: 'owner', createdAt } as const
      await affected(client, tables.insertInto('gateway.organizationMember').values(member))
      await takeWithin(client, organizationTakings(context), context.now())
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken(input.slug)
    throw error
  }
  return { organization: await organizationFor(context.db.pool, input.slug, owner) }
}

function nameTaken(slug: string): Conflict {
  const message = `An organization called ${slug} exists already`
  return statedAs(new Conflict(message), { type: 'NameTakenProblem', path: ['input', 'slug'] })
}

export const createOrganizationTopic: Topic<GatewayGraph> = { resolvers: { Mutation: { createOrganization } } }
