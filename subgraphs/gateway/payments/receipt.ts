import type { Payment, PaymentDisbursement, PaymentLine } from '../../../prisma/ledger/history.ts'
import { isTaken } from '../../../prisma/ledger/states.ts'
import { formatUsd, parseUsd, sumUsdc } from '../../../schema/money.ts'

/** Receipt of a settled payment; amounts are decimal USD. */
export interface Receipt {
  readonly settledAmount: string
  /** Amount refunded so far. */
  readonly refundedAmount: string
  readonly transactionHash: string | null
  readonly settledAt: Date
  readonly charged: readonly PaymentLine[]
  readonly notCharged: readonly PaymentLine[]
}

/** The receipt of a payment; null until it has settled. */
export function receiptOf(
  payment: Payment,
  lines: readonly PaymentLine[],
  refunds: readonly PaymentDisbursement[],
): Receipt | null {
  const { state, settledAmount, settledAt, transactionHash } = payment
  if (!isTaken(state) || settledAmount === null || settledAt === null) return null
  const returned = refunds.filter((refund) => refund.state === 'SENT').map(({ amount }) => parseUsd(amount))
  return {
    settledAmount,
    refundedAmount: formatUsd(sumUsdc(returned)),
    transactionHash,
    settledAt,
    charged: lines.filter(({ outcome }) => outcome === 'CHARGED'),
    notCharged: lines.filter(({ outcome }) => outcome !== 'CHARGED'),
  }
}
