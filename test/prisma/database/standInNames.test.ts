import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type UpgradedDatabase, upgradedDatabase } from './upgraded.ts'

const RENAMING = '20261125194946_stand_in_names'

let upgraded: UpgradedDatabase

beforeAll(async () => {
  upgraded = await upgradedDatabase(RENAMING, async (pool) => {
    await pool.query(`INSERT INTO merch.sandbox_order VALUES ('print', 'our name', '{"line_items": []}', now())`)
    await pool.query(`INSERT INTO travel.sandbox_order VALUES ('flight', 'FLIGHT', 'our reference', '{}', now(), NULL)`)
  })
}, 60_000)
afterAll(() => upgraded?.stop())

describe('orders of the stand-ins', () => {
  it.each([
    ['merch', 'print', 'external_id', 'our name'],
    ['travel', 'flight', 'client_ref', 'our reference'],
  ])('of %s are kept when their table is renamed', async (schema, id, member, reference) => {
    const { rows } = await upgraded.pool.query(`SELECT id, ${member} AS reference FROM ${schema}.stand_in_order`)
    expect(rows).toEqual([{ id, reference }])
  })

  it('keep their constraints and indexes, under the new name', async () => {
    const { rows } = await upgraded.pool.query(
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
