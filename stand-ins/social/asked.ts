import { Refusal } from './refusal.ts'

const MOST_ON_PAGE = 100
const PAGE = 50
/** Each says how many items of a list are collected at most, over all its pages. */
const LIMITS = ['max_posts', 'max_comments', 'max_followers', 'max_profiles']
/** What a question is about is the same on each of its pages. */
const OF_PAGES = new Set(['cursor', 'max_page_size'])

/** A question's members: of a task's body, or of a read's query. */
export class Asked {
  readonly #members: Readonly<Record<string, unknown>>

  constructor(members: Readonly<Record<string, unknown>>) {
    this.#members = members
  }

  /** A text that must be there. */
  text(name: string): string {
    return this.#text(name) ?? this.#fail(name, 'is missing')
  }

  textOr<Other>(name: string, other: Other): string | Other {
    return this.#text(name) ?? other
  }

  oneOf<Word extends string>(name: string, words: readonly Word[], other: Word): Word {
    const value = this.#text(name) ?? other
    return words.find((word) => word === value) ?? this.#fail(name, `is none of ${words.join(', ')}`)
  }

  /** The most items of the whole list. */
  get limit(): number {
    const name = LIMITS.find((one) => this.#members[one] !== undefined)
    return name === undefined ? Number.MAX_SAFE_INTEGER : this.#whole(name, Number.MAX_SAFE_INTEGER)
  }

  get pageSize(): number {
    return this.#members.max_page_size === undefined ? PAGE : this.#whole('max_page_size', MOST_ON_PAGE)
  }

  /** The same for all pages of a list, and other for any other list. */
  get subject(): string {
    const members = Object.entries(this.#members).filter(([name, value]) => !OF_PAGES.has(name) && value !== undefined)
    return JSON.stringify(members.map(([name, value]) => [name, String(value)]).sort())
  }

  #text(name: string): string | undefined {
    const value = this.#members[name]
    if (value === undefined || value === null || value === '') return undefined
    return typeof value === 'string' ? value : this.#fail(name, 'is no text')
  }

  #whole(name: string, most: number): number {
    const value = Number(this.#members[name])
    return Number.isInteger(value) && value >= 1 && value <= most
      ? value
      : this.#fail(name, `is no whole number from 1 to ${most}`)
  }

  #fail(name: string, says: string): never {
    throw new Refusal('invalid', `${name} ${says}`)
  }
}

/** What a member names where it may be a link: the last part of its path, without an `@` before it. */
export function lastPart(text: string): string {
  const trimmed = text.trim()
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(trimmed)?.[1] ?? trimmed
  return (path.split('/').findLast((part) => part !== '') ?? '').replace(/^@/, '')
}
