import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import type { Random } from './random.ts'

/** Something that happens at a time; of two at one time, the one with the smaller draw happens first. */
interface Event {
  readonly at: number
  readonly draw: number
  readonly happen: () => void
  isCancelled: boolean
}

/** The first day of the simulated time. */
const BEGINNING = Date.UTC(2026, 0, 1)
/** Events after which the real event loop gets a turn: the test runner answers its parent in it. */
const TURN = 20_000

/**
 * The time of a simulation. It stands still while code runs, and jumps to the next event once all code waits: timers, statements
 * under way, clients that think. Nothing else is waited for, so a history depends on the seed alone.
 */
export class VirtualTime {
  readonly #random: Random
  readonly #heap: Event[] = []
  #now = BEGINNING
  #events = 0
  #fills = 0

  constructor(random: Random) {
    this.#random = random
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.#now
  }

  /** Events so far. */
  get events(): number {
    return this.#events
  }

  /** How often random bytes were drawn from the seed. */
  get fills(): number {
    return this.#fills
  }

  /** Has something happen after a delay in milliseconds; events at one time happen in an order that is drawn. */
  after(delay: number, happen: () => void): Event {
    const event = { at: this.#now + Math.max(0, delay), draw: this.#random.real(), happen, isCancelled: false }
    push(this.#heap, event)
    return event
  }

  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(delay, resolve)
    })
  }

  /** Lets events happen until a promise is settled. Throws where nothing is left that could settle it. */
  run<Value>(work: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      let isOver = false
      const end = (finish: () => void) => {
        isOver = true
        finish()
      }
      work.then(
        (value) => end(() => resolve(value)),
        (error: unknown) => end(() => reject(error)),
      )
      const step = () => {
        if (isOver) return
        const event = this.#next()
        if (event === null) return end(() => reject(new Error('The simulation stands still: no event is left')))
        this.#now = event.at
        this.#events += 1
        event.happen()
        if (this.#events % TURN === 0) setRealImmediate(step)
        // All promises that the event settles are followed up before the next event.
        else queueMicrotask(() => process.nextTick(step))
      }
      queueMicrotask(() => process.nextTick(step))
    })
  }

  /**
   * Puts this time in place of the process' own: `Date`, `performance.now` and timers; random ids are drawn
   * from the seed.
   * Returns a function that puts the real ones back.
   */
  install(): () => void {
    const time = this
    const random = this.#random
    // Each module that keeps random bytes in stock draws by itself: how many are left from before must change nothing else.
    const stocks = new WeakMap<Uint8Array, Random>()
    const { Date: RealDate, setTimeout, clearTimeout, setImmediate } = globalThis
    const real = {
      now: performance.now,
      pause: timers.setTimeout,
      randomUUID: crypto.randomUUID,
      randomFillSync: crypto.randomFillSync,
    }
    class VirtualDate extends RealDate {
      constructor(...given: unknown[]) {
        if (given.length === 0) super(time.now)
        else super(...(given as [number]))
      }

      static override now(): number {
        return Math.floor(time.now)
      }
    }
    const begin = (happen: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
      const event = time.after(Math.max(1, delay), () => happen(...given))
      return { event, unref: noop, ref: noop }
    }
    const cancel = (timer: { readonly event?: Event } | undefined) => {
      if (timer?.event) timer.event.isCancelled = true
    }
    Object.assign(globalThis, {
      Date: VirtualDate,
      setTimeout: begin,
      clearTimeout: cancel,
      setImmediate: (happen: () => void) => time.after(0, happen),
    })
    performance.now = () => time.now
    timers.setTimeout = ((delay: number, value: unknown) => time.sleep(delay).then(() => value)) as never
    crypto.randomUUID = (() => random.uuid()) as never
    crypto.randomFillSync = ((bytes: Uint8Array) => {
      time.#fills += 1
      const own = stocks.get(bytes) ?? random.again()
      stocks.set(bytes, own)
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = own.below(256)
      return bytes
    }) as never
    syncBuiltinESMExports()
    return () => {
      Object.assign(globalThis, { Date: RealDate, setTimeout, clearTimeout, setImmediate })
      performance.now = real.now
      timers.setTimeout = real.pause
      crypto.randomUUID = real.randomUUID
      crypto.randomFillSync = real.randomFillSync
      syncBuiltinESMExports()
    }
  }

  #next(): Event | null {
    for (;;) {
      const event = pop(this.#heap)
      if (event === null || !event.isCancelled) return event
    }
  }
}

const setRealImmediate = setImmediate

function noop(): void {}

function isBefore(one: Event, other: Event): boolean {
  return one.at < other.at || (one.at === other.at && one.draw < other.draw)
}

/** Adds to a binary heap. */
function push(heap: Event[], event: Event): void {
  let index = heap.push(event) - 1
  while (index > 0) {
    const parent = (index - 1) >> 1
    const above = heap[parent] as Event
    if (!isBefore(event, above)) break
    heap[index] = above
    index = parent
  }
  heap[index] = event
}

/** Takes the first event of a binary heap. */
function pop(heap: Event[]): Event | null {
  const first = heap[0]
  const last = heap.pop()
  if (first === undefined || last === undefined || heap.length === 0) return first ?? null
  let index = 0
  for (;;) {
    const left = 2 * index + 1
    const right = left + 1
    if (left >= heap.length) break
    const child = right < heap.length && isBefore(heap[right] as Event, heap[left] as Event) ? right : left
    const below = heap[child] as Event
    if (!isBefore(below, last)) break
    heap[index] = below
    index = child
  }
  heap[index] = last
  return first
}
