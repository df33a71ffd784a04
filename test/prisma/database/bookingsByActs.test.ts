import { afterAll, beforeAll, expect, it } from 'vitest'
import { type UpgradedDatabase, upgradedDatabase } from './upgraded.ts'

const BY_ACTS = '20261126000902_bookings_by_acts'

const STATES = ['HELD', 'SENDING', 'BOOKED', 'CANCELLED', 'FAILED', 'RELEASED'] as const

let upgraded: UpgradedDatabase

beforeAll(async () => {
  upgraded = await upgradedDatabase(BY_ACTS, async (pool) => {
    for (const state of STATES) {
      const isBooked = state === 'BOOKED' || state === 'CANCELLED'
      await pool.query(
        `INSERT INTO travel.booking (act_id, kind, state, wallet, source, order_id, payload)
         VALUES ($1, 'HOTEL', $2::travel.booking_state, 'a wallet', 'live', $3, $4)`,
        [`${state}:0`, state, isBooked ? `order ${state}` : null, isBooked ? '{}' : null],
      )
    }
  })
}, 60_000)
afterAll(() => upgraded?.stop())

it('the acts of bookings are where they were: held, asked for, done or released', async () => {
  const { rows } = await upgraded.pool.query<{ act_id: string; state: string; field: string; ended: boolean }>(
    'SELECT act_id, state, field, ended_at IS NOT NULL AS ended FROM kit.act ORDER BY act_id',
  )
  expect(rows.map(({ act_id, state, ended }) => [act_id, state, ended])).toEqual([
    ['BOOKED:0', 'DONE', true],
    ['CANCELLED:0', 'DONE', true],
    ['FAILED:0', 'RELEASED', true],
    ['HELD:0', 'HELD', false],
    ['RELEASED:0', 'RELEASED', true],
    ['SENDING:0', 'ASKED', false],
  ])
  expect(new Set(rows.map(({ field }) => field))).toEqual(new Set(['Mutation.bookHotel']))
})

it('only confirmed bookings stay', async () => {
  const { rows } = await upgraded.pool.query('SELECT act_id, state, order_id FROM travel.booking ORDER BY act_id')
  expect(rows).toEqual([
    { act_id: 'BOOKED:0', state: 'BOOKED', order_id: 'order BOOKED' },
    { act_id: 'CANCELLED:0', state: 'CANCELLED', order_id: 'order CANCELLED' },
  ])
})
