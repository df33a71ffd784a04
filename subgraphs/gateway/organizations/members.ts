import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { allForEach } from '../../../prisma/inOrder.ts'
import { micros, type Position } from '../../../prisma/position.ts'
import { affected, allRows, anyOf, firstRow, type Row, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict, Forbidden, NotFound } from '../../../schema/errors.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { type Connection, connectionOfAll } from '../connections/connection.ts'
import type { GatewayEngines } from '../engines.ts'
import type { Args, GatewayGraph } from '../types.gen.ts'
import {
  type Organization,
  type OrganizationOfWallet,
  organizationFor,
  type Role,
  requireAdmin,
} from './organization.ts'
import { ROLE_OF, SHOWN_ROLE } from './roles.ts'

// Owners change any membership, admins those of members, and everyone may leave; at least one owner always remains.

/** A member, with its position: its wallet is the id. */
export type Member = Pick<Row<'gateway.organizationMember'>, 'organizationId' | 'wallet' | 'role'> &
  Position & {
    readonly joinedAt: Date
    /** The caller's role in the same organization. */
    readonly viewerRole: Role
  }

/** Throws NotFound, Forbidden, or Conflict if the last owner would lose the role. */
async function addOrganizationMember(
  _parent: unknown,
  { input }: Args<'Mutation.addOrganizationMember'>,
  context: KitContext<GatewayEngines>,
) {
  const role = ROLE_OF[input.role ?? 'MEMBER']
  return changeMembers(input, context, async (client, organization, present) => {
    requireAdmin(organization)
    const isBelowAdmin = role === 'member' && (present === null || present === 'member')
    if (organization.role !== 'owner' && !isBelowAdmin) throw new Forbidden('Admins may only add members; ask an owner')
    if (present === 'owner' && role !== 'owner') await requireAnotherOwner(client, organization)
    const member = { organizationId: organization.id, wallet: input.wallet, role, createdAt: context.now() }
    const added = tables.insertInto('gateway.organizationMember').values(member)
    await affected(
      client,
      added.onConflict((conflict) => conflict.columns(['organizationId', 'wallet']).doUpdateSet({ role })),
    )
  })
}

/** Throws NotFound, Forbidden, or Conflict if the last owner would be removed. */
async function removeOrganizationMember(
  _parent: unknown,
  { input }: Args<'Mutation.removeOrganizationMember'>,
  context: KitContext<GatewayEngines>,
) {
  return changeMembers(input, context, async (client, organization, present) => {
    if (!organization.role || input.wallet !== callerOf(context)) requireAdmin(organization)
    if (!present) throw new NotFound(`${input.wallet} is not a member of ${organization.slug}`)
    const mayRemove = organization.role === 'owner' || input.wallet === callerOf(context) || present === 'member'
    if (!mayRemove) throw new Forbidden('Admins may only remove members; ask an owner')
    if (present === 'owner') await requireAnotherOwner(client, organization)
    const membership = tables.deleteFrom('gateway.organizationMember').where('organizationId', '=', organization.id)
    await affected(client, membership.where('wallet', '=', input.wallet))
  })
}

async function members(
  organization: OrganizationOfWallet,
  args: Args<'Organization.members'>,
  context: KitContext<GatewayEngines>,
): Promise<Connection<Member>> {
  const viewerRole = organization.role
  if (!viewerRole) throw new Forbidden(`You are not a member of ${organization.slug}`)
  return connectionOfAll(context, ['members', organization.id], args, async () => {
    const loader = context.loader('gateway.members', (ids: readonly string[]) => membersOf(context.db.pool, ids))
    return (await loader.load(organization.id)).map((member) => ({ ...member, viewerRole }))
  })
}

/** The members of each of these organizations, longest membership first. */
async function membersOf(pool: Pool, organizationIds: readonly string[]): Promise<Omit<Member, 'viewerRole'>[][]> {
  const members = tables
    .selectFrom('gateway.organizationMember')
    .select(['organizationId', 'wallet', 'wallet as id', 'role', 'createdAt as joinedAt', micros])
    .where('organizationId', '=', anyOf(organizationIds))
  const rows = await allRows(pool, members.orderBy('createdAt').orderBy('wallet'))
  return allForEach(organizationIds, rows, ({ organizationId }) => organizationId)
}

export const membersTopic: Topic<GatewayGraph> = {
  resolvers: {
    Mutation: { addOrganizationMember, removeOrganizationMember },
    Organization: { members },
    OrganizationMember: { wallet: ({ wallet }) => ({ address: wallet }), role: ({ role }) => SHOWN_ROLE[role] },
  },
}

type MemberChange = (client: PoolClient, organization: OrganizationOfWallet, present: Role | null) => Promise<void>

/**
 * Runs a change of one membership. Locks the organization's row, which serializes changes, so that two owners cannot
 * leave concurrently.
 */
async function changeMembers(
  { organization: slugOrId, wallet }: Args<'Mutation.removeOrganizationMember'>['input'],
  context: KitContext<GatewayEngines>,
  change: MemberChange,
): Promise<{ readonly organization: OrganizationOfWallet }> {
  const caller = callerOf(context)
  return inTransaction(context.db.pool, async (client) => {
    const { id } = await organizationFor(client, slugOrId, caller)
    await affected(client, tables.selectFrom('gateway.organization').select('id').where('id', '=', id).forUpdate())
    const membership = tables.selectFrom('gateway.organizationMember').where('organizationId', '=', id)
    const present = await firstRow(client, membership.where('wallet', '=', wallet).select('role'))
    // Read again after locking: the caller's own role may have changed meanwhile.
    await change(client, await organizationFor(client, id, caller), present?.role ?? null)
    return { organization: await organizationFor(client, id, caller) }
  })
}

function lastOwner(slug: string): Conflict {
  const message = `${slug} needs an owner: make someone else one first`
  return statedAs(new Conflict(message), { type: 'LastOwnerProblem', path: ['input', 'wallet'] })
}

async function requireAnotherOwner(client: PoolClient, { id, slug }: Organization): Promise<void> {
  const owners = tables
    .selectFrom('gateway.organizationMember')
    .select('wallet')
    .where('organizationId', '=', id)
    .where('role', '=', 'owner')
  if ((await affected(client, owners.limit(2))) < 2) throw lastOwner(slug)
}
