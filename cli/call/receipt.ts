import { z } from 'zod'
import { type AtomicUsdc, formatUsd } from '../../schema/money.ts'
import { usdOf } from '../output/money.ts'
import { printable } from '../output/printable.ts'
import { table } from '../output/table.ts'
import type { Terminal } from '../terminal.ts'
import type { Answer } from './send.ts'

const Line = z.object({ path: z.string(), field: z.string(), usd: z.string(), outcome: z.string() })

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

const MppReceipt = z.object({ status: z.string(), reference: z.string() })

const COLUMNS = [{ title: 'LINE' }, { title: 'FIELD' }, { title: 'USD', align: 'right' }, { title: 'OUTCOME' }] as const

/**
 * Prints the receipt of a response; a receipt without an amount is for `offered`. Returns whether there was one, of
 * either protocol.
 */
export function showReceipt({ headers }: Answer, offered: AtomicUsdc, terminal: Terminal): boolean {
  const x402 = X402Receipt.safeParse(decode(headers.get('payment-response')))
  const mpp = MppReceipt.safeParse(decode(headers.get('payment-receipt')))
  if (x402.success) terminal.tell(x402Text(x402.data, offered))
  else if (mpp.success) terminal.tell(printable(`Paid ${formatUsd(offered)} USD: transaction ${mpp.data.reference}`))
  return x402.success || mpp.success
}

function x402Text(
  { success, amount, transaction, errorReason, extensions }: z.infer<typeof X402Receipt>,
  offered: AtomicUsdc,
): string {
  if (!success) return printable(`Not settled: ${errorReason ?? 'no reason was given'}`)
  const receipt = extensions?.receipt
  const id = receipt ? `payment ${receipt.paymentId}, ` : ''
  const title = printable(`Paid ${usdOf(amount ?? String(offered))} USD: ${id}transaction ${transaction ?? 'unknown'}`)
  const rows = receipt?.lines.map(({ path, field, usd, outcome }) => [path, field, usd, outcome].map(printable)) ?? []
  const refunds = (receipt?.refunds ?? []).map(({ usd, state, transaction: hash }) =>
    printable(hash ? `Refunded ${usd} USD: transaction ${hash}` : `A refund of ${usd} USD is ${state}`),
  )
  return [title, ...(rows.length > 0 ? [table(COLUMNS, rows).trimEnd()] : []), ...refunds].join('\n')
}

/** Decodes base64 of either alphabet; undefined when it holds no JSON. */
function decode(header: string | null): unknown {
  if (!header) return undefined
  try {
    return JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
