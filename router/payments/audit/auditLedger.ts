import type { Pool } from '../../../prisma/database.ts'
import { countLedger, type LedgerCounts } from '../../../prisma/ledger/audited.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import type { Rails } from '../protocol/rail.ts'
import type { Finding } from './finding.ts'
import type { AuditGround } from './invariant.ts'
import { INVARIANTS } from './invariants.ts'

/** Options of an audit. */
export interface AuditOptions {
  readonly pool: Pool
  readonly rails: Rails
  /** The EVM chain and its network. */
  readonly chain: Chain
  readonly network: Network
  readonly now: Date
  /** Grace for unfinished work after its deadline, in milliseconds. */
  readonly grace: number
}

/** The scope of an audit, and its findings. */
export interface Audit extends LedgerCounts {
  readonly findings: readonly Finding[]
}

/**
 * Checks the whole ledger, as of one moment, against its invariants and the chain. Read-only. Throws when database or
 * chain cannot be read: an incomplete audit has no result.
 */
export async function auditLedger({ pool, grace, ...given }: AuditOptions): Promise<Audit> {
  return inTransaction(pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const counts = await countLedger(client)
    const findings = await findingsOn({ ...given, client, graceMs: grace })
    return { ...counts, findings }
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
