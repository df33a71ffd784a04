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
      readonly lines?: readonly (ReceiptLine & { readonly chargedUsd?: string })[]
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
    lines: lines.map(({ path, field, usd, chargedUsd, outcome }) => ({
      path,
      field,
      // A line priced per item may be charged below its bound.
      usd: outcome === 'CHARGED' ? (chargedUsd ?? usd) : usd,
      outcome,
    })),
    transaction: transaction || null,
    refundTransaction: returned.find((refund) => refund.transaction)?.transaction ?? null,
    network,
    payer,
  }
}

/**
 * The receipt of a released payment, of which no line was earned: nothing was settled, so there is no settlement
 * header, and only the response body has the lines. Null when it has none.
 */
export function readReleased(body: string, { network, payer }: Pick<Receipt, 'network' | 'payer'>): Receipt | null {
  try {
    const { extensions } = JSON.parse(body) as { readonly extensions?: { readonly payment?: Released } }
    const { id, lines = [] } = extensions?.payment ?? {}
    if (!id) return null
    const shown = lines.map(({ path, field, usd, outcome }) => ({ path, field, usd, outcome }))
    return { paymentId: id, charged: '0', lines: shown, transaction: null, refundTransaction: null, network, payer }
  } catch {
    return null
  }
}

interface Released {
  readonly id?: string
  readonly lines?: readonly ReceiptLine[]
}
