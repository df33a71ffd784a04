import type { Pool } from 'pg'
import { inTransaction } from '../../../subgraphs/kit/transaction.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import type { Rails } from '../protocol/rail.ts'
import type { Finding } from './finding.ts'
import type { AuditGround } from './invariant.ts'
import { INVARIANTS } from './invariants.ts'

/** What to audit, and against what. */
export interface AuditOptions {
  readonly pool: Pool
  readonly rails: Rails
  /** The EVM chain, and which one it is. */
  readonly chain: Chain
  readonly network: Network
  readonly now: Date
  /** How long after its time something may still be under way, in milliseconds. */
  readonly grace: number
}

/** What an audit has looked at, and what it found. */
export interface Audit {
  readonly payments: number
  readonly refunds: number
  /** How many payments are older than the evidence that bills are drawn up again from. */
  readonly withoutBasis: number
  readonly findings: readonly Finding[]
}

/**
 * Holds the whole ledger, as of one moment, against its invariants and the chain. Reads alone. Throws when the database
 * or the chain cannot be asked: an audit that did not see everything has found nothing.
 */
export async function auditLedger({ pool, grace, ...given }: AuditOptions): Promise<Audit> {
  return inTransaction(pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<Omit<Audit, 'findings'>>(
      `SELECT (SELECT count(*)::int FROM ledger.payment) AS payments, (SELECT count(*)::int FROM ledger.refund) AS refunds,
         (SELECT count(*)::int FROM ledger.payment WHERE basis IS NULL) AS "withoutBasis"`,
    )
    const findings = await findingsOn({ ...given, client, graceMs: grace })
    return { ...(rows[0] ?? { payments: 0, refunds: 0, withoutBasis: 0 }), findings }
  })
}

async function findingsOn(ground: AuditGround): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, breaches } of INVARIANTS) {
    for await (const { payment, refund = null, mutation = null, message } of breaches(ground))
      findings.push({ payment, refund, mutation, invariant: name, message })
  }
  return findings
}
