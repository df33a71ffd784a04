import type { Tables } from '../tables.ts'
import type { Transaction } from '../transaction.ts'

/** A statement that is run: its parameters, its transaction, and `now()`. */
export interface Running {
  readonly tables: Tables
  readonly transaction: Transaction
  readonly values: readonly unknown[]
  readonly now: number
}

/** What `pg` returns of a statement. */
export interface Result {
  readonly rows: Record<string, unknown>[]
  readonly rowCount: number
}

/** What a statement does; it locks all its rows before it writes one. */
export type Handler = (running: Running) => Result

/** A statement of the product, recognised by its text. */
export interface Statement {
  readonly name: string
  readonly text: RegExp
  readonly run: Handler
}

export function rowsOf(rows: Record<string, unknown>[]): Result {
  return { rows, rowCount: rows.length }
}

/** The result of a statement that returns no rows. */
export function counted(rowCount: number): Result {
  return { rows: [], rowCount }
}

/** A numeric parameter. */
export function amount(value: unknown): bigint {
  return BigInt(value as string)
}

/** A numeric parameter that may be null. */
export function amountOrNull(value: unknown): bigint | null {
  return value === null ? null : BigInt(value as string)
}

/** A part of the parameter of documents; counted from 1. */
export function documentAt(bytes: Buffer, start: number, length: number): Buffer {
  // A copy: a view would keep the documents of all payments of the statement.
  return Buffer.from(bytes.subarray(start - 1, start - 1 + length))
}
