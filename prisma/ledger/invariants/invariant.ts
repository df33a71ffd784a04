import type { PoolClient } from 'pg'
import type { AuditScope } from '../auditScope.ts'

/** Inputs of a check that needs only the ledger. */
export interface LedgerGround {
  /** In a read-only transaction with one snapshot of the ledger. */
  readonly client: PoolClient
  readonly now: Date
  /** Grace for unfinished work after its deadline, in milliseconds. */
  readonly graceMs: number
  /** The payments that are checked. */
  readonly scope: AuditScope
}

/** A violation found by an invariant; the invariant's name is added. */
export interface Breach {
  /** Null where no payment is concerned. */
  readonly payment: string | null
  readonly refund?: string | null
  /** Id of the audit log row. */
  readonly mutation?: string
  readonly message: string
}

/** A rule that holds for every payment, refund or signed mutation, at every moment. */
export interface Invariant<Ground = LedgerGround> {
  /** Stable, for programs. */
  readonly name: string
  /** The rule as a sentence. */
  readonly rule: string
  /** Finds violations. Throws when database or chain cannot be read. */
  breaches(ground: Ground): AsyncIterable<Breach>
}
