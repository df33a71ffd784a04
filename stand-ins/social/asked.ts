import { Refusal } from './refusal.ts'

const MOST_ON_PAGE = 100
const PAGE = 50
/** Maximum number of list items, over all pages. */
const LIMITS = ['max_posts', 'max_comments', 'max_followers', 'max_profiles']
/** Parameters that may differ between pages of a list. */
const OF_PAGES = new Set(['cursor', 'max_page_size'])

/** The members of a query: of a task's body, or of a read's query string. */
export class Asked {
  readonly #members: Readonly<Record<string, unknown>>

  constructor(members: Readonly<Record<string, unknown>>) {
    this.#members = members
  }

  /** A required text. */
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

  /** Maximum number of items of the whole list. */
  get limit(): number {
    const name = LIMITS.find((one) => this.#members[one] !== undefined)
    return name === undefined ? Number.MAX_SAFE_INTEGER : this.#whole(name, Number.MAX_SAFE_INTEGER)
  }

  get pageSize(): number {
    return this.#members.max_page_size === undefined ? PAGE : this.#whole('max_page_size', MOST_ON_PAGE)
  }

  /** Key of the list: equal for all its pages, different for any other list. */
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

/** The value of a member that may be a link: the last part of its path, without a leading `@`. */
export function lastPart(text: string): string {
  const trimmed = text.trim()
  const path = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(trimmed)?.[1] ?? trimmed
  return (path.split('/').findLast((part) => part !== '') ?? '').replace(/^@/, '')
}
