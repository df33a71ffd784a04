import type { Pool, PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'

/** A subdomain of the mail domain, with its owner. */
export interface Subdomain {
  readonly name: string
  readonly owner: WalletAddress
  readonly catchAllForwardTo: string | null
  /** When resolvers were first seen to serve its MX, SPF and DMARC records. */
  readonly dnsVerifiedAt: Date | null
  /** When resolvers were first seen to serve its DKIM key; sending from it needs both times set. */
  readonly senderVerifiedAt: Date | null
  readonly createdAt: Date
}

const COLUMNS = `name, owner, catch_all_forward_to AS "catchAllForwardTo", dns_verified_at AS "dnsVerifiedAt",
  sender_verified_at AS "senderVerifiedAt", created_at AS "createdAt"`

/** The subdomain with a name (lower case), of any owner; null if it does not exist. */
export async function findSubdomain(db: Pool | PoolClient, name: string): Promise<Subdomain | null> {
  const { rows } = await db.query<Subdomain>(`SELECT ${COLUMNS} FROM mail.subdomain WHERE name = $1`, [name])
  return rows[0] ?? null
}

/** The subdomains with these names, in the same order; null for a name that does not exist. */
export async function findSubdomains(pool: Pool, names: readonly string[]): Promise<(Subdomain | null)[]> {
  const { rows } = await pool.query<Subdomain>(`SELECT ${COLUMNS} FROM mail.subdomain WHERE name = ANY($1)`, [names])
  const byName = new Map(rows.map((row) => [row.name, row]))
  return names.map((name) => byName.get(name) ?? null)
}

/** Locks a subdomain, which serializes counting and adding its inboxes and signers. */
export async function lockSubdomain(client: PoolClient, name: string): Promise<Subdomain | null> {
  const sql = `SELECT ${COLUMNS} FROM mail.subdomain WHERE name = $1 FOR UPDATE`
  return (await client.query<Subdomain>(sql, [name])).rows[0] ?? null
}

/** The subdomains that a wallet owns, by name. */
export async function subdomainsOf(pool: Pool, owner: WalletAddress): Promise<Subdomain[]> {
  const { rows } = await pool.query<Subdomain>(`SELECT ${COLUMNS} FROM mail.subdomain WHERE owner = $1 ORDER BY name`, [
    owner,
  ])
  return rows
}

/** Inserts a subdomain with its owner. Fails if the name exists. */
export async function insertSubdomain(
  client: PoolClient,
  subdomain: Pick<Subdomain, 'name' | 'owner' | 'createdAt'> & { readonly actId: string },
): Promise<void> {
  const { name, owner, actId, createdAt } = subdomain
  const sql = 'INSERT INTO mail.subdomain (name, owner, act_id, created_at) VALUES ($1, $2, $3, $4)'
  await client.query(sql, [name, owner, actId, createdAt])
}

/** Sets the forwarding address of addresses without an inbox; null: their mail is refused. */
export async function setCatchAll(pool: Pool, name: string, forwardTo: string | null): Promise<Subdomain | null> {
  const sql = `UPDATE mail.subdomain SET catch_all_forward_to = $2 WHERE name = $1 RETURNING ${COLUMNS}`
  return (await pool.query<Subdomain>(sql, [name, forwardTo])).rows[0] ?? null
}

/** Some of the subdomains that are not fully verified, in random order. */
export async function unverifiedSubdomains(pool: Pool, limit: number): Promise<Subdomain[]> {
  // Random order, so that subdomains that never verify do not starve the others.
  const sql = `SELECT ${COLUMNS} FROM mail.subdomain WHERE dns_verified_at IS NULL OR sender_verified_at IS NULL
    ORDER BY random() LIMIT $1`
  return (await pool.query<Subdomain>(sql, [limit])).rows
}

/** Which record sets resolvers were seen to serve. */
export interface Seen {
  readonly dns: boolean
  readonly sender: boolean
}

/** Saves the first time that records were seen; earlier times stay. */
export async function noteSeen(pool: Pool, name: string, seen: Seen, now: Date): Promise<Subdomain | null> {
  const sql = `UPDATE mail.subdomain SET dns_verified_at = coalesce(dns_verified_at, CASE WHEN $2 THEN $4::timestamptz END),
      sender_verified_at = coalesce(sender_verified_at, CASE WHEN $3 THEN $4::timestamptz END)
    WHERE name = $1 RETURNING ${COLUMNS}`
  return (await pool.query<Subdomain>(sql, [name, seen.dns, seen.sender, now])).rows[0] ?? null
}
