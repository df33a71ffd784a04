import { z } from 'zod'
import { formatUsd } from '../../schema/money.ts'
import { printable } from '../output/printable.ts'
import { facts, table } from '../output/table.ts'
import type { Terminal } from '../terminal.ts'
import type { Offered } from './offered.ts'
import type { Answer } from './send.ts'

const Bill = z.object({
  total: z.string(),
  currency: z.string(),
  lines: z.array(
    z.object({
      path: z.string(),
      field: z.string(),
      service: z.string(),
      usd: z.string(),
      units: z.number().optional(),
      max: z.string().optional(),
    }),
  ),
})

const COLUMNS = [
  { title: 'LINE' },
  { title: 'FIELD' },
  { title: 'SERVICE' },
  { title: 'UNITS', align: 'right' },
  { title: 'USD', align: 'right' },
] as const

/** A bill, with sums in decimal USD. */
export type Bill = z.infer<typeof Bill>

/** Shows the bill's lines, if the response has them, and the total that will be signed. */
export function showBill(answer: Answer, offered: Offered, terminal: Terminal): void {
  const asked = [
    ['total', `${formatUsd(offered.amount)} USD`],
    ['pay to', printable(offered.payTo)],
    ['network', `${offered.network.name} (${offered.network.id})`],
  ] as const
  terminal.tell(`${linesText(billOf(answer))}${facts(asked)}`.trimEnd())
}

/** The lines of a bill and its total. */
export function billText(bill: Bill): string {
  return `${linesText(bill)}${facts([['total', `${printable(bill.total)} ${printable(bill.currency)}`]])}`
}

function linesText(bill: Bill | undefined): string {
  const rows = (bill?.lines ?? []).map((line) =>
    [line.path, line.field, line.service, String(line.units ?? 1), line.usd].map(printable),
  )
  return rows.length > 0 ? table(COLUMNS, rows) : ''
}

/**
 * The bill of a response. In a 402 it is in the body at the REST door, and in the error's extensions at the GraphQL door; one
 * that was asked for is in the extensions of the response.
 */
export function billOf({ json }: Answer): Bill | undefined {
  const asked = z.object({ extensions: z.object({ bill: Bill }) }).safeParse(json)
  if (asked.success) return asked.data.extensions.bill
  const atRest = z.object({ bill: Bill }).safeParse(json)
  if (atRest.success) return atRest.data.bill
  const atGraphql = z.object({ errors: z.tuple([z.object({ extensions: z.object({ bill: Bill }) })], z.unknown()) })
  return atGraphql.safeParse(json).data?.errors[0].extensions.bill
}
