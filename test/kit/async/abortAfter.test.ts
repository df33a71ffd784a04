import { once } from 'node:events'
import { expect, it } from 'vitest'
import { abortAfter } from '../../../subgraphs/kit/async/timeout.ts'
import { collectGarbage } from '../../support/collectGarbage.ts'

/** Long enough that a collection comes first. Milliseconds. */
const LIMIT_MS = 200

/** What this turn has let go of can be collected from the next one on. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it.each([
  ['alone', undefined],
  ['beside a signal that does not abort', new AbortController().signal],
])('a time limit %s ends work also after a collection of garbage', async (_what, signal) => {
  const ended = once(abortAfter(LIMIT_MS, signal), 'abort')
  await nextTurn()
  collectGarbage()
  // Keeps the process running: the timer of a signal does not.
  const running = setInterval(() => {}, LIMIT_MS)
  await ended.finally(() => clearInterval(running))
})

it('a signal ends work before its limit', () => {
  const stopping = new AbortController()
  const signal = abortAfter(60_000, stopping.signal)
  collectGarbage()
  stopping.abort('stopped')
  expect(signal.reason).toBe('stopped')
})
