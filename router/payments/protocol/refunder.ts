import type { Hex } from 'viem'
import type { PreparedTransfer } from '../../../prisma/ledger/stored.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { Settlement } from './facilitator.ts'
import type { TransferFate } from './fate.ts'

/** A refund or payout to prepare. */
export interface RefundOrder {
  /** See `disbursementMark`: equal each time the same one is signed, also over a restored ledger. */
  readonly mark: Hex
  readonly to: string
  readonly amount: AtomicUsdc
}

/** The mark of an order moved another sum, or paid another recipient: only an operator can tell what is still owed. */
export class OtherTransfer extends Error {}

/** Sends refunds and payouts on one rail. */
export interface Refunder {
  /** The wallet that they are sent from. */
  readonly sender: string
  /** Balance of that wallet. Throws when the chain cannot be reached. */
  balance(): Promise<AtomicUsdc>
  /**
   * The transaction that made an order's transfer at or after a moment; null for none. For an order without a stored
   * transfer: a ledger restored from a backup has lost it. Null where the chain itself refuses a second transfer with
   * the same mark, so that nothing need be looked for. Throws when the chain cannot be reached, and OtherTransfer where the mark moved
   * other money.
   */
  sentBefore(order: RefundOrder, since: Date): Promise<string | null>
  /**
   * Signs a transfer; sends nothing. `last` is an earlier one that has expired: on chains with nonces, the new transfer
   * has the nonce of the last one, so that the two can never both land.
   */
  prepare(order: RefundOrder, last: PreparedTransfer | null): Promise<PreparedTransfer>
  /** Sends a signed transfer; sending it again moves nothing twice. Never throws: an unknown outcome is `unknown`. */
  send(prepared: PreparedTransfer): Promise<Settlement>
  /** The fate of a signed transfer. Throws when the chain cannot be reached. */
  fateOf(prepared: PreparedTransfer, signedAfter: Date): Promise<TransferFate>
}
