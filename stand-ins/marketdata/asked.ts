import { SandboxError } from '../../subgraphs/kit/upstream/sandboxErrors.ts'

/** How one side of the company's API says that a request cannot be answered. */
export type Refuse = (status: number, says: string) => SandboxError

/** Coins and exchanges: `{ error }`. */
export const refuseCoins: Refuse = (status, says) => new SandboxError(status, { error: says })

/** Networks and pools: `{ errors: [{ status, title }] }`. */
export const refuseOnchain: Refuse = (status, says) =>
  new SandboxError(status, { errors: [{ status: String(status), title: says }] })

/** A request's members: those of its path and of its query. */
export class Asked {
  readonly #members: Readonly<Record<string, unknown>>
  readonly #refuse: Refuse

  constructor(members: Readonly<Record<string, unknown>>, refuse: Refuse) {
    this.#members = members
    this.#refuse = refuse
  }

  /** A member that must be there. */
  text(name: string): string {
    return this.textOr(name, '') || this.#fail(`Missing parameter ${name}`)
  }

  textOr<Other>(name: string, other: Other): string | Other {
    const value = this.#members[name]
    return typeof value === 'string' && value !== '' ? value : other
  }

  /** Texts with commas between; none where it is left out. */
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

  /** What a member names; 404 where nothing has that name. */
  found<Thing>(thing: Thing | undefined, says: string): Thing {
    if (thing === undefined) throw this.#refuse(404, says)
    return thing
  }

  #fail(says: string): never {
    throw this.#refuse(422, says)
  }
}
