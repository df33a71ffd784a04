import type { KeyObject } from 'node:crypto'
import type { AtomicUsdc } from '../../schema/money.ts'

/** A subgraph that the operator added, with what the operator lets it do. */
export interface ForeignSubgraph {
  readonly name: string
  /** Of its graph. */
  readonly url: string
  readonly title: string
  readonly description: string
  /** Folder with the operations of its documented paths; null for none. */
  readonly operations: string | null
  /** Highest price of one field; null for any. */
  readonly maxUsd: AtomicUsdc | null
  /** Highest price of all its fields of one operation together; null for any. */
  readonly maxPerOperation: AtomicUsdc | null
  /** Entities with private fields that it may extend. */
  readonly extends: readonly string[]
  /** Whether it may have fields that are paid before their work. */
  readonly acts: boolean
  /** Whether its quotes may name a payee. */
  readonly mayBePaid: boolean
  /** For one request, from its start to the last byte of its answer. */
  readonly timeoutMs: number
  /** Largest answer, in bytes. */
  readonly maxBytes: number
  /** Most requests at once. */
  readonly maxInFlight: number
  /** Public Ed25519 key that signs its answers; null where TLS or a loopback address authenticates them. */
  readonly answerKey: KeyObject | null
}
