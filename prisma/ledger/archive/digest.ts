import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { type ArchiveRow, columnAt, FILES, type FileName, textsSql } from './columns.ts'
import { dateOf, type MonthName } from './month.ts'

/**
 * Tells two sets of rows apart: their number, and the sums of two parts of 60 bits of the SHA-256 of each row. A sum needs no order and
 * no memory, and Postgres computes it as we do.
 */
export interface RowDigest {
  readonly rows: number
  readonly sums: readonly [bigint, bigint]
}

/** Hexadecimal digits of a part of a hash: 60 bits are a positive bigint of Postgres. */
const DIGITS = 15

/** The digest of a month's rows as Postgres computes it. */
export async function digestInPostgres(client: PoolClient, file: FileName, month: MonthName): Promise<RowDigest> {
  const { from, hasParameter } = FILES[file]
  const texts = textsSql(file).map((text, index) => `${text} AS c${index}`)
  // A length before each text, so that no two rows have one text; a null has none.
  const parts = texts.map((_, index) => `coalesce(octet_length(c${index}) || ':' || c${index}, '-')`)
  const part = (start: number) => `coalesce(sum(('x' || substr(hash, ${start}, ${DIGITS}))::bit(60)::bigint), 0)::text`
  const { rows } = await client.query<{ rows: string; first: string; second: string }>(
    `SELECT count(*) AS rows, ${part(1)} AS first, ${part(1 + DIGITS)} AS second FROM (
       SELECT encode(sha256(convert_to(concat(${parts.join(', ')}), 'UTF8')), 'hex') AS hash
       FROM (SELECT ${texts.join(', ')} FROM ${from(month)}) AS texts) AS hashed`,
    hasParameter ? [dateOf(month)] : [],
  )
  const [row] = rows
  if (!row) throw new Error(`Postgres gave no digest of the ${file} of ${month}`)
  return { rows: Number(row.rows), sums: [BigInt(row.first), BigInt(row.second)] }
}

/** Computes the digest of rows that come one after the other. */
export class RowDigester {
  #rows = 0
  #first = 0n
  #second = 0n

  add(row: ArchiveRow): void {
    const text = row.map((value) => (value === null ? '-' : `${Buffer.byteLength(value)}:${value}`)).join('')
    const hash = createHash('sha256').update(text).digest('hex')
    this.#rows += 1
    this.#first += BigInt(`0x${hash.slice(0, DIGITS)}`)
    this.#second += BigInt(`0x${hash.slice(DIGITS, 2 * DIGITS)}`)
  }

  get digest(): RowDigest {
    return { rows: this.#rows, sums: [this.#first, this.#second] }
  }
}

/** Whether two digests are of the same rows. */
export function isSameDigest(one: RowDigest, other: RowDigest): boolean {
  return one.rows === other.rows && one.sums[0] === other.sums[0] && one.sums[1] === other.sums[1]
}

/** Reads the value of a column that cannot be null. */
export function textOf(file: FileName, name: string): (row: ArchiveRow) => string {
  const place = columnAt(file, name)
  return (row) => {
    const value = row[place]
    if (typeof value !== 'string') throw new Error(`A row of ${file} has no ${name}`)
    return value
  }
}
