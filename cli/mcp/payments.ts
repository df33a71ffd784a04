import { encodePaymentSignatureHeader } from '@x402/core/http'
import type { PaymentPayload } from '@x402/core/types'
import { type AtomicUsdc, formatUsd, sumUsdc, ZERO_USDC } from '../../schema/money.ts'
import { chargedPerhaps } from '../call/interrupted.ts'
import type { X402Offer } from '../call/x402.ts'

/** A payment that was sent. */
export interface SentPayment {
  /** The tool that it pays for. */
  readonly tool: string
  readonly offer: Pick<X402Offer, 'amount' | 'network' | 'payTo'>
  readonly payload: PaymentPayload
  /** The address that pays. */
  readonly payer: string
}

/** What becomes of a sent payment. Without either it stays one that may have been charged. */
export interface Outcome {
  paid(amount: AtomicUsdc): void
  /** Its answer says that it was not charged. */
  unpaid(): void
}

/** The payments of a process: what was paid, and what may have been, because its answer did not arrive. */
export class Payments {
  #paid: AtomicUsdc = ZERO_USDC
  readonly #unknown = new Set<SentPayment>()

  /** Notes a payment before it is sent. */
  sent(payment: SentPayment): Outcome {
    this.#unknown.add(payment)
    return {
      paid: (amount) => {
        this.#unknown.delete(payment)
        this.#paid = sumUsdc([this.#paid, amount])
      },
      unpaid: () => void this.#unknown.delete(payment),
    }
  }

  /** A line for all that was paid, and one for each payment that may have been charged; none without payments. */
  report(): string[] {
    const unknown = [...this.#unknown].map(
      ({ offer, payer, payload, tool }) => `${tool}: ${chargedPerhaps(offer, headerOf(payload), payer)}`,
    )
    return this.#paid === ZERO_USDC ? unknown : [`Paid ${formatUsd(this.#paid)} USD in all.`, ...unknown]
  }
}

/** The header by which a router reads a payment of `_meta` outside MCP. */
function headerOf(payload: PaymentPayload): Readonly<Record<string, string>> {
  return { 'PAYMENT-SIGNATURE': encodePaymentSignatureHeader(payload) }
}
