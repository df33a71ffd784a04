import type { PublicClient } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openHead } from '../../../router/payments/evm/head.ts'

/** Time between two blocks, in milliseconds. */
const BLOCK_MS = 2_000

let questions: number
let isAway: boolean
/** A chain whose blocks come by the clock. */
const client = {
  request: async () => {
    questions += 1
    if (isAway) throw new Error('The node does not answer')
    return `0x${Math.floor(Date.now() / BLOCK_MS).toString(16)}`
  },
} as unknown as Pick<PublicClient, 'request'>

beforeEach(() => {
  // In the middle of a block.
  vi.useFakeTimers({ now: 1_000 * BLOCK_MS + 700 })
  questions = 0
  isAway = false
})
afterEach(() => {
  vi.useRealTimers()
})

/** Waits for the next block; returns how long after it began that was seen, in milliseconds. */
async function lateness(head: ReturnType<typeof openHead>): Promise<number> {
  let after: number | null = null
  const waiting = head.after(head.height, 60_000).then(() => {
    after = Date.now() % BLOCK_MS
  })
  while (after === null) await vi.advanceTimersByTimeAsync(5)
  await waiting
  return after
}

test('each block is seen within 100 ms, with a few questions once its time is learnt', async () => {
  const head = openHead(client)
  await head.after(null, 1)
  for (let block = 0; block < 4; block += 1) expect(await lateness(head)).toBeLessThanOrEqual(100)
  questions = 0
  for (let block = 0; block < 10; block += 1) expect(await lateness(head)).toBeLessThanOrEqual(100)
  expect(questions).toBeLessThan(120)
})

test('all who wait share the questions, and without them the chain is not asked', async () => {
  const head = openHead(client)
  const waiting = Array.from({ length: 50 }, () => head.after(1_000n, 60_000))
  await vi.advanceTimersByTimeAsync(BLOCK_MS)
  await Promise.all(waiting)
  const asked = questions
  expect(asked).toBeLessThan(50)
  await vi.advanceTimersByTimeAsync(10 * BLOCK_MS)
  expect(questions).toBe(asked)
})

test('a newer block that is known already is not waited for', async () => {
  const head = openHead(client)
  await head.after(null, 1_000)
  const asked = questions
  await head.after(900n, 1_000)
  expect(questions).toBe(asked)
})

test('a chain that does not answer ends the wait at its limit, and is followed again once it answers', async () => {
  isAway = true
  const head = openHead(client)
  let isOver = false
  const waiting = head.after(null, 3_000).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(2_990)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  await waiting
  expect(head.height).toBeNull()
  isAway = false
  await head.after(null, 3_000)
  expect(head.height).not.toBeNull()
})
