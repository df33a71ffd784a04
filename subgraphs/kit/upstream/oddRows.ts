import type { Logger } from 'pino'
import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'

/** A member of an upstream's answer that is missing or of another type than documented (502). */
export class OddAnswer extends UpstreamFailed {
  /** Path of the member in the answer: `.data[3].name`. */
  readonly place: string
  /** The difference: `is missing`. */
  readonly says: string

  constructor(upstream: string, place: string, says: string) {
    const member = place.replace(/^\./, '') || 'the answer'
    super(`The ${upstream} provider answered what is not documented: ${member} ${says}`)
    this.place = place
    this.says = says
  }
}

/** The type of the rows of a list, by its name in the schema. */
interface RowKind {
  readonly type: string
  readonly isNullable: boolean
}

/** Rows in lists, by list, that could not be read and are not in it. */
const LEFT_OUT = new WeakMap<readonly unknown[], number>()

/** How many rows of an upstream's list are not in the list that was read from it, because they could not be read. */
export function leftOutOf(list: readonly unknown[]): number {
  return LEFT_OUT.get(list) ?? 0
}

/** Reads lists row by row, so that an odd row costs that row only. Each kind of oddness is logged once. */
export class OddRows {
  readonly #upstream: { readonly name: string; readonly log?: Pick<Logger, 'warn'> }
  readonly #logged = new Set<string>()

  constructor(upstream: { readonly name: string; readonly log?: Pick<Logger, 'warn'> }) {
    this.#upstream = upstream
  }

  /** Throws the first row's OddAnswer if none of the rows can be read. */
  read<Row extends { readonly place: string }>(
    rows: readonly Row[],
    { type, isNullable }: RowKind,
    readRow: (row: Row) => unknown,
  ): unknown[] {
    const made: unknown[] = []
    const odd: OddAnswer[] = []
    for (const row of rows) {
      try {
        made.push(readRow(row))
      } catch (error) {
        if (!(error instanceof OddAnswer)) throw error
        odd.push(error)
        this.#log(type, error.place.slice(row.place.length), error)
        if (isNullable) made.push(null)
      }
    }
    const [first] = odd
    if (first && odd.length === rows.length) throw first
    if (first && !isNullable) LEFT_OUT.set(made, odd.length)
    return made
  }

  #log(type: string, member: string, { says, message }: OddAnswer): void {
    const kind = `${type}${member.replaceAll(/\[\d+\]/g, '[]')} ${says}`
    if (this.#logged.has(kind)) return
    this.#logged.add(kind)
    this.#upstream.log?.warn({ upstream: this.#upstream.name, type, member: member || type, says }, message)
  }
}
