import {
  linesOf,
  type Payment,
  type PaymentLine,
  type PaymentRefund,
  paymentById,
  paymentsOf,
  refundsOf,
} from '../../../prisma/ledger/history.ts'
import { Forbidden, NotFound } from '../../../schema/errors.ts'
import { callerOf, type KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { connectionOf } from '../connections/connection.ts'
import type { GatewayEngines } from '../engines.ts'
import type { Args, GatewayGraph } from '../types.gen.ts'
import { ownWallet } from '../wallet.ts'
import { receiptOf } from './receipt.ts'

// A wallet's payments from the ledger, each with its lines, its refunds and, once settled, a receipt.

export const payments: Topic<GatewayGraph> = {
  resolvers: {
    Query: { payment: ownPayment },
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
      refunds: async (payment, _args, context) => ofPurpose('REFUND', await loadRefunds(payment, context)),
      payouts: async (payment, _args, context) => ofPurpose('PAYOUT', await loadRefunds(payment, context)),
      receipt: async (payment, _args, context) => {
        const [lines, refunds] = await Promise.all([loadLines(payment, _args, context), loadRefunds(payment, context)])
        return receiptOf(payment, lines, ofPurpose('REFUND', refunds))
      },
    },
    // Same ledger states as refunds, but a sent payout is PAID, not REFUNDED.
    PaymentPayout: { state: ({ state }) => (state === 'REFUNDED' ? 'PAID' : state) },
  },
}

/** Throws NotFound and, for another wallet's payment, Forbidden. */
async function ownPayment(
  _parent: unknown,
  { id }: Args<'Query.payment'>,
  context: KitContext<GatewayEngines>,
): Promise<Payment> {
  const payment = await paymentById(context.db.pool, id)
  if (!payment) throw new NotFound('There is no such payment')
  if (payment.payer !== callerOf(context)) throw new Forbidden('Only the wallet that paid may see its payment')
  return payment
}

function ofPurpose(purpose: PaymentRefund['purpose'], all: readonly PaymentRefund[]): PaymentRefund[] {
  return all.filter((one) => one.purpose === purpose)
}

// Batched: one statement loads the lines, and one the refunds, of all payments of a page.

function loadLines(payment: Payment, _args: unknown, context: KitContext<GatewayEngines>): Promise<PaymentLine[]> {
  return context
    .loader<string, PaymentLine[]>('gateway.paymentLines', (ids) => linesOf(context.db, ids))
    .load(payment.id)
}

function loadRefunds(payment: Payment, context: KitContext<GatewayEngines>): Promise<PaymentRefund[]> {
  return context
    .loader<string, PaymentRefund[]>('gateway.paymentRefunds', (ids) => refundsOf(context.db, ids))
    .load(payment.id)
}
