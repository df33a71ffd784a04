import { z } from 'zod'
import { formatUsd } from '../../schema/money.ts'
import { printable } from '../output/printable.ts'
import { facts, table } from '../output/table.ts'
import type { Terminal } from '../terminal.ts'
import type { Offered } from './offered.ts'
import type { Answer } from './send.ts'

const Bill = z.object({
  lines: z.array(
    z.object({
      path: z.string(),
      field: z.string(),
      service: z.string(),
      usd: z.string(),
      units: z.number().optional(),
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

/** Shows the bill's lines, if the response has them, and the total that will be signed. */
export function showBill(answer: Answer, offered: Offered, terminal: Terminal): void {
  const lines = billOf(answer)?.lines ?? []
  const rows = lines.map((line) =>
    [line.path, line.field, line.service, String(line.units ?? 1), line.usd].map(printable),
  )
  const asked = [
    ['total', `${formatUsd(offered.amount)} USD`],
    ['pay to', printable(offered.payTo)],
    ['network', `${offered.network.name} (${offered.network.id})`],
  ] as const
  terminal.tell(`${rows.length > 0 ? table(COLUMNS, rows) : ''}${facts(asked)}`.trimEnd())
}

/** The bill is in the body at the REST door, and in the error's extensions at the GraphQL door. */
function billOf({ json }: Answer): z.infer<typeof Bill> | undefined {
  const atRest = z.object({ bill: Bill }).safeParse(json)
  if (atRest.success) return atRest.data.bill
  const atGraphql = z.object({ errors: z.tuple([z.object({ extensions: z.object({ bill: Bill }) })], z.unknown()) })
  return atGraphql.safeParse(json).data?.errors[0].extensions.bill
}
