import type { z } from 'zod'
import { OddAnswer, OddRows } from './oddRows.ts'
import type { Upstream } from './upstream.ts'

/** The client whose answers are read. */
type Client = Pick<Upstream, 'name' | 'log'>

/** A list in an answer: the member that holds it, and the form of its rows. */
interface ListForm<Row> {
  readonly list: string
  readonly schema: z.ZodType<Row>
}

/** Each kind of odd row is logged once for a client. */
const ODD_ROWS = new WeakMap<Client, OddRows>()

/** The rows that can be read; a list of which none can be read is an Upstream error. */
export function readRows<Row>({ list, schema }: ListForm<Row>, rows: readonly unknown[], client: Client): Row[] {
  const odd = ODD_ROWS.get(client) ?? new OddRows(client)
  ODD_ROWS.set(client, odd)
  const read: Row[] = []
  const placed = rows.map((row, index) => ({ row, place: `.${list}[${index}]` }))
  odd.read(placed, { type: list, isNullable: false }, ({ row, place }) => {
    const { data, error } = schema.safeParse(row)
    if (error) throw oddAnswer(error, client, place)
    read.push(data)
  })
  return read
}

/** The Upstream error for an answer, or the part of it at `place`, that does not have its form. */
export function oddAnswer({ issues }: z.ZodError, { name }: Pick<Upstream, 'name'>, place: string): OddAnswer {
  const member = (issues[0]?.path ?? []).map((part) => `.${String(part)}`).join('')
  return new OddAnswer(name, place + member, 'is not as documented')
}
