import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { type PayingFetch, payingFetch } from '../../packages/client/src/index.ts'
import { collectGarbage } from '../support/collectGarbage.ts'
import { URL } from './offer.ts'

/** A paying fetch whose requests are never answered, and the signals that they were sent with. */
function payer() {
  const signals: AbortSignal[] = []
  const fetch: typeof globalThis.fetch = (_input, init) =>
    new Promise((_, reject) => {
      const signal = init?.signal as AbortSignal
      signals.push(signal)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const wallet = privateKeyToAccount(generatePrivateKey())
  return { pay: payingFetch({ wallet, budget: { perCall: '0.10', total: '0.20' }, fetch }), signals }
}

/** What this turn has let go of can be collected from the next one on. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it.each([
  ['a URL', (pay: PayingFetch, signal: AbortSignal) => pay(URL, { signal })],
  ['a Request', (pay: PayingFetch, signal: AbortSignal) => pay(new Request(URL, { signal }))],
])('a call of %s is aborted by its signal also after a collection of garbage', async (_what, call) => {
  const { pay, signals } = payer()
  const aborting = new AbortController()
  const answer = call(pay, aborting.signal)
  answer.catch(() => {})
  do await nextTurn()
  while (signals.length === 0)
  collectGarbage()
  aborting.abort(new Error('The user has left'))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  await expect(answer).rejects.toThrow('The user has left')
})
