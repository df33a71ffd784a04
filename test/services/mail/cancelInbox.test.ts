import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestRefund } from '../../../prisma/ledger/requests.ts'
import { type AtomicUsdc, parseUsd } from '../../../schema/money.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { someName } from './support/service.ts'

const DAY_MS = 24 * 60 * 60_000

/** How far the installation's clock is ahead of ours, in milliseconds. */
let ahead = 0
let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({}, { now: () => new Date(Date.now() + ahead) })
})
afterAll(() => tollgraph?.stop())

interface Answer {
  readonly status: number
  readonly body: {
    readonly success: boolean
    readonly error?: string
    readonly daysRemaining?: number
    readonly refund?: Readonly<Record<string, unknown>> & { readonly amount: string; readonly transactionHash?: string }
  }
}

async function post(send: typeof fetch, path: string, body: object): Promise<Answer> {
  const response = await send(`${tollgraph.url}/mail${path}`, json(body))
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

async function boughtBy(wallet: TestWallet): Promise<string> {
  const username = someName()
  const { status, body } = await post(wallet.pay, '/api/inbox/buy', { username })
  expect({ status, body }).toMatchObject({ status: 200, body: { success: true, daysRemaining: 30 } })
  return username
}

const cancel = (wallet: TestWallet, username: string, more: object = {}) =>
  post(wallet.sign, '/api/inbox/cancel', { username, ...more })

/** As `tollgraph refund` does, of the wallet's only payment. */
async function refundByOperator(wallet: TestWallet, amount: AtomicUsdc): Promise<void> {
  const [payment] = await paymentsOf(tollgraph, wallet.address)
  const request = { actId: `${payment?.id}:0`, key: 'operator:0', amount, reason: 'The operator says so' }
  await requestRefund(tollgraph.backend.db.pool, request)
}

describe('cancelling an inbox', () => {
  it('gives the owner the whole price back, on chain, when it has just been bought', async () => {
    const [wallet, other] = [await makeWallet(tollgraph), await makeWallet(tollgraph)]
    const username = await boughtBy(wallet)
    const before = await wallet.balance()
    const { status, body } = await cancel(wallet, username)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      inbox: `${username}@mail.tollgraph.example`,
      cancelled: true,
      refund: {
        amount: '1.00',
        currency: 'USDC',
        network: 'eip155:84532',
        to: wallet.address,
        status: 'completed',
        transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      },
      daysRemaining: 30,
    })
    expect((await wallet.balance()) - before).toBe(1_000_000n)
    const again = await cancel(wallet, username)
    expect(again).toMatchObject({ status: 400, body: { error: 'Validation failed', issues: [{ path: ['username'] }] } })
    expect(JSON.stringify(again.body)).toContain('cancelled already')
    expect((await post(wallet.pay, '/api/inbox/topup', { username })).status).toBe(404)
    expect((await cancel(other, username)).status).toBe(404)
  })

  it('keeps the name for its owner for 30 days, as an inbox and as a subdomain', async () => {
    const [wallet, other] = [await makeWallet(tollgraph), await makeWallet(tollgraph)]
    const [kept, given] = [await boughtBy(wallet), await boughtBy(wallet)]
    for (const username of [kept, given]) expect((await cancel(wallet, username)).status).toBe(200)
    const before = await other.balance()
    const refused = await post(other.pay, '/api/inbox/buy', { username: kept })
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('former owner until') } })
    expect((await post(other.pay, '/api/subdomain/buy', { subdomain: kept })).status).toBe(409)
    expect(await other.balance()).toBe(before)
    expect((await post(wallet.pay, '/api/inbox/buy', { username: kept })).status).toBe(200)
    ahead += 30 * DAY_MS + 1_000
    expect((await post(other.pay, '/api/inbox/buy', { username: given })).status).toBe(200)
    expect((await cancel(wallet, given)).status).toBe(403)
    ahead = 0
  })

  it('refuses a refundAddress that has not paid, and leaves the inbox and the money where they are', async () => {
    const [wallet, other] = [await makeWallet(tollgraph, '60'), await makeWallet(tollgraph, '0')]
    const username = await boughtBy(wallet)
    for (let topUps = 0; topUps < 6; topUps++)
      expect((await post(wallet.pay, '/api/inbox/topup/year', { username })).status).toBe(200)
    const before = await wallet.balance()
    const refused = await cancel(wallet, username, { refundAddress: other.address })
    expect(refused).toMatchObject({ status: 403, body: { success: false } })
    expect(JSON.stringify(refused.body)).toContain(`refundAddress ${other.address} has not paid for this inbox`)
    expect(await other.balance()).toBe(0n)
    expect((await post(wallet.pay, '/api/inbox/topup', { username })).status).toBe(200)
    const { body } = await cancel(wallet, username, { refundAddress: wallet.address })
    expect(body.refund).toMatchObject({ to: wallet.address, status: 'completed', amount: '50.00' })
    expect((await wallet.balance()) - before).toBe(50_000_000n - 1_000_000n)
    expect(await other.balance()).toBe(0n)
  })

  it('gives back to each wallet the part that it paid, one transfer for each payment', async () => {
    const [wallet, payer] = [await makeWallet(tollgraph), await makeWallet(tollgraph)]
    const username = await boughtBy(wallet)
    expect((await post(payer.pay, '/api/inbox/topup', { username })).status).toBe(200)
    const [before, others] = [await wallet.balance(), await payer.balance()]
    const { body } = await cancel(wallet, username, { refundAddress: payer.address })
    expect(body).toMatchObject({ daysRemaining: 60, refund: { amount: '2.00', status: 'completed' } })
    expect(body.refund?.note).toContain('In 2 transfers')
    expect((await wallet.balance()) - before).toBe(1_000_000n)
    expect((await payer.balance()) - others).toBe(1_000_000n)
  })

  it('gives back of each payment the part that its unused days cost', async () => {
    const wallet = await makeWallet(tollgraph)
    const username = await boughtBy(wallet)
    expect((await post(wallet.pay, '/api/inbox/topup/year', { username })).status).toBe(200)
    ahead += 10.5 * DAY_MS
    const before = await wallet.balance()
    expect((await cancel(wallet, username)).body).toMatchObject({ daysRemaining: 385, refund: { amount: '8.666666' } })
    expect((await wallet.balance()) - before).toBe(8_666_666n)
  })

  it('gives back what the operator has not given back before', async () => {
    const wallet = await makeWallet(tollgraph)
    const username = await boughtBy(wallet)
    const before = await wallet.balance()
    await refundByOperator(wallet, parseUsd('0.60'))
    await eventually('the operator has refunded', async () => (await wallet.balance()) - before === 600_000n)
    expect((await cancel(wallet, username)).body).toMatchObject({ refund: { amount: '0.40', status: 'completed' } })
    expect((await wallet.balance()) - before).toBe(1_000_000n)
  })

  it('gives back the rest where the operator gives something back at the same time', async () => {
    const wallet = await makeWallet(tollgraph)
    const username = await boughtBy(wallet)
    const before = await wallet.balance()
    await refundByOperator(wallet, parseUsd('0.60'))
    expect((await cancel(wallet, username)).body).toMatchObject({ refund: { status: 'completed' } })
    await eventually('all is given back', async () => (await wallet.balance()) - before === 1_000_000n)
  })

  it('gives back once when it is asked for twice at once', async () => {
    const wallet = await makeWallet(tollgraph)
    const username = await boughtBy(wallet)
    const before = await wallet.balance()
    const answers = await Promise.all([cancel(wallet, username), cancel(wallet, username), cancel(wallet, username)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await wallet.balance()) - before).toBe(1_000_000n)
  })

  it('gives back each of two inboxes that one payment bought', async () => {
    const wallet = await makeWallet(tollgraph)
    const [one, two] = [someName(), someName()]
    const query = `mutation {
      one: buyInbox(input: { username: "${one}" }) { inbox { address } }
      two: buyInbox(input: { username: "${two}" }) { inbox { address } }
    }`
    const bought = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
    expect(await bought.json()).toMatchObject({ data: { one: { inbox: { address: expect.any(String) } }, two: {} } })
    const before = await wallet.balance()
    for (const username of [one, two])
      expect((await cancel(wallet, username)).body.refund).toMatchObject({ status: 'completed', amount: '1.00' })
    expect((await wallet.balance()) - before).toBe(2n * 1_000_000n)
  })

  it('counts the days that are left as the status of the inbox does', async () => {
    const wallet = await makeWallet(tollgraph)
    for (const days of [0, 0.25, 1.5, 28.99, 29.5]) {
      const username = await boughtBy(wallet)
      ahead += days * DAY_MS
      const status = await wallet.sign(`${tollgraph.url}/mail/api/inbox/status?username=${username}`)
      const { daysRemaining } = (await status.json()) as { readonly daysRemaining: number }
      expect(daysRemaining).toBe(30 - Math.floor(days))
      expect((await cancel(wallet, username)).body).toMatchObject({ daysRemaining })
    }
  })

  it('sends nothing where too little is left', async () => {
    const wallet = await makeWallet(tollgraph)
    const username = await boughtBy(wallet)
    ahead += 30 * DAY_MS
    const before = await wallet.balance()
    const { body } = await cancel(wallet, username)
    expect(body).toMatchObject({
      daysRemaining: 0,
      refund: { amount: '0.00', status: 'waived', network: null, to: wallet.address },
    })
    expect(await wallet.balance()).toBe(before)
  })

  it('is for the owner alone', async () => {
    const [wallet, other] = [await makeWallet(tollgraph), await makeWallet(tollgraph, '0')]
    const username = await boughtBy(wallet)
    expect(await cancel(other, username)).toMatchObject({ status: 403 })
    expect(await cancel(other, someName())).toMatchObject({ status: 404 })
    expect(await post(fetch, '/api/inbox/cancel', { username })).toMatchObject({ status: 402 })
  })
})

describe('a purchase that comes too late', () => {
  it('costs nothing when the name is taken', async () => {
    const [wallet, other] = [await makeWallet(tollgraph), await makeWallet(tollgraph)]
    const username = await boughtBy(wallet)
    const before = await other.balance()
    expect(await post(other.pay, '/api/inbox/buy', { username })).toMatchObject({ status: 409 })
    expect(await post(other.pay, '/api/subdomain/buy', { subdomain: username })).toMatchObject({ status: 409 })
    expect(await post(other.pay, '/api/inbox/topup', { username: someName() })).toMatchObject({ status: 404 })
    expect(await other.balance()).toBe(before)
  })
})
