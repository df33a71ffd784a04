import { LineCut } from '../../prisma/ledger/lifeline.ts'

/** What was committed and may not be on the disk yet. */
export class Journal {
  readonly #undo: (() => void)[] = []

  /** Notes how a change is taken back. */
  note(undo: () => void): void {
    this.#undo.push(undo)
  }

  /** Everything noted is on the disk. */
  sync(): void {
    this.#undo.length = 0
  }

  /** Takes back what is not on the disk, the newest first; returns how many rows. */
  lose(): number {
    const lost = this.#undo.splice(0)
    for (const undo of lost.reverse()) undo()
    return lost.length
  }
}

/** A place for one row: what is committed, and what the transaction that has locked it has made of it. */
export class Cell<Row> {
  readonly key: string
  readonly #table: Table<Row>
  committed: Row | null = null
  /** Undefined: unchanged. */
  draft: Row | null | undefined = undefined
  holder: Transaction | null = null

  constructor(table: Table<Row>, key: string) {
    this.#table = table
    this.key = key
  }

  /** Ends a transaction's hold; `isKept`: its draft is committed. */
  settle(isKept: boolean): void {
    const { draft } = this
    this.holder = null
    this.draft = undefined
    if (isKept && draft !== undefined) {
      const before = this.committed
      this.committed = draft
      this.#table.changed(this.key, draft, before)
      this.#table.journal.note(() => this.#table.restore(this.key, before))
    }
    if (this.committed === null) this.#table.cells.delete(this.key)
  }
}

/** A table by its primary key. */
export class Table<Row> {
  readonly cells = new Map<string, Cell<Row>>()
  /** Called for every committed change; keeps the indexes. */
  readonly changed: (key: string, row: Row | null, before: Row | null) => void
  readonly journal: Journal

  constructor(journal: Journal, changed: (key: string, row: Row | null, before: Row | null) => void = () => {}) {
    this.journal = journal
    this.changed = changed
  }

  /** The cell of a key, for a row to be inserted. */
  place(key: string): Cell<Row> {
    const known = this.cells.get(key)
    if (known) return known
    const cell = new Cell<Row>(this, key)
    this.cells.set(key, cell)
    return cell
  }

  /** Gives a row back what it was; null: it was not there. No transaction holds it. */
  restore(key: string, row: Row | null): void {
    const cell = this.place(key)
    const lost = cell.committed
    cell.committed = row
    this.changed(key, row, lost)
    if (row === null) this.cells.delete(key)
  }
}

/** A row is locked by another transaction: the statement has to wait for its end. */
export class Locked extends Error {
  readonly holder: Transaction

  constructor(holder: Transaction) {
    super('A row is locked')
    this.holder = holder
  }
}

/** Postgres' error of a statement whose wait would never end. */
export class Deadlock extends Error {
  readonly code = '40P01'
}

/**
 * A transaction at READ COMMITTED: it sees what is committed and what it has written itself, and holds the rows that it has
 * locked or written until its end.
 *
 * Unlike in Postgres, a statement that has waited for a row begins anew: it sees everything as it is then, where Postgres reads
 * only the awaited row again.
 */
export class Transaction {
  /** Its `now()`: when it began. */
  readonly now: number
  readonly #cells: Cell<unknown>[] = []
  /** Whose end its statement waits for. */
  awaited: Transaction | null = null
  #over: Promise<void> | null = null
  #end: () => void = () => {}
  readonly #open: Set<Transaction>
  #isOver = false

  /** `open`: those that are not over. */
  constructor(now: number, open: Set<Transaction>) {
    this.now = now
    this.#open = open
    open.add(this)
  }

  /** Throws LineCut where the server has ended it. */
  check(): void {
    if (this.#isOver) throw new LineCut('Connection terminated unexpectedly')
  }

  /** Resolves at its end. */
  get over(): Promise<void> {
    this.#over ??= new Promise((resolve) => {
      this.#end = resolve
    })
    return this.#over
  }

  read<Row>(cell: Cell<Row> | undefined): Row | null {
    if (cell === undefined) return null
    return cell.holder === this && cell.draft !== undefined ? cell.draft : cell.committed
  }

  /** Locks a row. Throws Locked. */
  lock<Row>(cell: Cell<Row>): Row | null {
    if (cell.holder !== this) {
      if (cell.holder !== null) throw new Locked(cell.holder)
      cell.holder = this
      this.#cells.push(cell as Cell<unknown>)
    }
    return this.read(cell)
  }

  /** Whether a row is free; for SKIP LOCKED. */
  canLock<Row>(cell: Cell<Row>): boolean {
    return cell.holder === null || cell.holder === this
  }

  write<Row>(cell: Cell<Row>, row: Row | null): void {
    this.lock(cell)
    cell.draft = row
  }

  /**
   * Runs a statement. Where it meets a lock, the locks that it has taken are released before the error: statements lock all
   * rows before they write.
   */
  attempt<Result>(statement: () => Result): Result {
    const held = this.#cells.length
    try {
      return statement()
    } catch (error) {
      for (const cell of this.#cells.splice(held)) cell.settle(false)
      throw error
    }
  }

  /** Returns whether it wrote anything. Throws LineCut. */
  commit(): boolean {
    this.check()
    const hasWritten = this.#cells.some(({ draft }) => draft !== undefined)
    this.#finish(true)
    return hasWritten
  }

  rollback(): void {
    this.#finish(false)
  }

  /** Commits what it has written, and goes on: no database does. */
  keep(): void {
    this.#settle(true)
  }

  #finish(isKept: boolean): void {
    this.#isOver = true
    this.#open.delete(this)
    this.#settle(isKept)
  }

  #settle(isKept: boolean): void {
    for (const cell of this.#cells.splice(0)) cell.settle(isKept)
    this.#end()
  }
}
