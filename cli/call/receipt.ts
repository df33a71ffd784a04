import { z } from 'zod'
import { type AtomicUsdc, atomicUsdc, formatUsd } from '../../schema/money.ts'
import { base64Json } from '../base64Json.ts'
import { printable } from '../output/printable.ts'
import { table } from '../output/table.ts'
import type { Answer } from './send.ts'

const Line = z.object({
  path: z.string(),
  field: z.string(),
  /** The price. */
  usd: z.string(),
  /** What was charged of it, if that is less: fewer items came than it was the price of. */
  chargedUsd: z.string().optional(),
  outcome: z.string(),
})

const Refund = z.object({ usd: z.string(), state: z.string(), transaction: z.string().optional() })

const X402Receipt = z.object({
  success: z.boolean(),
  transaction: z.string().optional(),
  errorReason: z.string().optional(),
  amount: z.string().regex(/^\d+$/).optional(),
  extensions: z
    .object({
      receipt: z
        .object({ paymentId: z.string(), lines: z.array(Line).default([]), refunds: z.array(Refund).default([]) })
        .optional(),
    })
    .optional(),
})

const MppReceipt = z.object({ status: z.string(), reference: z.string(), externalId: z.string().optional() })

const COLUMNS = [{ title: 'LINE' }, { title: 'FIELD' }, { title: 'USD', align: 'right' }, { title: 'OUTCOME' }] as const

/** The receipt of a paid call. */
export interface PaymentReceipt {
  readonly protocol: 'x402' | 'mpp'
  /** Whether the payment was settled; `reason` says why not. */
  readonly settled: boolean
  readonly reason: string | null
  /** What was settled, before refunds, in decimal USD; null where neither the receipt nor the caller knows. */
  readonly usd: string | null
  readonly transaction: string | null
  readonly paymentId: string | null
  readonly lines: readonly z.infer<typeof Line>[]
  readonly refunds: readonly z.infer<typeof Refund>[]
}

/** Reads the receipt of a response, of either protocol; a receipt without an amount is for `offered`, if that is known. Null without one. */
export function readReceipt({ headers }: Answer, offered: AtomicUsdc | null): PaymentReceipt | null {
  const x402 = X402Receipt.safeParse(base64Json(headers.get('payment-response')))
  if (x402.success) return x402Receipt(x402.data, offered)
  const mpp = MppReceipt.safeParse(base64Json(headers.get('payment-receipt')))
  if (!mpp.success) return null
  const { reference: transaction, externalId = null } = mpp.data
  const usd = offered === null ? null : formatUsd(offered)
  return {
    protocol: 'mpp',
    settled: true,
    reason: null,
    usd,
    transaction,
    paymentId: externalId,
    lines: [],
    refunds: [],
  }
}

function x402Receipt(
  { success, amount, transaction, errorReason, extensions }: z.infer<typeof X402Receipt>,
  offered: AtomicUsdc | null,
): PaymentReceipt {
  const { paymentId = null, lines = [], refunds = [] } = extensions?.receipt ?? {}
  const settled = amount === undefined ? offered : atomicUsdc(BigInt(amount))
  return {
    protocol: 'x402',
    settled: success,
    reason: errorReason ?? null,
    usd: settled === null ? null : formatUsd(settled),
    transaction: transaction || null,
    paymentId,
    lines,
    refunds,
  }
}

/** A receipt for a person. */
export function receiptText({ settled, reason, usd, transaction, ...receipt }: PaymentReceipt): string {
  if (!settled) return printable(`Not settled: ${reason ?? 'no reason was given'}`)
  const id = receipt.paymentId ? `payment ${receipt.paymentId}, ` : ''
  const title = printable(`Paid${usd === null ? '' : ` ${usd} USD`}: ${id}transaction ${transaction ?? 'unknown'}`)
  const rows = receipt.lines.map((line) =>
    [line.path, line.field, line.chargedUsd ?? line.usd, line.outcome].map(printable),
  )
  const refunds = receipt.refunds.map((refund) =>
    printable(
      refund.transaction
        ? `Refunded ${refund.usd} USD: transaction ${refund.transaction}`
        : `A refund of ${refund.usd} USD is ${refund.state}`,
    ),
  )
  return [title, ...(rows.length > 0 ? [table(COLUMNS, rows).trimEnd()] : []), ...refunds].join('\n')
}
