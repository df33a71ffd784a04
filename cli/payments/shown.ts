import type { PaymentRow } from '../../prisma/ledger/listing.ts'
import { usdOf } from '../output/money.ts'
import { printable } from '../output/printable.ts'

/** The request that was paid for: its path, or its GraphQL operation. */
export function requestOf({ service, method, path, operation }: PaymentRow): string {
  const words = path === null ? [service, operation] : [service, method, path]
  return printable(words.filter(Boolean).join(' '))
}

/** A payment as JSON: amounts in decimal USD, times in ISO 8601. */
export function paymentEntry(payment: PaymentRow): Record<string, unknown> {
  return {
    id: payment.id,
    createdAt: payment.created_at.toISOString(),
    settledAt: payment.settled_at?.toISOString() ?? null,
    state: payment.state,
    reason: payment.reason,
    protocol: payment.protocol,
    scheme: payment.scheme,
    network: payment.network,
    asset: payment.asset,
    payer: payment.payer,
    payTo: payment.pay_to,
    usd: usdOf(payment.amount),
    settledUsd: usdOf(payment.settled_amount),
    refundedUsd: usdOf(payment.refunded_amount),
    transaction: payment.transaction_hash,
    service: payment.service,
    method: payment.method,
    path: payment.path,
    operation: payment.operation,
    requestId: payment.request_id,
  }
}
