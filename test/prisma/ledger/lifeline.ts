import type { Pool, PoolClient } from '../../../prisma/database.ts'

/** What goes wrong with a router, and at which of its steps: each call to database, chain or services is two. */
export interface Mishap {
  /**
   * `crash`: the process is gone. `cut`: the line breaks, and the process hears an error. `stall`: the process stands
   * still for so long that it is taken for dead, and goes on later.
   */
  readonly kind: 'crash' | 'cut' | 'stall'
  /** An even step breaks before the call was heard, an odd one after it was carried out. */
  readonly step: number
}

/** Lets the steps of several routers take their turns. */
export type Turn = (what: string) => Promise<void>

/** The error of a line that breaks; whether the call was heard cannot be told from it. */
export class LineCut extends Error {}

/**
 * What a router's life hangs by. Everything it asks for goes through here; once it is dead, nothing it does has an effect
 * and nothing comes back to it, and what its database connections had begun is rolled back.
 */
export class Lifeline {
  /** Resolves when the router died or stalled: whoever waits for it hears nothing any more. */
  readonly lost: Promise<void>
  #lose: () => void = () => {}
  #isDead = false
  #stall: { readonly over: Promise<void>; end(): void } | null = null
  #steps = 0
  #mishap: Mishap | null = null
  readonly #clients = new Set<PoolClient>()
  readonly #turn: Turn

  constructor(turn: Turn) {
    this.#turn = turn
    this.lost = new Promise((resolve) => {
      this.#lose = resolve
    })
  }

  /** Whether nobody should be sent here any more. */
  get isLost(): boolean {
    return this.#isDead || this.#stall !== null
  }

  /** Whether it may yet go on. */
  get isStalled(): boolean {
    return !this.#isDead && this.#stall !== null
  }

  /** Plans what goes wrong from now on; nothing when null. Returns whether what was planned before has happened. */
  plan(mishap: Mishap | null): boolean {
    const hasHappened = this.#mishap === null
    this.#mishap = mishap
    this.#steps = 0
    return hasHappened
  }

  /** Carries a call out, unless the router is dead or dies now. */
  readonly wire = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
    if (this.#isDead) return never()
    if (this.#stall) await this.#stall.over
    await this.#turn(what)
    await this.#step()
    try {
      const value = await work()
      await this.#step()
      return value
    } catch (error) {
      if (this.#isDead) return never()
      throw error
    }
  }

  /** The pool as this router uses it. */
  pool(real: Pool): Pool {
    const query = (...given: unknown[]) => this.wire('query', () => (real.query as Query).apply(real, given))
    return { query, connect: () => this.#connect(real) } as unknown as Pool
  }

  async #connect(real: Pool): Promise<PoolClient> {
    const given: PoolClient[] = []
    try {
      return await this.wire('connect', async () => {
        const client = this.#client(await real.connect())
        given.push(client)
        return client
      })
    } catch (error) {
      // Who never hears of its connection cannot give it back.
      for (const client of given) if (this.#clients.delete(client)) client.release(true)
      throw error
    }
  }

  #client(real: PoolClient): PoolClient {
    this.#clients.add(real)
    // It died while it waited for the connection.
    if (this.#isDead) this.kill()
    const query = (...given: unknown[]) =>
      this.wire('query', async () => {
        const work = this.#clients.has(real) ? (real.query as Query).apply(real, given) : Promise.reject(new Error())
        return work.catch((error: unknown) => {
          throw this.#clients.has(real) ? error : new LineCut('The server has closed the connection')
        })
      })
    const release = (broken?: Error | boolean) => {
      if (this.#clients.delete(real)) real.release(broken)
    }
    return { query, release } as unknown as PoolClient
  }

  async #step(): Promise<void> {
    if (this.#stall) await this.#stall.over
    if (this.#isDead) return never()
    const step = this.#steps
    this.#steps += 1
    if (this.#mishap?.step !== step) return
    const { kind } = this.#mishap
    this.#mishap = null
    if (kind === 'cut') throw new LineCut('Connection terminated unexpectedly')
    if (kind === 'stall') return this.#standStill()
    this.kill()
    return never()
  }

  kill(): void {
    this.#isDead = true
    this.#hangUp()
    this.#lose()
  }

  /** Goes on where it stood still. */
  resume(): void {
    this.#stall?.end()
  }

  #standStill(): Promise<void> {
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    this.#stall = { over, end }
    this.#hangUp()
    this.#lose()
    return over
  }

  /** The database does not wait with what was begun. */
  #hangUp(): void {
    for (const client of this.#clients) client.release(true)
    this.#clients.clear()
  }
}

type Query = (...given: unknown[]) => Promise<unknown>

function never<Value>(): Promise<Value> {
  return new Promise(() => {})
}
