import {
  disbursementsOf,
  linesOf,
  type Payment,
  type PaymentDisbursement,
  type PaymentLine,
  paymentsOf,
} from '../../../prisma/ledger/history.ts'
import { payoutState, refundState } from '../../../prisma/ledger/shownState.ts'
import type { KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { connectionOf } from '../connections/connection.ts'
import type { GatewayEngines } from '../engines.ts'
import type { GatewayGraph } from '../types.gen.ts'
import { ownWallet } from '../wallet.ts'
import { receiptOf } from './receipt.ts'

// A wallet's payments from the ledger, each with its lines, its refunds and, once settled, a receipt.

export const payments: Topic<GatewayGraph> = {
  resolvers: {
    Wallet: {
      payments: (wallet, args, context) => {
        const payer = ownWallet(wallet, context)
        return connectionOf(context, ['payments', payer], args, (after, limit) =>
          paymentsOf(context.db.pool, payer, after, limit),
        )
      },
    },
    Payment: {
      lines: loadLines,
      refunds: async (payment, _args, context) => ofPurpose('REFUND', await loadDisbursements(payment, context)),
      payouts: async (payment, _args, context) => ofPurpose('PAYOUT', await loadDisbursements(payment, context)),
      receipt: async (payment, _args, context) => {
        const [lines, disbursements] = await Promise.all([
          loadLines(payment, _args, context),
          loadDisbursements(payment, context),
        ])
        return receiptOf(payment, lines, ofPurpose('REFUND', disbursements))
      },
    },
    PaymentRefund: { state: ({ state }) => refundState(state) },
    PaymentPayout: { state: ({ state }) => payoutState(state) },
  },
}

function ofPurpose(
  purpose: PaymentDisbursement['purpose'],
  all: readonly PaymentDisbursement[],
): PaymentDisbursement[] {
  return all.filter((one) => one.purpose === purpose)
}

// Batched: one statement loads the lines, and one the refunds and payouts, of all payments of a page.

function loadLines(payment: Payment, _args: unknown, context: KitContext<GatewayEngines>): Promise<PaymentLine[]> {
  return context
    .loader<string, PaymentLine[]>('gateway.paymentLines', (ids) => linesOf(context.db, ids))
    .load(payment.id)
}

function loadDisbursements(payment: Payment, context: KitContext<GatewayEngines>): Promise<PaymentDisbursement[]> {
  return context
    .loader<string, PaymentDisbursement[]>('gateway.paymentDisbursements', (ids) => disbursementsOf(context.db, ids))
    .load(payment.id)
}
