import { describe, expect, test } from 'vitest'
import { indexStatements, isConcurrent, splitStatements } from '../../prisma/concurrently/statements.ts'
import { readMigrations } from '../../prisma/migrate.ts'
import { splitIndexBuilds } from '../../scripts/support/indexBuilds.mjs'
import { blocksOf } from '../docs/blocks/block.ts'

/** Migrations up to this one may build indexes that block writes. */
const LAST_BLOCKING = '20261127155736_settlement_queue'

const INDEX = /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY\b)[^;]*?\bON\s+(?:ONLY\s+)?([\w".]+)/gi
const KEY =
  /\bALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?([\w".]+)[^;]*?\bADD\s+(?:CONSTRAINT\s+[\w"]+\s+)?(?:UNIQUE|PRIMARY\s+KEY)\s*(?!USING\b)\(/gi
const TABLE = /\bCREATE\s+(?:UNLOGGED\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?([\w".]+)/gi

/** Why a migration would keep others from writing to a table while it builds an index; empty where it does not. */
function blockingBuilds(name: string, sql: string): string[] {
  if (isConcurrent(sql)) {
    indexStatements(name, sql)
    return []
  }
  const script = splitStatements(sql).join(';\n')
  const tables = (pattern: RegExp) => [...script.matchAll(pattern)].map(([, table = '']) => table.replaceAll('"', ''))
  const created = new Set(tables(TABLE))
  return [...tables(INDEX), ...tables(KEY)]
    .filter((table) => !created.has(table))
    .map(
      (table) =>
        `${name} builds an index on ${table}, which has rows: no payment can write to it until the index is built. ` +
        'Move it to a migration of its own whose first line is "-- @concurrent: why", as CREATE INDEX CONCURRENTLY IF NOT EXISTS ' +
        '(docs/operations.md, A release beside the one before)',
    )
}

describe('a new migration', () => {
  test('builds no index on a table that others write to', async () => {
    const migrations = (await readMigrations()).filter(({ name }) => name > LAST_BLOCKING)
    expect(migrations.flatMap(({ name, sql }) => blockingBuilds(name, sql))).toEqual([])
  })

  test.each([
    ['an index', 'CREATE INDEX "a_idx" ON "ledger"."payment"("payer");'],
    [
      'a unique index',
      'CREATE TABLE room.note (id int);\nCREATE UNIQUE INDEX IF NOT EXISTS a ON ONLY ledger.payment USING btree (payer)',
    ],
    ['an index in a block', 'DO $$ BEGIN CREATE INDEX ON ledger.payment (payer); END $$'],
    [
      'a unique constraint',
      'ALTER TABLE ONLY "ledger"."payment" ADD COLUMN x int, ADD CONSTRAINT "x_key" UNIQUE ("x");',
    ],
    ['a key', 'ALTER TABLE ledger.payment ADD PRIMARY KEY (id);'],
  ])('is refused with %s', (_, sql) => {
    expect(blockingBuilds('new', sql)).toEqual([
      expect.stringContaining('new builds an index on ledger.payment, which has rows: no payment can write to it'),
    ])
  })

  test.each([
    [
      'an index on a table of its own',
      'CREATE TABLE "room"."note" (id int);\nCREATE INDEX "a" ON "room"."note"("id");',
    ],
    ['an index in a comment', '-- CREATE INDEX a ON ledger.payment (payer)\nSELECT 1;'],
    ['a key over an index that exists', 'ALTER TABLE ledger.payment ADD CONSTRAINT x UNIQUE USING INDEX x_idx;'],
    [
      'an index that is built concurrently',
      '-- @concurrent: large\nCREATE INDEX CONCURRENTLY IF NOT EXISTS a ON ledger.payment (payer);',
    ],
  ])('may have %s', (_, sql) => {
    expect(blockingBuilds('new', sql)).toEqual([])
  })

  test('may be written as the documentation shows it', () => {
    const samples = blocksOf('docs/operations.md').filter(({ text }) => text.startsWith('-- @concurrent'))
    const statements = samples.map(({ text }) => indexStatements('sample', text).map(({ kind }) => kind))
    expect(statements).toEqual([['create', 'drop']])
  })
})

describe('npm run prisma:migration', () => {
  const TABLE =
    '-- CreateTable\nCREATE TABLE "room"."note" (\n    "id" INTEGER\n);\n\n-- CreateIndex\nCREATE INDEX "own_idx" ON "room"."note"("id");\n'
  const BUILD = '-- CreateIndex\nCREATE UNIQUE INDEX "payer_idx" ON "ledger"."credential"("payer");\n'

  test('builds indexes on older tables in a migration of their own', () => {
    const { rest, builds } = splitIndexBuilds(`${TABLE}\n${BUILD}`)
    expect(rest).toBe(TABLE)
    expect(indexStatements('indexes', builds ?? '')).toMatchObject([
      { kind: 'create', isUnique: true, name: 'payer_idx', table: '"ledger"."credential"', definition: '("payer")' },
    ])
  })

  test('writes one migration where one is enough', () => {
    expect(splitIndexBuilds(TABLE)).toEqual({ rest: TABLE, builds: null })
    expect(splitIndexBuilds(BUILD).rest).toBeNull()
  })
})
