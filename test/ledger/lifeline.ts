import type { Pool, PoolClient } from 'pg'

/** What goes wrong with a router, and at which of its steps: each call to database, chain or services is two. */
export interface Mishap {
  /** `crash`: the process is gone. `cut`: the line breaks, and the process hears an error. */
  readonly kind: 'crash' | 'cut'
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
  readonly died: Promise<void>
  #die: () => void = () => {}
  #isDead = false
  #steps = 0
  #mishap: Mishap | null = null
  readonly #clients = new Set<PoolClient>()
  readonly #turn: Turn

  constructor(turn: Turn) {
    this.#turn = turn
    this.died = new Promise((resolve) => {
      this.#die = resolve
    })
  }

  get isDead(): boolean {
    return this.#isDead
  }

  /** Plans what goes wrong from now on; nothing when null. */
  plan(mishap: Mishap | null): void {
    this.#mishap = mishap
    this.#steps = 0
  }

  /** Carries a call out, unless the router is dead or dies now. */
  readonly wire = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
    if (this.#isDead) return never()
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
      for (const client of given) client.release(true)
      throw error
    }
  }

  #client(real: PoolClient): PoolClient {
    this.#clients.add(real)
    // It died while it waited for the connection.
    if (this.#isDead) this.kill()
    const query = (...given: unknown[]) => this.wire('query', () => (real.query as Query).apply(real, given))
    const release = (broken?: Error | boolean) => {
      if (this.#clients.delete(real)) real.release(broken)
    }
    return { query, release } as unknown as PoolClient
  }

  async #step(): Promise<void> {
    if (this.#isDead) return never()
    const step = this.#steps
    this.#steps += 1
    if (this.#mishap?.step !== step) return
    const { kind } = this.#mishap
    this.#mishap = null
    if (kind === 'cut') throw new LineCut('Connection terminated unexpectedly')
    this.kill()
    return never()
  }

  kill(): void {
    this.#isDead = true
    for (const client of this.#clients) client.release(true)
    this.#clients.clear()
    this.#die()
  }
}

type Query = (...given: unknown[]) => Promise<unknown>

function never<Value>(): Promise<Value> {
  return new Promise(() => {})
}
