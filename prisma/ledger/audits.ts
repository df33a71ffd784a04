import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

// The audits of the ledger: how far one has come, and from where the next one goes on. Only audits write here.

/** Hours after which an interrupted audit is begun anew. */
const RESUMED_HOURS = 24

/** What an audit checks, as it is stored when it begins. */
export interface NewAudit {
  /** What was asked for: only a run of the same is continued. */
  readonly asked: string
  /** The EVM network, by its setting. */
  readonly network: string
  /** Null for the whole ledger. */
  readonly since: Date | null
  readonly fromBlock: bigint
  readonly toBlock: bigint
  readonly payees: readonly string[]
  /** Where the next audit can begin. */
  readonly next: Date
}

/** An audit that is under way, or has run through. */
export interface StoredAudit extends NewAudit {
  readonly id: string
  readonly startedAt: Date
  readonly done: readonly string[]
  readonly place: string | null
  /** Transfers that are no payments; the amount in atomic units. */
  readonly plain: { readonly count: number; readonly amount: bigint }
}

/** How far an audit has come. */
export type StoredProgress = Pick<StoredAudit, 'done' | 'place' | 'plain'>

const COLUMNS = `id, asked, network, since, from_block, to_block, payees, next_since, done, place, plain_count,
  plain_amount::text AS plain_amount, started_at`

/** The last audit of a network that ran through without findings; null when there is none. */
export function lastCleanAudit(pool: Pool, network: string): Promise<StoredAudit | null> {
  return find(pool, `network = $1 AND finished_at IS NOT NULL AND findings = 0 ORDER BY started_at DESC`, [network])
}

/** An audit that was interrupted a short time ago, when the same was asked for; null when there is none. */
export function interruptedAudit(pool: Pool, network: string, asked: string): Promise<StoredAudit | null> {
  const condition = `network = $1 AND asked = $2 AND finished_at IS NULL
    AND started_at > now() - interval '${RESUMED_HOURS} hours' ORDER BY started_at DESC`
  return find(pool, condition, [network, asked])
}

/** Stores the beginning of an audit; forgets those that were interrupted and not continued. */
export async function beginAudit(pool: Pool, audit: NewAudit): Promise<string> {
  const { asked, network, since, fromBlock, toBlock, payees, next } = audit
  const id = randomUUID()
  await pool.query(`DELETE FROM ledger.audit WHERE network = $1 AND finished_at IS NULL`, [network])
  await pool.query(
    `INSERT INTO ledger.audit (id, asked, network, since, from_block, to_block, payees, next_since)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, asked, network, since, fromBlock.toString(), toBlock.toString(), payees, next],
  )
  return id
}

/** Stores how far an audit has come, and what its last step found. Throws when another process has begun a new one. */
export async function keepProgress(
  client: PoolClient,
  id: string,
  { done, place, plain }: StoredProgress,
  found: readonly object[],
): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE ledger.audit SET done = $2, place = $3, plain_count = $4, plain_amount = $5, findings = findings + $6 WHERE id = $1`,
    [id, done, place, plain.count, plain.amount.toString(), found.length],
  )
  if (rowCount === 0) throw new Error('Another audit was begun meanwhile, and has taken the place of this one')
  if (found.length === 0) return
  await client.query(
    `INSERT INTO ledger.audit_finding (audit_id, finding) SELECT $1, value FROM jsonb_array_elements($2::jsonb)`,
    [id, JSON.stringify(found)],
  )
}

/** Stores that an audit ran through. */
export async function finishAudit(pool: Pool, id: string): Promise<void> {
  await pool.query('UPDATE ledger.audit SET finished_at = now() WHERE id = $1', [id])
}

/** The findings of an audit so far, in their order. */
export async function findingsOfAudit<Finding>(pool: Pool, id: string): Promise<Finding[]> {
  const { rows } = await pool.query<{ finding: Finding }>(
    'SELECT finding FROM ledger.audit_finding WHERE audit_id = $1 ORDER BY id',
    [id],
  )
  return rows.map(({ finding }) => finding)
}

/** The payees of all stored audits: the addresses that received payments, also before the setting changed. */
export async function auditedPayees(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ payee: string }>('SELECT DISTINCT unnest(payees) AS payee FROM ledger.audit')
  return rows.map(({ payee }) => payee)
}

async function find(pool: Pool, condition: string, values: readonly unknown[]): Promise<StoredAudit | null> {
  const { rows } = await pool.query(`SELECT ${COLUMNS} FROM ledger.audit WHERE ${condition} LIMIT 1`, [...values])
  const [row] = rows
  if (!row) return null
  return {
    id: row.id,
    asked: row.asked,
    network: row.network,
    since: row.since,
    fromBlock: BigInt(row.from_block),
    toBlock: BigInt(row.to_block),
    payees: row.payees,
    next: row.next_since,
    startedAt: row.started_at,
    done: row.done,
    place: row.place,
    plain: { count: row.plain_count, amount: BigInt(row.plain_amount) },
  }
}
