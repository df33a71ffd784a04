import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Settlement } from './facilitator.ts'
import type { TransferFate } from './fate.ts'

/** A transfer back to a payer, signed and not yet sent; kept in the ledger as JSON. */
export interface PreparedRefund {
  /** The wallet that it leaves. */
  readonly sender: string
  /** ISO 8601: when it can no longer land. */
  readonly expiresAt: string
  /** What the rail needs for sending it and for finding it again. */
  readonly transfer: Readonly<Record<string, unknown>>
}

/** What is to be sent back. */
export interface RefundOrder {
  /** Equal for the same refund, however often it is signed: where the chain knows such names, it lets it happen once. */
  readonly name: string
  readonly to: string
  readonly amount: AtomicUsdc
}

/** Sends money back on one rail. */
export interface Refunder {
  /** The wallet that refunds leave. */
  readonly sender: string
  /** What that wallet holds. Throws when the chain cannot be asked. */
  balance(): Promise<AtomicUsdc>
  /** Signs a transfer; sends nothing. */
  prepare(order: RefundOrder): Promise<PreparedRefund>
  /** Sends a signed transfer; the same one again moves nothing twice. Never throws: what cannot be said is `unknown`. */
  send(prepared: PreparedRefund): Promise<Settlement>
  /** What became of a signed transfer. Throws when the chain cannot be asked. */
  fateOf(prepared: PreparedRefund, signedAfter: Date): Promise<TransferFate>
}
