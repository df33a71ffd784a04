import { getEventListeners } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { Listener } from '../../prisma/listen.ts'
import { openPool } from '../../prisma/openPool.ts'

/** Nothing listens there. */
const AWAY = 'postgresql://tollgraph@127.0.0.1:1/tollgraph'
const ATTEMPTS = 4

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a listener whose database is away keeps nothing of its attempts to connect', async () => {
  const signals: AbortSignal[] = []
  class Watched extends AbortController {
    constructor() {
      super()
      signals.push(this.signal)
    }
  }
  vi.stubGlobal('AbortController', Watched)
  const pool = openPool(AWAY)
  const held: number[] = []
  const listener = new Listener({
    pool,
    url: AWAY,
    channels: ['notes'],
    onNotice: () => {},
    onReconnected: () => {},
    onBeat: () => {},
    onLost: () => held.push(signals.flatMap((signal) => getEventListeners(signal, 'abort')).length),
  })
  await expect.poll(() => held.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(ATTEMPTS)
  await listener.stop()
  await pool.end()
  expect(new Set(held)).toEqual(new Set([0]))
})
