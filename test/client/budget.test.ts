import fc from 'fast-check'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import {
  AnswerLostError,
  Budget,
  OverBudgetError,
  type PayingOptions,
  payingFetch,
} from '../../packages/client/src/index.ts'
import { formatUsd } from '../../packages/client/src/usd.ts'
import { collectGarbage } from '../support/collectGarbage.ts'
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

/** What may become of a payment, after which nothing more does. */
const FATES = [
  'settled',
  'less',
  'dropped',
  'expires',
  'lost',
  'lost and settled',
  'expired and settled',
  'settled and told again with refunds',
  'settled, and lost when it was told again',
] as const
const LESS = 3n

it('what is spent and left follows from what became of each payment, however many there were', () => {
  const payment = fc.record({ units: fc.bigInt(LESS, 1_000n), fate: fc.constantFrom(...FATES), at: fc.nat(200_000) })
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 40 }), (payments) => {
      const clock = { now: 0 }
      const budget = new Budget({ perCall: '1', total: '1' }, () => clock.now)
      let settled = 0n
      const open: { readonly units: bigint; readonly until: number }[] = []
      for (const { units, fate, at } of [...payments].sort((one, other) => one.at - other.at)) {
        clock.now = Math.max(clock.now, at)
        const counted = budget.take(units, 60)
        if (fate === 'dropped') counted.dropped()
        else counted.expires()
        if (fate === 'lost' || fate === 'lost and settled') counted.lost()
        if (fate === 'lost and settled' || fate === 'expired and settled') {
          clock.now += 61_000
          // Another payment, for which the budget is looked through.
          budget.take(1n, 60).dropped()
        }
        const isLess = fate === 'less' || fate === 'settled and told again with refunds'
        if (fate.includes('settled')) counted.settled(units)
        if (isLess) counted.settled(LESS)
        if (fate === 'settled, and lost when it was told again') counted.lost()
        if (isLess) settled += LESS
        else if (fate.includes('settled')) settled += units
        if (fate === 'expires') open.push({ units, until: clock.now + 60_000 })
        if (fate === 'lost') open.push({ units, until: Number.POSITIVE_INFINITY })
        const counts = open.filter(({ until }) => until > clock.now).reduce((sum, one) => sum + one.units, 0n)
        expect([budget.spentUsd, budget.leftUsd]).toEqual([
          formatUsd(settled),
          formatUsd(1_000_000n - settled - counts),
        ])
      }
    }),
  )
})

it('a budget takes no more memory for the payments that it has counted', () => {
  const clock = { now: 0 }
  const budget = new Budget({ perCall: '1', total: '1' }, () => clock.now)
  const heap = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  for (let made = 0; made < 300_000; made += 1) {
    clock.now += 1_000
    const counted = budget.count(1n, 60)
    if (made % 2 === 0) counted.settled(1n)
  }
  expect(budget.spentUsd).toBe('0.15')
  // Less than 30 bytes for each.
  expect(heap() - before).toBeLessThan(8_000_000)
})
