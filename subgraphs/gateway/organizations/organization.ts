import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden, NotFound } from '../../../schema/errors.ts'

// The tables of organizations and members.

export type Role = 'owner' | 'admin' | 'member'

export interface Organization {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly createdAt: Date
}

/** An organization with a wallet's role in it; `role` is null if the wallet is no member. */
export interface OrganizationOfWallet extends Organization {
  readonly role: Role | null
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text has the form of an organization id. Slugs never do, so that no slug can be taken for an id. */
export function isOrganizationId(text: string): boolean {
  return UUID.test(text)
}

const SELECT = `
  SELECT o.id, o.slug, o.name, o.created_at AS "createdAt", m.role::text AS role
  FROM gateway.organization o`

/** Returns the organization with this slug or id, with the wallet's role. Throws NotFound. */
export async function organizationFor(
  db: Pool | PoolClient,
  slugOrId: string,
  wallet: WalletAddress,
): Promise<OrganizationOfWallet> {
  const key = isOrganizationId(slugOrId) ? 'o.id = $1::uuid' : 'o.slug = $1'
  const { rows } = await db.query<OrganizationOfWallet>(
    `${SELECT} LEFT JOIN gateway.organization_member m ON m.organization_id = o.id AND m.wallet = $2 WHERE ${key}`,
    // Postgres cannot store NUL, so no slug contains it.
    [slugOrId.replaceAll('\0', ''), wallet],
  )
  if (!rows[0]) throw new NotFound('There is no such organization')
  return rows[0]
}

/** The organizations of a wallet, longest membership first. */
export async function organizationsOf(db: Pool | PoolClient, wallet: WalletAddress): Promise<OrganizationOfWallet[]> {
  const { rows } = await db.query<OrganizationOfWallet>(
    `${SELECT} JOIN gateway.organization_member m ON m.organization_id = o.id
     WHERE m.wallet = $1 ORDER BY m.created_at, o.id`,
    [wallet],
  )
  return rows
}

/** Throws Forbidden unless the wallet is an owner or admin of the organization. */
export function requireAdmin({ role, slug }: OrganizationOfWallet): void {
  if (!role) throw new Forbidden(`You are not a member of ${slug}`)
  if (role === 'member') throw new Forbidden(`Only owners and admins of ${slug} may do this`)
}
