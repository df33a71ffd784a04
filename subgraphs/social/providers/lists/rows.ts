import type { Logger } from 'pino'
import type { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../../schema/errors.ts'

/** Reads the answers of one company: an odd row of a list is left out and logged once for each list and member. */
export class Reader {
  readonly #company: string
  readonly #log: Logger
  readonly #logged = new Set<string>()

  constructor(company: string, log: Logger) {
    this.#company = company
    this.#log = log
  }

  /** A whole answer. Throws an Upstream error that names the first member that is not as documented. */
  read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
    const outcome = shape.safeParse(body)
    if (outcome.success) return outcome.data
    throw this.#changed(placeOf(outcome.error))
  }

  /**
   * The rows of a list that can be read. Throws an Upstream error if there are rows and none can be.
   *
   * @param list for the log: `tiktok posts`
   */
  rows<Shape extends z.ZodType>(list: string, shape: Shape, rows: readonly unknown[]): z.output<Shape>[] {
    const outcomes = rows.map((row) => shape.safeParse(row))
    const odd = outcomes.flatMap(({ error }) => (error ? [placeOf(error)] : []))
    for (const place of odd) this.#logOnce(list, place)
    if (odd.length > 0 && odd.length === rows.length) throw this.#changed(`${list}: ${odd[0]}`)
    return outcomes.flatMap(({ success, data }) => (success ? [data] : []))
  }

  #logOnce(list: string, member: string): void {
    const place = `${list} ${member}`
    if (this.#logged.has(place)) return
    this.#logged.add(place)
    this.#log.warn({ upstream: this.#company, list, member }, 'A row of an upstream list is left out')
  }

  #changed(place: string): UpstreamFailed {
    return new UpstreamFailed(`The ${this.#company} provider answered what is not documented: ${place}`)
  }
}

function placeOf({ issues }: z.ZodError): string {
  const path = issues[0]?.path ?? []
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return place.replace(/^\./, '') || 'the answer'
}
