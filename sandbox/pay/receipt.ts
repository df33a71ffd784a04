import { decodeBase64 } from '../api/base64.ts'
import type { Receipt, ReceiptLine } from '../api/types.ts'
import { formatUsd, parseUsd } from '../api/usd.ts'

/** The settlement header of a payment's result. */
export const RECEIPT_HEADER = 'payment-response'

/** The header's JSON, as far as this page uses it. */
interface Settled {
  readonly success: boolean
  readonly transaction: string
  readonly network: string
  readonly payer: string
  /** In atomic units: the settled amount, before refunds. */
  readonly amount?: string
  readonly extensions?: {
    readonly receipt?: {
      readonly paymentId?: string
      readonly lines?: readonly WrittenLine[]
      readonly refunds?: readonly { readonly usd: string; readonly state: string; readonly transaction?: string }[]
    }
  }
}

/** Reads the receipt from a response's settlement header; null when nothing was settled, or the header is malformed. */
export function readReceipt(header: string | null): Receipt | null {
  if (!header) return null
  try {
    const settled = JSON.parse(decodeBase64(header)) as Settled
    return settled.success ? receiptOf(settled) : null
  } catch {
    return null
  }
}

function receiptOf({ transaction, network, payer, amount, extensions }: Settled): Receipt {
  const { paymentId = '', lines = [], refunds = [] } = extensions?.receipt ?? {}
  // A declined refund stays with the operator; every other refund is sent or will be.
  const returned = refunds.filter(({ state }) => state !== 'DECLINED')
  const back = returned.reduce((sum, { usd }) => sum + parseUsd(usd), 0n)
  return {
    paymentId,
    charged: formatUsd(BigInt(amount ?? '0') - back),
    lines: lines.map(shownLine),
    transaction: transaction || null,
    refundTransaction: returned.find((refund) => refund.transaction)?.transaction ?? null,
    network,
    payer,
  }
}

/**
 * The receipt in the body of a graph's answer, for one without a settlement header: nothing was earned and so nothing
 * settled, or a proxy has dropped the header. Null when the body has none.
 */
export function readFromBody(body: string, { network, payer }: Pick<Receipt, 'network' | 'payer'>): Receipt | null {
  try {
    const { extensions } = JSON.parse(body) as { readonly extensions?: { readonly payment?: PaymentInBody } }
    const { id, lines = [] } = extensions?.payment ?? {}
    if (!id) return null
    const shown = lines.map(shownLine)
    const charged = shown.reduce((sum, { usd, outcome }) => (outcome === 'CHARGED' ? sum + parseUsd(usd) : sum), 0n)
    const inBody = { paymentId: id, charged: formatUsd(charged), lines: shown }
    return { ...inBody, transaction: null, refundTransaction: null, network, payer }
  } catch {
    return null
  }
}

interface PaymentInBody {
  readonly id?: string
  readonly lines?: readonly WrittenLine[]
}

type WrittenLine = ReceiptLine & { readonly chargedUsd?: string }

/** A line priced per item may be charged below its bound. */
function shownLine({ path, field, usd, chargedUsd, outcome }: WrittenLine): ReceiptLine {
  return { path, field, usd: outcome === 'CHARGED' ? (chargedUsd ?? usd) : usd, outcome }
}
