import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'

/** Error format of one part of the company's API. */
export type Refuse = (status: number, says: string) => StandInError

/** Coins and exchanges: `{ error }`. */
export const refuseCoins: Refuse = (status, says) => new StandInError(status, { error: says })

/** Networks and pools: `{ errors: [{ status, title }] }`. */
export const refuseOnchain: Refuse = (status, says) =>
  new StandInError(status, { errors: [{ status: String(status), title: says }] })

/** A request's path and query parameters. */
export class Asked {
  readonly #members: Readonly<Record<string, unknown>>
  readonly #refuse: Refuse

  constructor(members: Readonly<Record<string, unknown>>, refuse: Refuse) {
    this.#members = members
    this.#refuse = refuse
  }

  /** A required parameter. */
  text(name: string): string {
    return this.textOr(name, '') || this.#fail(`Missing parameter ${name}`)
  }

  textOr<Other>(name: string, other: Other): string | Other {
    const value = this.#members[name]
    return typeof value === 'string' && value !== '' ? value : other
  }

  /** Comma-separated texts; empty when it is missing. */
  list(name: string): string[] {
    return this.textOr(name, '')
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
  }

  flag(name: string, other: boolean): boolean {
    const value = this.textOr(name, String(other))
    if (value !== 'true' && value !== 'false') return this.#fail(`Invalid ${name}`)
    return value === 'true'
  }

  whole(name: string, other: number, least: number, most: number): number {
    const value = Number(this.textOr(name, String(other)))
    return Number.isInteger(value) && value >= least && value <= most ? value : this.#fail(`Invalid ${name}`)
  }

  number(name: string, other: number): number {
    const value = Number(this.textOr(name, String(other)))
    return Number.isFinite(value) ? value : this.#fail(`Invalid ${name}`)
  }

  oneOf<Word extends string>(name: string, words: readonly Word[], other: Word): Word {
    const value = this.textOr(name, other)
    return words.find((word) => word === value) ?? this.#fail(`Invalid ${name}`)
  }

  /** The object that a parameter names; 404 when it does not exist. */
  found<Thing>(thing: Thing | undefined, says: string): Thing {
    if (thing === undefined) throw this.#refuse(404, says)
    return thing
  }

  #fail(says: string): never {
    throw this.#refuse(422, says)
  }
}
