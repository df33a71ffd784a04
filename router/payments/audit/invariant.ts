import type { PoolClient } from 'pg'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import type { Rails } from '../protocol/rail.ts'

/** Inputs of an invariant's check. */
export interface AuditGround {
  /** In a read-only transaction with one snapshot of the ledger. */
  readonly client: PoolClient
  readonly rails: Rails
  /** The EVM chain and its network. */
  readonly chain: Chain
  readonly network: Network
  readonly now: Date
  /** Grace for unfinished work after its deadline, in milliseconds. */
  readonly graceMs: number
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
export interface Invariant {
  /** Stable, for programs. */
  readonly name: string
  /** The rule as a sentence. */
  readonly rule: string
  /** Finds violations. Throws when database or chain cannot be read. */
  breaches(ground: AuditGround): AsyncIterable<Breach>
}
