import type { PoolClient } from 'pg'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import type { Rails } from '../protocol/rail.ts'

/** What the ledger is held against. */
export interface AuditGround {
  /** Within a read-only transaction that sees one moment of the ledger. */
  readonly client: PoolClient
  readonly rails: Rails
  /** The EVM chain, and which one it is. */
  readonly chain: Chain
  readonly network: Network
  readonly now: Date
  /** How long after its time something may still be under way, in milliseconds. */
  readonly graceMs: number
}

/** What an invariant finds; its name is added. */
export interface Breach {
  /** Null where it is about no payment. */
  readonly payment: string | null
  readonly refund?: string | null
  /** Of the audit log. */
  readonly mutation?: string
  readonly message: string
}

/** Something that holds for every payment, every refund, or every signed mutation, at every moment. */
export interface Invariant {
  /** Stable, for programs. */
  readonly name: string
  /** The same as a sentence. */
  readonly rule: string
  /** Where it does not hold. Throws when the database or the chain cannot be asked. */
  breaches(ground: AuditGround): AsyncIterable<Breach>
}
