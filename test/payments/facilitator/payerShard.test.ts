import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { payerShard } from '../../../router/payments/facilitator/payerShard.ts'

function paidBy(from: unknown, member = 'authorization'): Presented {
  return { payload: { payload: { [member]: { from } } } } as unknown as Presented
}

const address = fc.stringMatching(/^0x[0-9a-f]{40}$/)

test('a payer always has the same key, however its address is spelled and its payment is made', () => {
  fc.assert(
    fc.property(address, fc.integer({ min: 1, max: 16 }), (payer, count) => {
      const shard = payerShard(paidBy(payer), count)
      expect(shard).toBeLessThan(count)
      expect(payerShard(paidBy(`0x${payer.slice(2).toUpperCase()}`), count)).toBe(shard)
      expect(payerShard(paidBy(payer, 'permit2Authorization'), count)).toBe(shard)
    }),
  )
})

test('payers are spread over all keys', () => {
  const counts = [0, 0, 0, 0]
  for (let payer = 0; payer < 4_000; payer += 1)
    counts[payerShard(paidBy(`0x${payer.toString(16).padStart(40, '0')}`), 4)]! += 1
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150)
})

test('a payload without a payer goes to the first key', () => {
  expect(payerShard(paidBy(undefined), 4)).toBe(0)
  expect(payerShard({ payload: { payload: {} } } as unknown as Presented, 4)).toBe(0)
})
