import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { WalletAddress } from '../../../schema/address.ts'

/** The kinds of things that an operator can suspend. */
export type SuspendedKind = 'WALLET' | 'FILE' | 'SITE' | 'INBOX'

/** Who acted, and why: stored with every change. */
export interface Cause {
  readonly by: string
  readonly reason: string
}

/** Something that can be suspended: a wallet's address, an upload's id, or an inbox's address. */
export interface Suspendable {
  readonly kind: SuspendedKind
  readonly target: string
}

/** Something that is suspended now. */
export interface Suspension extends Suspendable, Cause {
  readonly since: Date
}

/** One entry of the action log. */
export interface AbuseAction extends Cause {
  readonly at: Date
  readonly action: 'SUSPENDED' | 'UNSUSPENDED' | 'REFUSED' | 'ALLOWED'
  /** ADDRESS: the list of refused addresses. */
  readonly kind: SuspendedKind | 'ADDRESS'
  readonly target: string
}

/** Arbitrary constant: changes are serialized, so that action ids are committed in order. */
const CHANGES_LOCK = 7_270_021

/** Suspends a target. False, writing nothing, if it is already suspended. */
export function suspend(pool: Pool, { kind, target }: Suspendable, { by, reason }: Cause): Promise<boolean> {
  return change(pool, async (client) => {
    const sql = `INSERT INTO abuse.suspension (kind, target, reason, by) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`
    const { rowCount } = await client.query(sql, [kind, target, reason, by])
    if (rowCount === 1) await record(client, 'SUSPENDED', kind, [target], { by, reason })
    return rowCount === 1
  })
}

/** Ends a suspension. False if there is none. */
export function unsuspend(pool: Pool, { kind, target }: Suspendable, cause: Cause): Promise<boolean> {
  return change(pool, async (client) => {
    const sql = 'DELETE FROM abuse.suspension WHERE kind = $1 AND target = $2'
    const { rowCount } = await client.query(sql, [kind, target])
    if (rowCount === 1) await record(client, 'UNSUSPENDED', kind, [target], cause)
    return rowCount === 1
  })
}

/** Adds wallets to the list of refused addresses. Returns those that were not on it. */
export function refuseAddresses(
  pool: Pool,
  addresses: readonly WalletAddress[],
  { by, reason }: Cause,
): Promise<readonly string[]> {
  return change(pool, async (client) => {
    const sql = `INSERT INTO abuse.refused_address (address, reason, by) SELECT DISTINCT unnest($1::text[]), $2, $3
      ON CONFLICT DO NOTHING RETURNING address`
    const { rows } = await client.query<{ address: string }>(sql, [addresses, reason, by])
    const added = rows.map(({ address }) => address)
    await record(client, 'REFUSED', 'ADDRESS', added, { by, reason })
    return added
  })
}

/** Removes a wallet from the list of refused addresses. False if it is not on it. */
export function allowAddress(pool: Pool, address: WalletAddress, cause: Cause): Promise<boolean> {
  return change(pool, async (client) => {
    const { rowCount } = await client.query('DELETE FROM abuse.refused_address WHERE address = $1', [address])
    if (rowCount === 1) await record(client, 'ALLOWED', 'ADDRESS', [address], cause)
    return rowCount === 1
  })
}

/** Current suspensions, newest first. */
export async function suspensions(pool: Pool): Promise<Suspension[]> {
  const sql = 'SELECT kind, target, reason, by, since FROM abuse.suspension ORDER BY since DESC, kind, target'
  return (await pool.query<Suspension>(sql)).rows
}

/** The latest actions, newest first. */
export async function abuseActions(pool: Pool, limit: number): Promise<AbuseAction[]> {
  const sql = 'SELECT at, by, action, kind, target, reason FROM abuse.action ORDER BY id DESC LIMIT $1'
  return (await pool.query<AbuseAction>(sql, [limit])).rows
}

/** Number of currently refused addresses. */
export async function countRefused(pool: Pool): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM abuse.refused_address'
  return (await pool.query<{ count: number }>(sql)).rows[0]?.count ?? 0
}

function change<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [CHANGES_LOCK])
    return work(client)
  })
}

async function record(
  client: PoolClient,
  action: AbuseAction['action'],
  kind: AbuseAction['kind'],
  targets: readonly string[],
  { by, reason }: Cause,
): Promise<void> {
  const sql = `INSERT INTO abuse.action (by, action, kind, target, reason) SELECT $1, $2, $3, unnest($4::text[]), $5`
  await client.query(sql, [by, action, kind, targets, reason])
}
