import type { PreparedTransfer } from '../../../prisma/ledger/stored.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Settlement } from './facilitator.ts'
import type { TransferFate } from './fate.ts'

/** A refund or payout to prepare. */
export interface RefundOrder {
  /** Equal each time the same one is signed: on chains that know such names, only one of these can land. */
  readonly name: string
  readonly to: string
  readonly amount: AtomicUsdc
}

/** Sends refunds and payouts on one rail. */
export interface Refunder {
  /** The wallet that they are sent from. */
  readonly sender: string
  /** Balance of that wallet. Throws when the chain cannot be reached. */
  balance(): Promise<AtomicUsdc>
  /** Signs a transfer; sends nothing. */
  prepare(order: RefundOrder): Promise<PreparedTransfer>
  /** Sends a signed transfer; sending it again moves nothing twice. Never throws: an unknown outcome is `unknown`. */
  send(prepared: PreparedTransfer): Promise<Settlement>
  /** The fate of a signed transfer. Throws when the chain cannot be reached. */
  fateOf(prepared: PreparedTransfer, signedAfter: Date): Promise<TransferFate>
}
