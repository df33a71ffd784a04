import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { applyMigrations } from '../../../prisma/migrate.ts'
import { openPool } from '../../support/pool.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))
const RENAMING = '20261125194946_stand_in_names'

let scratch: string
let server: EmbeddedPostgres
let pool: pg.Pool

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'tollgraph-test-'))
  server = await startEmbeddedPostgres({ dataDir: path.join(scratch, 'data') })
  pool = openPool(server.url, { max: 2 })
  const entries = await readdir(MIGRATIONS, { withFileTypes: true })
  const older = entries.filter((entry) => entry.isDirectory() && entry.name < RENAMING)
  for (const { name } of older)
    await cp(path.join(MIGRATIONS, name), path.join(scratch, 'older', name), { recursive: true })
  await applyMigrations(pool, { directory: path.join(scratch, 'older') })
  await pool.query(`INSERT INTO merch.sandbox_order VALUES ('print', 'our name', '{"line_items": []}', now())`)
  await pool.query(`INSERT INTO travel.sandbox_order VALUES ('flight', 'FLIGHT', 'our reference', '{}', now(), NULL)`)
  await applyMigrations(pool)
}, 60_000)
afterAll(async () => {
  await pool?.end()
  await server?.stop()
  await rm(scratch, { recursive: true, force: true })
})

describe('orders of the stand-ins', () => {
  it.each([
    ['merch', 'print', 'external_id', 'our name'],
    ['travel', 'flight', 'client_ref', 'our reference'],
  ])('of %s are kept when their table is renamed', async (schema, id, member, reference) => {
    const { rows } = await pool.query(`SELECT id, ${member} AS reference FROM ${schema}.stand_in_order`)
    expect(rows).toEqual([{ id, reference }])
  })

  it('keep their constraints and indexes, under the new name', async () => {
    const { rows } = await pool.query(
      `SELECT schemaname, indexname FROM pg_indexes WHERE tablename IN ('stand_in_order', 'sandbox_order') ORDER BY 1, 2`,
    )
    expect(rows.map(({ schemaname, indexname }) => `${schemaname}.${indexname}`)).toEqual([
      'merch.stand_in_order_created_at_idx',
      'merch.stand_in_order_external_id_key',
      'merch.stand_in_order_pkey',
      'travel.stand_in_order_client_ref_key',
      'travel.stand_in_order_pkey',
    ])
  })
})
