import { z } from 'zod'

/** Where comments of a post continue, as one answer of the company says. */
export interface Continuations {
  /** The cursor of the list that the answer has a part of; empty if that was the last. */
  readonly more: readonly string[]
  /** The cursors of replies that are missing below its comments. */
  readonly below: readonly string[]
}

/** The cursors of one answer that are not followed yet. */
interface OpenList {
  /** The cursor that was answered with them, null for the post itself. */
  readonly of: string | null
  /** How many of them were followed. */
  from: number
  /** The others; null if there was no room for them: the request is sent again to have them. */
  cursors: (string | null)[] | null
}

/** A request for comments; `isAgain`: only for its cursors, since its comments have been answered. */
export interface CommentsStep {
  readonly cursor: string | null
  readonly isAgain: boolean
}

/** Most bytes of the text, which as a sealed cursor has to be shorter than the `cursor` that callers may send. */
const MOST_BYTES = 5_900

/** From this depth on, replies are followed before the rest of their list, so that lists do not pile up. */
const DEEP = 20

const Texts = z.array(z.tuple([z.string().nullable(), z.number().int().nonnegative()], z.string()))

/** Cursors alone, of which the request is not known. */
const OldTexts = z.array(z.string())

/**
 * The lists of comments that are not read to their end: a stack, the list to continue with last. As text it has a bounded
 * length, however many comments a post has: cursors that find no room are had again from the request that had them.
 */
export class OpenLists {
  readonly #lists: OpenList[]

  private constructor(lists: OpenList[]) {
    this.#lists = lists
  }

  /** At the beginning of a post. */
  static atStart(): OpenLists {
    return new OpenLists([{ of: null, from: 0, cursors: [null] }])
  }

  /** As `write` wrote it. */
  static read(text: string): OpenLists {
    const json: unknown = JSON.parse(text)
    const old = OldTexts.safeParse(json)
    if (old.success) return new OpenLists([{ of: null, from: 0, cursors: [...old.data] }])
    return new OpenLists(
      Texts.parse(json).map(([of, from, ...cursors]) => ({ of, from, cursors: cursors.length > 0 ? cursors : null })),
    )
  }

  get isEmpty(): boolean {
    return this.#lists.length === 0
  }

  /** The next request; it counts as sent. Null at the end. */
  next(): CommentsStep | null {
    const list = this.#lists.at(-1)
    if (!list) return null
    if (!list.cursors) return { cursor: list.of, isAgain: true }
    const cursor = list.cursors.shift() ?? null
    list.from += 1
    if (list.cursors.length === 0) this.#lists.pop()
    return { cursor, isAgain: false }
  }

  /** What the answer of a request says. */
  add({ cursor, isAgain }: CommentsStep, found: Continuations): void {
    const from = isAgain ? (this.#lists.pop()?.from ?? 0) : 0
    const { more, below } = found
    const all = this.#lists.length < DEEP ? [...more, ...below] : [...below, ...more]
    const cursors = all.slice(from)
    if (cursors.length > 0) this.#lists.push({ of: cursor, from, cursors })
  }

  /** All of it, without cursors that would make it too long: those of the lists that are continued last. */
  write(): string {
    const texts = this.#lists.map(({ of, from, cursors }) => [of, from, ...(cursors ?? [])])
    let text = JSON.stringify(texts)
    for (let index = 0; Buffer.byteLength(text) > MOST_BYTES && index < texts.length; index++) {
      texts[index]?.splice(2)
      text = JSON.stringify(texts)
    }
    // Only cursors of more than a hundred characters come here.
    while (Buffer.byteLength(text) > MOST_BYTES && texts.length > 1) {
      texts.shift()
      text = JSON.stringify(texts)
    }
    return text
  }
}
