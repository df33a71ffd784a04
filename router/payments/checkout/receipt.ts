import type { Pool } from '../../../prisma/database.ts'
import { type Disbursement, disbursementsOf } from '../../../prisma/ledger/disbursements.ts'
import { amountToTake, type Ledger } from '../../../prisma/ledger/ledger.ts'
import type { Payment } from '../../../prisma/ledger/rows.ts'
import { refundState } from '../../../prisma/ledger/shownState.ts'
import type { LineOutcome } from '../../../prisma/ledger/states.ts'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { type AtomicUsdc, formatUsd } from '../../../schema/money.ts'
import { receiptExtension, signReceipt } from '../../receipts/signedReceipt.ts'
import type { Signer } from '../../receipts/signer.ts'
import { mppReceipt } from '../mpp/receipt.ts'
import { withHeaders } from '../protocol/answer.ts'
import type { Rails } from '../protocol/rail.ts'
import { MAX_HEADER_BYTES } from './challenge.ts'

/** A line on a receipt. */
export interface ReceiptLine {
  readonly path: readonly string[]
  readonly field: string
  readonly amount: AtomicUsdc
  readonly charged: AtomicUsdc | null
  readonly outcome: LineOutcome
}

/** The content of a receipt. */
export interface ReceiptFacts {
  readonly payment: Pick<
    Payment,
    'id' | 'protocol' | 'scheme' | 'network' | 'payer' | 'amount' | 'charge' | 'resourceUrl'
  >
  readonly transaction: string
  readonly lines: readonly ReceiptLine[]
  readonly refunds: readonly Pick<Disbursement, 'key' | 'amount' | 'state' | 'transaction'>[]
  readonly settledAt: Date
}

/** Receipt headers of payments. */
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
    const signed = receiptExtension(signReceipt(this.#signer, payment, refunds, transaction, settledAt))
    // The signed receipt is left to `/receipts/{id}` where the header would be too long.
    if (payment.protocol === 'x402-v1') {
      const header = firstThatFits([signed, {}], (extensions) => encode({ ...settled, extensions }))
      return { 'x-payment-response': header }
    }
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
              state: refundState(state),
              ...(hash ? { transaction: hash } : {}),
            })),
          }
        : {}),
    }
    const amount = amountToTake(payment).toString()
    const { lines: _many, ...short } = receipt
    // Very many lines are left to it, too.
    const header = firstThatFits([{ receipt, ...signed }, { receipt }, { receipt: short, ...signed }], (extensions) =>
      encode({ ...settled, amount, extensions }),
    )
    return { 'payment-response': header }
  }

  /**
   * The stored receipt headers of a settled payment; if there are none, makes them from the ledger's current state and
   * stores them.
   */
  async ofPayment(payment: Payment, transaction: string): Promise<Readonly<Record<string, string>>> {
    if (payment.receiptHeaders) return payment.receiptHeaders
    const [lines, disbursements] = await Promise.all([
      this.#ledger.linesOf(payment.id),
      disbursementsOf(this.#pool, payment.id),
    ])
    const refunds = disbursements.filter(({ purpose }) => purpose === 'REFUND')
    const headers = this.headers({ payment, transaction, lines, refunds, settledAt: new Date() })
    return this.#ledger.keepReceipt(payment.id, headers)
  }

  /** The receipt headers of a payment that was not settled. MPP has receipts of success only. */
  failed(payment: ReceiptFacts['payment'], reason: string): Record<string, string> {
    if (payment.protocol === 'mpp') return {}
    const rail = this.#rails.of(payment)
    const isV1 = payment.protocol === 'x402-v1'
    const network = isV1 ? (rail.v1Network ?? rail.network) : rail.network
    const value = encode({ success: false, errorReason: reason, transaction: '', network, payer: payment.payer })
    return { [isV1 ? 'x-payment-response' : 'payment-response']: value }
  }
}

/** An answer with its payment's headers; MPP's receipt is added only to successful answers. */
export function withReceipt(answer: Answer, headers: Readonly<Record<string, string>>): Answer {
  if (answer.status < 300) return withHeaders(answer, headers)
  const { 'payment-receipt': _ofSuccess, ...others } = headers
  return withHeaders(answer, others)
}

/** The first text that fits into a header; the last one when none fits. */
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
