import { describe, expect, it } from 'vitest'
import type { Call } from '../../../sandbox/pay/call.ts'
import { sender } from '../../../sandbox/pay/exchange.ts'
import type { PayingNetwork } from '../../../sandbox/pay/network.ts'
import { type LineAnswer, OF_ROUTERS, OF_STRANGERS } from '../../support/answersToPayments.ts'
import { nodeDesk } from './nodeDesk.ts'
import { troubleFrom } from './troubles.ts'

const URL = 'https://toll.example'
const CALL: Call = { url: `${URL}/graphql`, method: 'POST', body: '{}' }
const NETWORK: PayingNetwork = {
  name: 'base',
  id: 'eip155:8453',
  chainId: 8453,
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
}
const OFFER = {
  scheme: 'exact',
  network: NETWORK.id,
  asset: NETWORK.asset,
  amount: '10000',
  payTo: '0x000000000000000000000000000000000000dEaD',
  maxTimeoutSeconds: 60,
  extra: { name: 'USD Coin', version: '2' },
}

/** A page whose paid calls are answered by these in turn. */
function pageWith(...steps: readonly (() => Response)[]) {
  const desk = nodeDesk(URL, NETWORK)
  const left = [...steps]
  desk.reach = async (_url, init) => {
    if ('PAYMENT-SIGNATURE' in (init.headers as object)) return left.shift()?.() ?? Response.error()
    const challenge = { x402Version: 2, resource: { url: CALL.url }, accepts: [OFFER], extensions: {} }
    const header = Buffer.from(JSON.stringify(challenge)).toString('base64')
    return new Response('{}', { status: 402, headers: { 'payment-required': header } })
  }
  return { desk, press: () => sender(desk)(CALL, { agreed: '0.01' }) }
}

const page = () => new Response('<html>Bad gateway</html>', { status: 502 })
const firewall = () => new Response('<html>Blocked</html>', { status: 403 })
const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status })
const busy = json(429, { success: false, error: 'Too many', retryAfter: 1 })
const done = json(200, { data: {} })

const lineAnswer =
  ({ status, body, headers = {} }: LineAnswer) =>
  () => {
    const response = new Response(body === '' ? null : body, { status, headers })
    if (!headers['content-type']) response.headers.delete('content-type')
    return response
  }

const isByBody = ([, { method }]: (typeof OF_STRANGERS)[number]) => method !== 'HEAD'

it.each(OF_STRANGERS.filter(isByBody))(
  'a payment is kept after %s, and sent again by the next press',
  async (_what, given) => {
    const { desk, press } = pageWith(lineAnswer(given), done)
    expect(await troubleFrom(press)).toMatchObject({ kind: 'upstream', money: 'You may have been charged 0.01 USD.' })
    expect(Object.keys(desk.lost)).toHaveLength(1)
    expect((await press()).status).toBe(200)
    expect([desk.signed.payments, desk.lost]).toEqual([1, {}])
  },
)

it.each(OF_ROUTERS.filter(isByBody))('%s of a router is final', async (_what, given) => {
  const { desk, press } = pageWith(lineAnswer(given))
  expect((await press()).status).toBe(given.status)
  expect([desk.signed.payments, desk.lost]).toEqual([1, {}])
})

describe('a payment is kept for the next press', () => {
  it.each([
    ['the page of a proxy that lost the router', [page]],
    ['a refusal that looks at no payment, after that', [page, busy]],
    ['the page of a firewall, and an empty one', [firewall, () => new Response(null, { status: 404 })]],
    ['a page that says that all is well', [() => new Response('<html>Sign in to the network</html>')]],
  ])('by %s', async (_what, steps) => {
    const { desk, press } = pageWith(...steps, done)
    for (const _ of steps)
      expect(await troubleFrom(press)).toMatchObject({ kind: 'upstream', money: 'You may have been charged 0.01 USD.' })
    expect((await press()).status).toBe(200)
    expect([desk.signed.payments, desk.lost]).toEqual([1, {}])
  })

  it('and not by an answer of the router', async () => {
    const { desk, press } = pageWith(json(502, { success: false, error: 'The company failed' }), busy)
    expect([(await press()).status, (await press()).status]).toEqual([502, 429])
    expect([desk.signed.payments, desk.lost]).toEqual([2, {}])
  })
})

describe('a kept payment', () => {
  /** A page that has one, of a wallet; of its own if null. */
  const pageWithLost = (payer: string | null, at = Date.now()) => {
    const { desk } = pageWith(done)
    const lost = { payment: 'e30=', total: '0.01', payer: payer ?? desk.account.address, network: NETWORK.id, at }
    desk.lost = { [`${CALL.method} ${CALL.url} ${CALL.body}`]: [lost] }
    return desk
  }

  it('is not sent from a page whose wallet is another one by now', async () => {
    const desk = pageWithLost('0xA11CE')
    const trouble = await troubleFrom(() => sender(desk)(CALL, { agreed: '0.01' }))
    expect(trouble).toMatchObject({ kind: 'wallet', detail: expect.stringContaining('Connect 0xA11CE') })
    expect([desk.signed.payments, Object.keys(desk.lost).length]).toEqual([0, 1])
  })

  it('of another wallet waits for that one, while this one pays for the request ten minutes later', async () => {
    const desk = pageWithLost('0xA11CE', Date.now() - 600_000)
    expect((await sender(desk)(CALL, { agreed: '0.01' })).status).toBe(200)
    expect(desk.signed.payments).toBe(1)
    expect(Object.values(desk.lost)).toMatchObject([[{ payer: '0xA11CE' }]])
  })

  it('that is above the price by now is sent when its own sum is agreed to', async () => {
    const desk = pageWithLost(null)
    const trouble = await troubleFrom(() => sender(desk)(CALL, { agreed: '0.009' }))
    expect(trouble).toMatchObject({ kind: 'price', total: '0.01', money: 'You may have been charged 0.01 USD.' })
    expect((await sender(desk)(CALL, { agreed: trouble.total ?? '' })).status).toBe(200)
    expect([desk.signed.payments, desk.lost]).toEqual([0, {}])
  })
})

it('a payment that another tab keeps while this one signs is sent, and no second one', async () => {
  const { desk, press } = pageWith(busy, done)
  const signer = await desk.signer()
  const other = { payment: 'e30=', total: '0.01', payer: signer.address, network: NETWORK.id, at: Date.now() }
  desk.signer = async () => ({
    ...signer,
    signTypedData(message) {
      desk.lost = { [`${CALL.method} ${CALL.url} ${CALL.body}`]: [other] }
      return signer.signTypedData(message)
    },
  })
  expect(await troubleFrom(press)).toMatchObject({ kind: 'upstream', money: 'You may have been charged 0.01 USD.' })
  expect(Object.values(desk.lost)).toEqual([[other]])
  expect((await press()).status).toBe(200)
  expect([desk.signed.payments, desk.lost]).toEqual([1, {}])
})

it('a call that is cancelled while its payment is in progress may have been charged, and says so', async () => {
  const { desk, press } = pageWith(json(202, { payment: '7bb9e98f', retryAfter: 1 }))
  desk.pause = () => Promise.reject(new DOMException('This operation was aborted', 'AbortError'))
  expect(await troubleFrom(press)).toMatchObject({ kind: 'offline', money: 'You may have been charged 0.01 USD.' })
  expect(Object.keys(desk.lost)).toHaveLength(1)
})
