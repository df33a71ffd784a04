import { sql } from 'kysely'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import type { Position } from '../../../prisma/position.ts'
import { allRows, anyOf, firstRow, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden, NotFound } from '../../../schema/errors.ts'
import { isUuid } from '../../../schema/uuid.ts'

// The tables of organizations and members. No slug has the form of a UUID, so that none can be taken for an id.

export type Role = Row<'gateway.organizationMember'>['role']

export type Organization = Pick<Row<'gateway.organization'>, 'id' | 'slug' | 'name' | 'createdAt'>

/** An organization with a wallet's role in it; `role` is null if the wallet is no member. */
export interface OrganizationOfWallet extends Organization {
  readonly role: Role | null
}

const COLUMNS = ['o.id', 'o.slug', 'o.name', 'o.createdAt', 'm.role'] as const

/** Returns the organization with this slug or id, with the wallet's role. Throws NotFound. */
export async function organizationFor(
  db: Pool | PoolClient,
  slugOrId: string,
  wallet: WalletAddress,
): Promise<OrganizationOfWallet> {
  // Postgres cannot store NUL, so no slug contains it.
  const key = isUuid(slugOrId) ? 'o.id' : 'o.slug'
  const organization = await firstRow(db, withRoleOf(wallet).where(key, '=', slugOrId.replaceAll('\0', '')))
  if (!organization) throw new NotFound('There is no such organization')
  return organization
}

/** The organizations with these ids, in the same order, with the wallet's role; null for an id that does not exist. */
export async function organizationsFor(
  pool: Pool,
  ids: readonly string[],
  wallet: WalletAddress,
): Promise<(OrganizationOfWallet | null)[]> {
  const rows = await allRows(pool, withRoleOf(wallet).where('o.id', '=', anyOf(ids)))
  return oneForEach(ids, rows, ({ id }) => id)
}

/** The organizations with these slugs, in the same order; null for one that the wallet is no member of. */
export async function organizationsOfMember(
  pool: Pool,
  slugs: readonly string[],
  wallet: WalletAddress,
): Promise<(OrganizationOfWallet | null)[]> {
  const rows = await allRows(pool, withRoleOf(wallet).where('o.slug', '=', anyOf(slugs)))
  return oneForEach(
    slugs,
    rows.filter(({ role }) => role !== null),
    ({ slug }) => slug,
  )
}

/** All organizations, each with the wallet's role in it. */
function withRoleOf(wallet: WalletAddress) {
  return tables
    .selectFrom('gateway.organization as o')
    .leftJoin('gateway.organizationMember as m', (join) =>
      join.onRef('m.organizationId', '=', 'o.id').on('m.wallet', '=', wallet),
    )
    .select(COLUMNS)
}

/** The organizations of a wallet, longest membership first; each with the position of the membership. */
export function organizationsOf(
  db: Pool | PoolClient,
  wallet: WalletAddress,
): Promise<(OrganizationOfWallet & Position)[]> {
  const since = sql<string>`(extract(epoch from m.created_at) * 1000000)::bigint::text`.as('micros')
  const organizations = tables
    .selectFrom('gateway.organization as o')
    .innerJoin('gateway.organizationMember as m', 'm.organizationId', 'o.id')
    .select(COLUMNS)
    .select(since)
    .where('m.wallet', '=', wallet)
  return allRows(db, organizations.orderBy('m.createdAt').orderBy('o.id'))
}

/** Throws Forbidden unless the wallet is an owner or admin of the organization. */
export function requireAdmin({ role, slug }: OrganizationOfWallet): void {
  if (!role) throw new Forbidden(`You are not a member of ${slug}`)
  if (role === 'member') throw new Forbidden(`Only owners and admins of ${slug} may do this`)
}
