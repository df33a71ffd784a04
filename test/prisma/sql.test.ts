import { CamelCasePlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affected, allRows, anyOf, countRows, firstRow, insertRows, rowsFrom, tables } from '../../prisma/sql.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import type { Address } from '../../schema/address.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

const CREATED = new Date('2026-01-02T03:04:05.678Z')
const inbox = (id: string, localPart: string) => ({
  id,
  localPart,
  address: `${localPart}@mail.example`,
  owner: '0x00000000000000000000000000000000000000AA' as Address,
  retainMessages: false,
  createdAt: CREATED,
})

let ground: TestDatabase
beforeAll(async () => {
  ground = await testDatabase()
})
afterAll(() => ground.close())

test('what is written is read with the same names and types', async () => {
  const { pool } = ground.db
  const row = inbox('1', 'one')
  const written = await firstRow(pool, tables.insertInto('mail.inbox').values(row).returningAll())
  expect(written).toMatchObject({ ...row, subdomain: null, expiresAt: null })
  const read = tables.selectFrom('mail.inbox').select(['localPart', 'createdAt as at']).where('id', '=', '1')
  expect(await firstRow(pool, read)).toEqual({ localPart: 'one', at: CREATED })
  expect(await firstRow(pool, read.where('localPart', '=', 'another'))).toBeNull()
})

test('a statement over any number of values has one text', async () => {
  const { pool } = ground.db
  await affected(pool, tables.insertInto('mail.inbox').values([inbox('2', 'two'), inbox('3', 'three')]))
  const named = (ids: string[]) =>
    tables.selectFrom('mail.inbox').select(countRows.as('count')).where('id', '=', anyOf(ids))
  expect(named(['2']).compile().sql).toBe(named(['2', '3', '4']).compile().sql)
  expect(await firstRow(pool, named(['2', '3', '4']))).toEqual({ count: 2 })
})

test('a statement in a transaction that fails leaves nothing', async () => {
  const { pool } = ground.db
  const failing = inTransaction(pool, async (client) => {
    expect(await affected(client, tables.insertInto('mail.inbox').values(inbox('5', 'five')))).toBe(1)
    throw new Error('afterwards')
  })
  await expect(failing).rejects.toThrow('afterwards')
  expect(await allRows(pool, tables.selectFrom('mail.inbox').selectAll().where('id', '=', '5'))).toEqual([])
})

test('JSON in a column keeps the names of its members', async () => {
  const value = sql<unknown>`'{"snake_case": {"inner_name": 1}}'::jsonb`
  const row = await firstRow(ground.db.pool, tables.selectNoFrom(value.as('someValue')))
  expect(row).toEqual({ someValue: { snake_case: { inner_name: 1 } } })
})

test('each table and column keeps its name on the way to camel case and back', async () => {
  class Names extends CamelCasePlugin {
    wayBack = (name: string) => this.snakeCase(this.camelCase(name))
  }
  const names = new Names()
  const { rows } = await ground.db.pool.query<{ schema: string; table: string; column: string }>(
    // Statements name a partitioned table, never its partitions.
    `SELECT table_schema AS schema, table_name AS table, column_name AS column FROM information_schema.columns
       WHERE table_schema NOT IN ('information_schema', 'pg_catalog', 'graphile_worker', 'public')
         AND NOT EXISTS (SELECT FROM pg_class WHERE oid = format('%I.%I', table_schema, table_name)::regclass AND relispartition)`,
  )
  expect(rows.length).toBeGreaterThan(400)
  expect(
    rows.filter(({ table, column }) => names.wayBack(table) !== table || names.wayBack(column) !== column),
  ).toEqual([])
})

test('rows given to a statement are a table with their names and types', async () => {
  const given = [
    { scopeName: 'one', most: 1 },
    { scopeName: 'two', most: 20_000_000 },
  ]
  const over = (rows: typeof given) =>
    tables
      .selectFrom(rowsFrom(rows, { scopeName: 'text', most: 'int4' }, 'bound'))
      .select(['bound.scopeName', 'most'])
      .where('bound.most', '>', 1)
  expect(await allRows(ground.db.pool, over(given))).toEqual([{ scopeName: 'two', most: 20_000_000 }])
  expect(await allRows(ground.db.pool, over([]))).toEqual([])
  expect(over([]).compile().sql).toBe(over(given).compile().sql)
})

test('any number of rows is inserted by one statement', async () => {
  const { pool } = ground.db
  const signers = [
    { subdomain: 'many', wallet: '0x00000000000000000000000000000000000000AA' as Address, addedAt: CREATED },
    { subdomain: 'many', wallet: '0x00000000000000000000000000000000000000bb' as Address, addedAt: CREATED },
  ]
  const subdomain = {
    name: 'many',
    owner: '0x00000000000000000000000000000000000000AA' as Address,
    actId: 'a:0',
    createdAt: CREATED,
  }
  await affected(pool, tables.insertInto('mail.subdomain').values(subdomain))
  const insert = (rows: typeof signers) =>
    insertRows('mail.signer', rows, { subdomain: 'text', wallet: 'text', addedAt: 'timestamptz' })
  expect(await affected(pool, insert(signers))).toBe(2)
  expect(await affected(pool, insert([]))).toBe(0)
  expect(await allRows(pool, tables.selectFrom('mail.signer').selectAll().orderBy('wallet'))).toEqual(signers)
  expect(insert([]).compile().sql).toBe(insert(signers).compile().sql)
})
