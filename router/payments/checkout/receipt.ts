import type { Pool } from 'pg'
import { type AtomicUsdc, formatUsd } from '../../../schema/money.ts'
import { receiptExtension, signReceipt } from '../../receipts/signedReceipt.ts'
import type { Signer } from '../../receipts/signer.ts'
import { amountToTake, type Ledger } from '../ledger/ledger.ts'
import { type Refund, refundsOf } from '../ledger/refundRows.ts'
import type { Payment } from '../ledger/rows.ts'
import type { LineOutcome } from '../ledger/states.ts'
import { mppReceipt } from '../mpp/receipt.ts'
import { type Answer, withHeaders } from '../protocol/answer.ts'
import type { Rails } from '../protocol/rail.ts'
import { MAX_HEADER_BYTES } from './challenge.ts'

/** A line as a receipt shows it. */
export interface ReceiptLine {
  readonly path: readonly string[]
  readonly field: string
  readonly amount: AtomicUsdc
  readonly charged: AtomicUsdc | null
  readonly outcome: LineOutcome
}

/** What a receipt is made of. */
export interface ReceiptFacts {
  readonly payment: Pick<
    Payment,
    'id' | 'protocol' | 'scheme' | 'network' | 'payer' | 'amount' | 'charge' | 'resourceUrl'
  >
  readonly transaction: string
  readonly lines: readonly ReceiptLine[]
  readonly refunds: readonly Pick<Refund, 'amount' | 'state' | 'transaction'>[]
  readonly settledAt: Date
}

/** Headers that tell what a payment came to. */
export class Receipts {
  readonly #pool: Pool
  readonly #ledger: Ledger
  readonly #rails: Rails
  readonly #signer: Signer

  constructor(pool: Pool, ledger: Ledger, rails: Rails, signer: Signer) {
    this.#pool = pool
    this.#ledger = ledger
    this.#rails = rails
    this.#signer = signer
  }

  /** The headers of a settled payment. */
  headers({ payment, transaction, lines, refunds, settledAt }: ReceiptFacts): Record<string, string> {
    const rail = this.#rails.of(payment)
    if (payment.protocol === 'mpp') {
      const method = rail.method === 'tempo' ? 'tempo' : 'evm'
      return { 'payment-receipt': mppReceipt({ method, transaction, settledAt, externalId: payment.id }) }
    }
    const settled = {
      success: true,
      transaction,
      network: payment.protocol === 'x402-v1' ? (rail.v1Network ?? rail.network) : rail.network,
      payer: payment.payer,
    }
    const signed = receiptExtension(signReceipt(this.#signer, payment, transaction, settledAt))
    if (payment.protocol === 'x402-v1') return { 'x-payment-response': encode({ ...settled, extensions: signed }) }
    const receipt = {
      paymentId: payment.id,
      lines: lines.map(({ path, field, amount, charged, outcome }) => ({
        path: path.join('.'),
        field,
        usd: formatUsd(amount),
        ...(charged !== null && charged > 0n && charged !== amount ? { chargedUsd: formatUsd(charged) } : {}),
        outcome,
      })),
      ...(refunds.length > 0
        ? {
            refunds: refunds.map(({ amount, state, transaction: hash }) => ({
              usd: formatUsd(amount),
              state,
              ...(hash ? { transaction: hash } : {}),
            })),
          }
        : {}),
    }
    const amount = amountToTake(payment).toString()
    const { lines: _many, ...short } = receipt
    // Of very many lines: the signed receipt is read at the payment's own address, and so are the lines of still more.
    const header = firstThatFits([{ receipt, ...signed }, { receipt }, { receipt: short, ...signed }], (extensions) =>
      encode({ ...settled, amount, extensions }),
    )
    return { 'payment-response': header }
  }

  /**
   * The headers of a settled payment by what the ledger says now, kept from then on; those that were told once, if any
   * were.
   */
  async ofPayment(payment: Payment, transaction: string): Promise<Readonly<Record<string, string>>> {
    if (payment.receiptHeaders) return payment.receiptHeaders
    const [lines, refunds] = await Promise.all([this.#ledger.linesOf(payment.id), refundsOf(this.#pool, payment.id)])
    const returned = refunds.filter(({ purpose }) => purpose === 'REFUND')
    const headers = this.headers({ payment, transaction, lines, refunds: returned, settledAt: new Date() })
    return this.#ledger.keepReceipt(payment.id, headers)
  }

  /** What the settlement header says of a payment that was not settled. MPP has receipts of success alone. */
  failed(payment: ReceiptFacts['payment'], reason: string): Record<string, string> {
    if (payment.protocol === 'mpp') return {}
    const rail = this.#rails.of(payment)
    const isV1 = payment.protocol === 'x402-v1'
    const network = isV1 ? (rail.v1Network ?? rail.network) : rail.network
    const value = encode({ success: false, errorReason: reason, transaction: '', network, payer: payment.payer })
    return { [isV1 ? 'x-payment-response' : 'payment-response']: value }
  }
}

/** An answer with the headers of its payment; MPP's receipt stands on answers of success alone. */
export function withReceipt(answer: Answer, headers: Readonly<Record<string, string>>): Answer {
  if (answer.status < 300) return withHeaders(answer, headers)
  const { 'payment-receipt': _ofSuccess, ...others } = headers
  return withHeaders(answer, others)
}

/** The first text that a header may hold; the last one when none fits. */
function firstThatFits<Value>(values: readonly Value[], write: (value: Value) => string): string {
  let text = ''
  for (const value of values) {
    text = write(value)
    if (text.length <= MAX_HEADER_BYTES) break
  }
  return text
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64')
}
