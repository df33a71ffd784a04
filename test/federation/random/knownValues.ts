import type { Random } from '../../simulation/random.ts'

/** Values of one name that are remembered, at most. */
const MOST = 25
/** Longer texts are contents, and no names of anything. */
const LONGEST = 300
const ITEMS = 5

/** Texts of examples and answers by the name of their member: what one path answers, another one takes. */
export class KnownValues {
  readonly #values = new Map<string, string[]>()

  /** Remembers the texts of a value, also those inside it. Aliases of answers end with the field's name. */
  learn(value: unknown, name = ''): void {
    if (Array.isArray(value)) {
      for (const item of value.slice(0, ITEMS)) this.learn(item, name)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) this.learn(inner, key)
    } else if (typeof value === 'string' && value.length < LONGEST) {
      this.#add(keyOf(name), value)
    }
  }

  /** A text that was seen under a name; null if there is none. */
  pick(name: string, random: Random): string | null {
    const known = this.#values.get(keyOf(name))
    return known ? random.pick(known) : null
  }

  #add(key: string, value: string): void {
    const known = this.#values.get(key) ?? []
    if (known.includes(value)) return
    // The newest ones are of most use: they exist.
    this.#values.set(key, [...known, value].slice(-MOST))
  }
}

/** `f12_postId`, `post_id` and `postId` are one name. */
function keyOf(name: string): string {
  return name
    .replace(/^f\d+_/, '')
    .replaceAll('_', '')
    .toLowerCase()
}
