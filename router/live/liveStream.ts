import type { FormattedExecutionResult } from 'graphql'

/** Pause before a failed read is tried again, in milliseconds. */
const RETRY_MS = 1_000
/** Most things whose last sent value is remembered, to leave out equal ones. */
const MAX_SENT = 500

/** The value of one thing, as it is now. */
export interface Reading {
  readonly result: FormattedExecutionResult
  /** Whether the stream ends with it. */
  readonly isLast: boolean
}

/** Reads a thing by its id; null when it cannot be read now. */
export type Read = (id: string) => Promise<Reading | null>

type Next = IteratorResult<FormattedExecutionResult, undefined>

const DONE: Next = { done: true, value: undefined }

/**
 * A live stream: the values of things, read when the client is ready for them. Changes that come meanwhile are one value,
 * so a slow client costs no memory. A value equal to the last one of the same thing is left out.
 */
export class LiveStream implements AsyncGenerator<FormattedExecutionResult, undefined, undefined> {
  readonly #read: Read
  readonly #changed = new Set<string>()
  readonly #sent = new Map<string, string>()
  readonly #onEnd: (() => void)[] = []
  /** Sent before the end. */
  #last: FormattedExecutionResult | null = null
  #isOver = false
  #wake: (() => void) | null = null

  constructor(read: Read) {
    this.#read = read
  }

  /** Marks a thing as changed. */
  add(id: string): void {
    this.#changed.add(id)
    this.#wake?.()
  }

  /** Ends the stream, with a last value if there is one to send. */
  finish(last: FormattedExecutionResult | null): void {
    if (this.#isOver) return
    this.#last = last
    this.#end()
  }

  /** Runs at the end of the stream, whatever ends it; at once if it has ended. */
  onEnd(then: () => void): void {
    if (this.#isOver) then()
    else this.#onEnd.push(then)
  }

  async next(): Promise<Next> {
    for (;;) {
      if (this.#isOver) return this.#takeLast()
      const [id] = this.#changed
      if (id === undefined) await this.#change()
      else {
        this.#changed.delete(id)
        const value = await this.#valueOf(id)
        if (value) return { done: false, value }
      }
    }
  }

  async return(): Promise<Next> {
    this.finish(null)
    return DONE
  }

  async throw(error: unknown): Promise<Next> {
    this.finish(null)
    throw error
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  /** The new value of a thing; null when there is none to send. */
  async #valueOf(id: string): Promise<FormattedExecutionResult | null> {
    const reading = await this.#read(id)
    if (this.#isOver) return null
    if (!reading) {
      setTimeout(() => this.add(id), RETRY_MS).unref()
      return null
    }
    const text = JSON.stringify(reading.result)
    if (reading.isLast) this.#end()
    else if (this.#sent.get(id) === text) return null
    this.#sent.delete(id)
    this.#sent.set(id, text)
    const [oldest] = this.#sent.keys()
    if (oldest !== undefined && this.#sent.size > MAX_SENT) this.#sent.delete(oldest)
    return reading.result
  }

  #takeLast(): Next {
    const last = this.#last
    this.#last = null
    return last ? { done: false, value: last } : DONE
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  #end(): void {
    this.#isOver = true
    this.#wake?.()
    for (const then of this.#onEnd.splice(0)) then()
  }
}
