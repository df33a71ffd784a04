import {
  type AliasedRawBuilder,
  CamelCasePlugin,
  type Compilable,
  DummyDriver,
  type Insertable,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryId,
  type RawBuilder,
  type Selectable,
  sql,
  type UnknownRow,
} from 'kysely'
import type { Tables } from './client/tables.ts'
import type { Pool, PoolClient } from './database.ts'
import { portions } from './portions.ts'

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/**
 * Builds SQL over the tables of prisma/schema, with names and types checked; names are in camel case here and in snake
 * case in Postgres. It has no connection: run what it builds with `allRows`, `firstRow` or `affected`, on the pool or
 * in a transaction.
 *
 * @example
 * const inbox = await firstRow(pool, tables.selectFrom('mail.inbox').selectAll().where('address', '=', address))
 */
export const tables = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [camelCase],
})

/** A row of a table, as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** The rows that a statement selects or returns. */
export async function allRows<Row>(connection: Pool | PoolClient, statement: Compilable<Row>): Promise<Row[]> {
  const { sql: text, parameters, queryId } = statement.compile()
  const { rows } = await connection.query(text, [...parameters])
  return await inCamelCase<Row>(rows, queryId)
}

async function inCamelCase<Row>(rows: readonly UnknownRow[], queryId: QueryId): Promise<Row[]> {
  const result = await camelCase.transformResult({ result: { rows: [...rows] }, queryId })
  return result.rows as Row[]
}

/** The first row that a statement selects or returns; null if there is none. */
export async function firstRow<Row>(connection: Pool | PoolClient, statement: Compilable<Row>): Promise<Row | null> {
  return (await allRows(connection, statement))[0] ?? null
}

/** The one row of a statement that always has one, as an aggregate or an insert does. Throws if there is none. */
export async function onlyRow<Row>(connection: Pool | PoolClient, statement: Compilable<Row>): Promise<Row> {
  const row = await firstRow(connection, statement)
  if (row === null) throw new Error(`No row came of: ${statement.compile().sql}`)
  return row
}

/** Runs a statement and returns the number of rows that it selected, inserted, changed or deleted. */
export async function affected(connection: Pool | PoolClient, statement: Compilable<unknown>): Promise<number> {
  const { sql: text, parameters } = statement.compile()
  return (await connection.query(text, [...parameters])).rowCount ?? 0
}

/**
 * Any of these values, for `where(column, '=', anyOf(values))`. One parameter, so the statement's text is the same for
 * any number of values and is prepared once; Kysely's `in` has a parameter for each.
 */
export function anyOf<Value>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`any(${values})`
}

/** A day, as `2026-01-31`, for a statement: `pg` would write a Date in the time zone of the process. */
export function dateOf(day: string): RawBuilder<Date> {
  return sql<Date>`${day}::date`
}

/** The number of rows, as a number; Kysely's `countAll` gives the text of a bigint. */
export const countRows = sql<number>`count(*)::int`

/** The Postgres types of the columns of rows that are given to a statement. */
type ColumnTypes<Given> = {
  readonly [Column in keyof Given & string]:
    | 'text'
    | 'int4'
    | 'int8'
    | 'numeric'
    | 'timestamptz'
    | 'bool'
    | 'bytea'
    | 'jsonb'
    | 'data.token_standard'
    | 'enrich.crawl_page_status'
}

/**
 * These rows as a table of a statement, by `unnest`: one parameter for each column, so the statement's text is the same
 * for any number of rows.
 *
 * @example
 * tables.selectFrom(rowsFrom(bounds, { scope: 'text', most: 'int4' }, 'bound')).select('bound.scope')
 */
export function rowsFrom<Given extends object, Alias extends string>(
  rows: readonly Given[],
  types: ColumnTypes<Given>,
  alias: Alias,
): AliasedRawBuilder<Given, Alias> {
  const columns = Object.keys(types) as (keyof Given & string)[]
  const arrays = columns.map((column) => sql`${rows.map((row) => row[column])}::${sql.raw(types[column])}[]`)
  const names = columns.map((column) => sql.id(column))
  return sql<Given>`unnest(${sql.join(arrays)})`.as(sql`${sql.id(alias)} (${sql.join(names)})`)
}

/** Inserts rows by `rowsFrom`: for any number of rows the same statement. */
export function insertRows<Table extends keyof Tables & string, Given extends Insertable<Tables[Table]> & object>(
  table: Table,
  rows: readonly Given[],
  types: ColumnTypes<Given> & { readonly [Column in Exclude<keyof Given, keyof Tables[Table]>]: never },
) {
  const columns = Object.keys(types) as (keyof Tables[Table] & string)[]
  const given = sql`SELECT * FROM ${rowsFrom(rows, types, 'given')}`
  return tables.insertInto(table).columns(columns).expression(given)
}

/** The rows of a statement in portions, by a cursor. Needs a transaction; one statement at a time. */
export async function* rowPortions<Row>(
  transaction: PoolClient,
  statement: Compilable<Row>,
): AsyncGenerator<readonly Row[]> {
  const { sql: text, parameters, queryId } = statement.compile()
  for await (const rows of portions<Record<string, unknown>>(transaction, text, parameters)) {
    yield await inCamelCase<Row>(rows, queryId)
  }
}

/**
 * For `doUpdateSet`: these columns get the values of the row that could not be inserted.
 *
 * @example
 * insert.onConflict((conflict) => conflict.column('url').doUpdateSet(excluded<'enrich.webPage'>(['title', 'readAt'])))
 */
export function excluded<Table extends keyof Tables>(columns: readonly (keyof Tables[Table] & string)[]) {
  const given = columns.map((column) => [column, sql.ref(`excluded.${column}`)] as const)
  return Object.fromEntries(given) as Partial<Record<keyof Tables[Table], RawBuilder<never>>>
}
