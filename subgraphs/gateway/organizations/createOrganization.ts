import { inTransaction, isUniqueViolation } from '../../../prisma/transaction.ts'
import { BadInput, Conflict } from '../../../schema/errors.ts'
import { takeWithin } from '../../kit/rates/rate.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { GatewayEngines } from '../engines.ts'
import { organizationTakings } from '../invites/inviteLimits.ts'
import type { Args, GatewayGraph } from '../types.gen.ts'
import { isOrganizationId, type OrganizationOfWallet, organizationFor } from './organization.ts'

// The creator of an organization becomes its owner. A slug is taken permanently.

/** Throws BadInput for a slug shaped like an id or a blank name, Conflict for a taken slug, LimitReached. */
async function createOrganization(
  _parent: unknown,
  args: Args<'Mutation.createOrganization'>,
  context: KitContext<GatewayEngines>,
): Promise<OrganizationOfWallet> {
  const name = args.name.replaceAll('\0', '').trim()
  if (name === '') throw new BadInput('must not be empty', ['name'])
  if (isOrganizationId(args.slug)) throw new BadInput('must not look like an id', ['slug'])
  const owner = callerOf(context)
  try {
    await inTransaction(context.db.pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        'INSERT INTO gateway.organization (slug, name, created_by, created_at) VALUES ($1, $2, $3, $4) RETURNING id',
        [args.slug, name, owner, context.now()],
      )
      await client.query(
        `INSERT INTO gateway.organization_member (organization_id, wallet, role, created_at) VALUES ($1, $2, 'owner', $3)`,
        [rows[0]?.id, owner, context.now()],
      )
      await takeWithin(client, organizationTakings(context), context.now())
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict(`An organization called ${args.slug} exists already`)
    throw error
  }
  return organizationFor(context.db.pool, args.slug, owner)
}

export const createOrganizationTopic: Topic<GatewayGraph> = { resolvers: { Mutation: { createOrganization } } }
