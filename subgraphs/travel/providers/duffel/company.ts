import type { Logger } from 'pino'
import type { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import type { AskedUpstream, UpstreamAnswer } from '../../../kit/upstream/upstream.ts'
import { Rows } from './wire.ts'

/** Duffel, asked for one caller. */
export interface Duffel {
  readonly client: AskedUpstream
  /** The same for work that goes on when its caller has left. */
  readonly ourselves: AskedUpstream
  /** Names the company's answer that this call was answered by, if `client` was not asked for it. */
  answeredBy(answer: UpstreamAnswer): void
  readonly log: Logger
  /** The most that one order may take from the balance in live mode, in whole units of its currency. */
  readonly mostPerOrder: number
  /** Milliseconds before each look for an order whose creation was not answered clearly. */
  readonly lookAfterMs: readonly number[]
}

/** The `data` of an answer, read. Throws Upstream (502) that names the member if it is not as documented. */
export function dataOf<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  const read = schema.safeParse(data)
  if (read.success) return read.data
  throw undocumented(read.error)
}

/**
 * The rows of an answer's list. A row that is not as documented is left out and logged; if no row is, the answer is an
 * Upstream error.
 */
export function rowsOf<Value>(schema: z.ZodType<Value>, body: unknown, log: Logger): readonly Value[] {
  const list = Rows.safeParse(body)
  if (!list.success) throw undocumented(list.error)
  return goodOf(schema, list.data.data, log)
}

/** The list of an answer's `data` with that name. Throws Upstream (502) if there is none. */
export function rowsIn(body: unknown, name: string): readonly unknown[] {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  const list = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[name] : null
  if (Array.isArray(list)) return list
  throw new UpstreamFailed(`The travel provider answered what is not documented: data.${name} is no list`)
}

/** The same as rowsOf for a list inside an answer. */
export function goodOf<Value>(schema: z.ZodType<Value>, list: readonly unknown[], log: Logger): readonly Value[] {
  const rows = list.map((row) => schema.safeParse(row))
  const good = rows.flatMap(({ data }) => (data === undefined ? [] : [data]))
  const odd = rows.find(({ success }) => !success)
  if (!odd?.error) return good
  if (good.length === 0) throw undocumented(odd.error)
  const member = memberOf(odd.error)
  log.warn({ upstream: 'duffel', member, rows: rows.length - good.length }, 'Rows of a list were not as documented')
  return good
}

function undocumented(error: z.ZodError): UpstreamFailed {
  return new UpstreamFailed(`The travel provider answered what is not documented: ${memberOf(error)} is wrong`)
}

function memberOf({ issues: [first] }: z.ZodError): string {
  return first?.path.map(String).join('.') || 'the answer'
}
