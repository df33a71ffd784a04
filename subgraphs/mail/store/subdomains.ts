import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { allRows, anyOf, firstRow, onlyRow, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'

/** A subdomain of the mail domain, with its owner. Sending from it needs both of its times set. */
export type Subdomain = Row<'mail.subdomain'>

const named = (name: string) => tables.selectFrom('mail.subdomain').selectAll().where('name', '=', name)

/** The subdomain with a name (lower case), of any owner; null if it does not exist. */
export async function findSubdomain(db: Pool | PoolClient, name: string): Promise<Subdomain | null> {
  return await firstRow(db, named(name))
}

/** The subdomains with these names, in the same order; null for a name that does not exist. */
export async function findSubdomains(pool: Pool, names: readonly string[]): Promise<(Subdomain | null)[]> {
  const rows = await allRows(pool, tables.selectFrom('mail.subdomain').selectAll().where('name', '=', anyOf(names)))
  return oneForEach(names, rows, ({ name }) => name)
}

/** Locks a subdomain, which serializes counting and adding its inboxes and signers. */
export async function lockSubdomain(client: PoolClient, name: string): Promise<Subdomain | null> {
  return await firstRow(client, named(name).forUpdate())
}

/** Up to `limit` subdomains that a wallet owns, by name, after the name `after`. */
export async function subdomainsOf(
  pool: Pool,
  owner: WalletAddress,
  after: string | null,
  limit: number,
): Promise<Subdomain[]> {
  const owned = tables.selectFrom('mail.subdomain').selectAll().where('owner', '=', owner)
  const rest = after === null ? owned : owned.where('name', '>', after)
  return await allRows(pool, rest.orderBy('name').limit(limit))
}

/** Inserts a subdomain with its owner, and returns it. Fails if the name exists. */
export async function insertSubdomain(
  client: PoolClient,
  subdomain: Pick<Subdomain, 'name' | 'owner' | 'actId' | 'createdAt'>,
): Promise<Subdomain> {
  return await onlyRow(client, tables.insertInto('mail.subdomain').values(subdomain).returningAll())
}

/** Sets the forwarding address of addresses without an inbox; null: their mail is refused. */
export async function setCatchAll(pool: Pool, name: string, forwardTo: string | null): Promise<Subdomain | null> {
  const subdomain = tables.updateTable('mail.subdomain').where('name', '=', name)
  return await firstRow(pool, subdomain.set({ catchAllForwardTo: forwardTo }).returningAll())
}

/** Some of the subdomains that are not fully verified, in random order. */
export async function unverifiedSubdomains(pool: Pool, limit: number): Promise<Subdomain[]> {
  const unverified = tables
    .selectFrom('mail.subdomain')
    .selectAll()
    .where(({ or, eb }) => or([eb('dnsVerifiedAt', 'is', null), eb('senderVerifiedAt', 'is', null)]))
  // Random order, so that subdomains that never verify do not starve the others.
  return await allRows(pool, unverified.orderBy(({ fn }) => fn('random')).limit(limit))
}

/** Which record sets resolvers were seen to serve. */
export interface Seen {
  readonly dns: boolean
  readonly sender: boolean
}

/** Saves the first time that records were seen; earlier times stay. */
export async function noteSeen(pool: Pool, name: string, seen: Seen, now: Date): Promise<Subdomain | null> {
  const subdomain = tables.updateTable('mail.subdomain').where('name', '=', name)
  const noted = subdomain.set(({ fn, val }) => ({
    dnsVerifiedAt: fn.coalesce('dnsVerifiedAt', val(seen.dns ? now : null)),
    senderVerifiedAt: fn.coalesce('senderVerifiedAt', val(seen.sender ? now : null)),
  }))
  return await firstRow(pool, noted.returningAll())
}
