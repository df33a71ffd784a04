import type { DisbursementPurpose } from '../../../prisma/ledger/disbursements.ts'
import type { Judgement } from '../../../prisma/ledger/judgement.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { BillLine } from '../protocol/bill.ts'

/** How a settlement attempt ended. */
export type SettlementOutcome = 'settled' | 'failed' | 'pending'

/** Counts the money that passes through this process, for metrics. */
export interface Accounts {
  /**
   * The lines of a payment whose work is done, and what was charged of them; `rest`: whether the remainder was never
   * taken or is owed back.
   */
  judged(lines: readonly BillLine[], judgements: ReadonlyMap<number, Judgement>, rest: 'waived' | 'refunded'): void
  /** A settlement attempt; `lagMs`: since the payment was reserved. */
  settled(network: string, outcome: SettlementOutcome, lagMs: number): void
  /** A refund or payout that is on chain. */
  disbursed(network: string, purpose: DisbursementPurpose, amount: AtomicUsdc): void
}
