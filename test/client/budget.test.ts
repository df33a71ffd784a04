import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import {
  AnswerLostError,
  Budget,
  OverBudgetError,
  type PayingOptions,
  payingFetch,
} from '../../packages/client/src/index.ts'
import { header, OFFER, URL } from './offer.ts'

const SETTLEMENT = header({ success: true, transaction: '0x12', extensions: {} })
const CHALLENGE = header({ x402Version: 2, resource: { url: URL }, accepts: [OFFER], extensions: {} })
const unpaid = () => new Response('{}', { status: 402, headers: { 'payment-required': CHALLENGE } })

/** A payer with a budget of two calls and a clock of its own. `paid` answers its paid requests; null loses the answer. */
function payer(paid: () => Response | null, wallet?: PayingOptions['wallet']) {
  const clock = { now: 0 }
  const budget = new Budget({ perCall: '0.10', total: '0.20' }, () => clock.now)
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    if (!new Headers(init?.headers).has('payment-signature')) return unpaid()
    const answer = paid()
    if (answer) return answer
    throw new TypeError('fetch failed')
  }
  const retry = { patienceMs: 5, pauseMs: 1 }
  const account = privateKeyToAccount(generatePrivateKey())
  return { clock, budget, pay: payingFetch({ wallet: wallet ?? account, budget, fetch, retry }) }
}

it('a payment whose answer was lost counts after it has expired: it may have been settled', async () => {
  let answer: Response | null = null
  const { budget, clock, pay } = payer(() => answer)
  for (const call of ['a', 'b']) await expect(pay(`${URL}?${call}`)).rejects.toBeInstanceOf(AnswerLostError)
  clock.now = 61_000
  await expect(pay(`${URL}?c`)).rejects.toBeInstanceOf(OverBudgetError)
  expect([budget.spentUsd, budget.leftUsd]).toEqual(['0.00', '0.00'])
  answer = new Response('{}', { headers: { 'payment-response': SETTLEMENT } })
  await pay(`${URL}?a`)
  expect([budget.spentUsd, budget.leftUsd]).toEqual(['0.10', '0.00'])
  answer = new Response('{}')
  await pay(`${URL}?b`)
  expect([budget.spentUsd, budget.leftUsd]).toEqual(['0.10', '0.10'])
})

it('a payment counts from before its wallet is connected until it expires, however long that takes', async () => {
  let connect: (wallet: ReturnType<typeof privateKeyToAccount>) => void = () => {}
  const connected = new Promise<ReturnType<typeof privateKeyToAccount>>((resolve) => {
    connect = resolve
  })
  const { budget, clock, pay } = payer(
    () => new Response('{}'),
    () => connected,
  )
  const paying = pay(URL)
  await expect.poll(() => budget.leftUsd).toBe('0.10')
  clock.now = 120_000
  expect(budget.leftUsd).toBe('0.10')
  connect(privateKeyToAccount(generatePrivateKey()))
  await paying
  clock.now = 179_000
  expect(budget.leftUsd).toBe('0.10')
  clock.now = 181_000
  expect(budget.leftUsd).toBe('0.20')
})
