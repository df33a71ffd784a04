import { describe, expect, it } from 'vitest'
import { readCall } from '../../packages/client/src/call.ts'
import { deliver } from '../../packages/client/src/deliver.ts'
import { AnswerLostError } from '../../packages/client/src/index.ts'
import { type LineAnswer, OF_ROUTERS, OF_STRANGERS } from '../support/answersToPayments.ts'

const PAYMENT = {
  headers: { 'payment-signature': 'e30=' },
  units: '10000',
  network: 'eip155:8453',
  payer: '0x000000000000000000000000000000000000000A',
  at: 0,
  validSeconds: 60,
}

/** A page of a proxy, as it answers for a router that it lost. */
const page = (status: number) => new Response('<html>Bad gateway</html>', { status })
const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })
const broken = new TypeError('fetch failed')
const done = () => json(200, { data: {} })
const busy = () => json(429, { success: false, error: 'Too many', retryAfter: 0 })

/** The status of the final answer, and how often the payment was sent, where the server does these in turn. */
async function delivered(
  steps: readonly (Response | Error)[],
  wasSent = false,
  method = 'GET',
): Promise<[number, number]> {
  let sent = 0
  const fetch: typeof globalThis.fetch = async () => {
    const step = steps[sent]
    sent += 1
    if (!step) throw new Error('sent once more than expected')
    if (step instanceof Error) throw step
    return step
  }
  const call = await readCall('https://toll.example/graphql', { method })
  const { status } = await deliver(call, PAYMENT, fetch, { patienceMs: 500, pauseMs: 1 }, wasSent)
  return [status, sent]
}

const answer = ({ status, body, headers = {} }: LineAnswer) =>
  new Response(body === '' ? null : body, { status, headers })

it.each(OF_STRANGERS)('a payment is sent again after %s', async (_what, given) => {
  expect(await delivered([answer(given), done()], false, given.method)).toEqual([200, 2])
})

it.each(OF_ROUTERS)('%s of a router is final', async (_what, given) => {
  expect(await delivered([answer(given)], false, given.method)).toEqual([given.status, 1])
})

describe('a payment is sent again', () => {
  it.each([
    ['429', busy],
    ['408', () => json(408, { success: false, error: 'Too slow' })],
    ['the 429 of a proxy', () => page(429)],
  ])('after %s, which looks at no payment, where it may have been taken before', async (_what, refused) => {
    expect(await delivered([broken, refused(), done()])).toEqual([200, 3])
    expect(await delivered([page(502), refused(), done()])).toEqual([200, 3])
    expect(await delivered([refused(), done()], true)).toEqual([200, 2])
  })

  it('after an empty 404 behind a broken connection', async () => {
    expect(await delivered([broken, new Response(null, { status: 404 }), done()])).toEqual([200, 3])
  })

  it('until patience ends, and then its answer is lost', async () => {
    const refusals = Array.from({ length: 10_000 }, () => page(502))
    await expect(delivered(refusals)).rejects.toBeInstanceOf(AnswerLostError)
  })
})

it('a 429 before anything was taken is final', async () => {
  const given = busy()
  expect(await delivered([given])).toEqual([429, 1])
})
