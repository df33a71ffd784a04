import { formatUsd } from '../../schema/money.ts'
import type { Network } from '../network.ts'
import type { Ledger, Payment, PaymentLineRow } from './ledger.ts'

/** What the settlement header says of a payment that was settled. */
function settledHeaders(
  payment: Pick<Payment, 'id' | 'protocol' | 'payer' | 'amount'>,
  transaction: string,
  network: Network,
  lines: readonly PaymentLineRow[],
): Record<string, string> {
  const settled = {
    success: true,
    transaction,
    network: payment.protocol === 'x402-v2' ? network.id : network.v1Name,
    payer: payment.payer,
  }
  if (payment.protocol === 'x402-v1') return { 'x-payment-response': encode(settled) }
  const receipt = {
    paymentId: payment.id,
    lines: lines.map((line) => ({
      path: line.path.join('.'),
      field: line.field,
      usd: formatUsd(line.amount),
      outcome: line.outcome,
    })),
  }
  return { 'payment-response': encode({ ...settled, amount: payment.amount.toString(), extensions: { receipt } }) }
}

/** What the settlement header says of a payment that was not settled. */
export function failedHeaders(
  payment: Pick<Payment, 'protocol' | 'payer'>,
  reason: string,
  network: Network,
): Record<string, string> {
  const name = payment.protocol === 'x402-v2' ? 'payment-response' : 'x-payment-response'
  const id = payment.protocol === 'x402-v2' ? network.id : network.v1Name
  return { [name]: encode({ success: false, errorReason: reason, transaction: '', network: id, payer: payment.payer }) }
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}

/** The settlement header of a payment, with its lines as they stand in the ledger. */
export async function receiptHeaders(
  { ledger, network }: { readonly ledger: Ledger; readonly network: Network },
  payment: Pick<Payment, 'id' | 'protocol' | 'payer' | 'amount'>,
  transaction: string,
): Promise<Record<string, string>> {
  return settledHeaders(payment, transaction, network, await ledger.linesOf(payment.id))
}
