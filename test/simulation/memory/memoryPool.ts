import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { UNSYNCED } from '../../../prisma/ledger/unsynced.ts'
import { DISBURSEMENTS } from './statements/disbursements.ts'
import { LEASES } from './statements/leases.ts'
import { MOVE } from './statements/move.ts'
import { OTHERS } from './statements/others.ts'
import { PAYMENTS } from './statements/payments.ts'
import { RESERVE } from './statements/reserve.ts'
import type { Handler, Result, Statement } from './statements/statement.ts'
import type { Tables } from './tables.ts'
import { Deadlock, Locked, Transaction } from './transaction.ts'

/** The statements that the memory ledger knows. */
export const STATEMENTS: readonly Statement[] = [RESERVE, MOVE, ...PAYMENTS, ...LEASES, ...DISBURSEMENTS, ...OTHERS]

/** Changes what a statement does; see mutations.ts. */
export type Bend = (name: string, run: Handler) => Handler

/** Learns of each statement that was carried out. */
export type Witness = (name: string, values: readonly unknown[], rowCount: number) => void

/** What statements do, and what becomes known of them. */
export interface PoolOptions {
  readonly bend?: Bend | undefined
  readonly witness?: Witness | undefined
  /** What is committed at once: transactions, or, which is wrong, each of their statements. */
  readonly commits?: 'transactions' | 'statements' | undefined
  /** A statement that does not wait for the disk, which is wrong, beside those that say so. */
  readonly unsynced?: string | undefined
  /** Called where transactions would wait for each other for ever. */
  readonly deadlocked?: ((statement: string) => void) | undefined
}

interface Query {
  readonly text: string
  readonly values?: readonly unknown[]
}

/**
 * A stand-in for the pool of a Postgres that holds the ledger. It runs the statements of `prisma/ledger` against rows in
 * memory: each statement is atomic, transactions are isolated as READ COMMITTED, and rows are locked. The product's own code
 * writes the statements and reads their results, so everything but the SQL itself is the product's.
 *
 * A statement is recognised by its text; one that is not known is an error.
 */
export class MemoryPool {
  readonly #tables: Tables
  readonly #now: () => number
  readonly #options: PoolOptions

  /** `now`: the database's time, in whole milliseconds since 1970. */
  constructor(tables: Tables, now: () => number, options: PoolOptions = {}) {
    this.#tables = tables
    this.#now = now
    this.#options = options
  }

  /** As a router's code takes it. */
  asPool(): Pool {
    return this as unknown as Pool
  }

  async query(query: string | Query, values?: readonly unknown[]): Promise<Result> {
    const transaction = this.begin()
    try {
      const result = await this.run(transaction, query, values)
      this.commit(transaction, !this.#isUnsynced(textOf(query)))
      return result
    } catch (error) {
      transaction.rollback()
      throw error
    }
  }

  async connect(): Promise<PoolClient> {
    return new MemoryClient(this) as unknown as PoolClient
  }

  begin(): Transaction {
    return new Transaction(this.#now(), this.#tables.transactions)
  }

  /** `isSynced`: what it wrote is on the disk afterwards, and with it all that was committed before. */
  commit(transaction: Transaction, isSynced = true): void {
    if (transaction.commit() && isSynced) this.#tables.journal.sync()
  }

  #isUnsynced(text: string): boolean {
    return text.includes(UNSYNCED) || statementOf(text).name === this.#options.unsynced
  }

  /** Runs a statement in a transaction, and waits for the rows that others have locked. */
  async run(transaction: Transaction, query: string | Query, values?: readonly unknown[]): Promise<Result> {
    const text = textOf(query)
    const given = (typeof query === 'string' ? values : query.values) ?? []
    const { name, run } = statementOf(text)
    const { bend, commits, deadlocked, witness } = this.#options
    const handler = bend ? bend(name, run) : run
    const running = { tables: this.#tables, transaction, values: given, now: transaction.now }
    for (;;) {
      transaction.check()
      try {
        const result = transaction.attempt(() => handler(running))
        witness?.(name, given, result.rowCount)
        if (commits === 'statements') transaction.keep()
        return result
      } catch (error) {
        if (!(error instanceof Locked)) throw error
        await waitFor(transaction, error.holder, () => deadlocked?.(name))
      }
    }
  }
}

function textOf(query: string | Query): string {
  return typeof query === 'string' ? query : query.text
}

const known = new Map<string, Statement>()

function statementOf(text: string): Statement {
  const before = known.get(text)
  if (before) return before
  const [statement, ...others] = STATEMENTS.filter((one) => one.text.test(text))
  if (!statement || others.length > 0)
    throw new Error(
      `The memory ledger knows ${statement ? 'several statements' : 'no statement'} of this text:\n${text}`,
    )
  known.set(text, statement)
  return statement
}

/** Waits for the end of a transaction that holds a row. Throws Deadlock where that one waits for this one. */
async function waitFor(waiting: Transaction, holder: Transaction, deadlocked: () => void): Promise<void> {
  for (let next: Transaction | null = holder; next !== null; next = next.awaited) {
    if (next !== waiting) continue
    deadlocked()
    throw new Deadlock('deadlock detected')
  }
  waiting.awaited = holder
  await holder.over
  waiting.awaited = null
}

/** One connection. */
class MemoryClient {
  readonly #pool: MemoryPool
  #transaction: Transaction | null = null
  #isReleased = false

  constructor(pool: MemoryPool) {
    this.#pool = pool
  }

  async query(query: string | Query, values?: readonly unknown[]): Promise<Result> {
    if (this.#isReleased) throw new Error('Connection terminated')
    if (query === 'BEGIN') this.#transaction = this.#pool.begin()
    else if (query === 'COMMIT') this.#end((transaction) => this.#pool.commit(transaction))
    else if (query === 'ROLLBACK') this.#end((transaction) => transaction.rollback())
    else if (this.#transaction) return this.#inTransaction(this.#transaction, query, values)
    else return this.#pool.query(query, values)
    return { rows: [], rowCount: 0 }
  }

  /** Gives the connection back; one in a transaction is broken, which rolls it back. */
  release(): void {
    this.#isReleased = true
    this.#end((transaction) => transaction.rollback())
  }

  async #inTransaction(transaction: Transaction, query: string | Query, values?: readonly unknown[]): Promise<Result> {
    const result = await this.#pool.run(transaction, query, values)
    // The connection broke while the statement waited: what it wrote is not kept.
    if (this.#isReleased) transaction.rollback()
    return result
  }

  #end(finish: (transaction: Transaction) => void): void {
    const ended = this.#transaction
    this.#transaction = null
    if (ended) finish(ended)
  }
}
