import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { type CdpFacilitator, startCdpFacilitator } from '../support/cdpFacilitator.ts'
import { edwardsKey } from '../support/cdpKeys.ts'
import { startFacilitator, type TestFacilitator } from '../support/facilitator.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

let cdp: CdpFacilitator
let second: TestFacilitator
let tollgraph: TestTollgraph
let wallet: TestWallet
let search: string

beforeEach(async () => {
  const key = edwardsKey()
  cdp = await startCdpFacilitator(key.id, key.publicKey)
  second = await startFacilitator()
  tollgraph = await startTollgraph({
    FACILITATOR_URLS: `${cdp.url}, ${second.url}`,
    CDP_FACILITATOR_URL: cdp.url,
    CDP_API_KEY_ID: key.id,
    CDP_API_KEY_SECRET: key.secret,
    LOG_LEVEL: 'silent',
  })
  await second.connect(tollgraph.rpcUrl)
  cdp.settler = (presented) => second.settle(presented)
  wallet = await makeWallet(tollgraph, '1')
  search = `${tollgraph.url}/domains/api/search`
})
afterEach(async () => {
  await tollgraph?.stop()
  await cdp?.stop()
  await second?.stop()
})

const asked = (operation: string) => cdp.requests.filter((request) => request.operation === operation)

describe('a facilitator that needs a key, before another one', () => {
  it('settles payments, and receives the declaration that lists the endpoint', async () => {
    const unpaid = await fetch(search, json({ name: 'with-a-key' }))
    const required = JSON.parse(Buffer.from(unpaid.headers.get('payment-required') ?? '', 'base64').toString())
    const answer = await wallet.pay(search, json({ name: 'with-a-key' }))
    expect(answer.status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    expect(cdp.refusals).toEqual([])
    expect(second.asked).toBe(0)
    for (const operation of ['verify', 'settle']) {
      const [request, ...others] = asked(operation)
      expect(others).toEqual([])
      expect(request?.presented.payload).toMatchObject({
        x402Version: 2,
        resource: required.resource,
        extensions: { bazaar: required.extensions.bazaar },
      })
    }
    await expectCleanAudit(tollgraph)
  })

  it('is replaced by the other one when it takes no more settlements', async () => {
    cdp.modes.settle = 'busy'
    expect((await wallet.pay(search, json({ name: 'too-busy' }))).status).toBe(200)
    expect([asked('settle').length, second.asked]).toEqual([1, 1])
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    await expectCleanAudit(tollgraph)
  })

  it('is replaced by the other one when it fails to verify, which then settles too', async () => {
    cdp.modes.verify = 'down'
    expect((await wallet.pay(search, json({ name: 'out-of-order' }))).status).toBe(200)
    expect([asked('settle').length, second.asked]).toEqual([0, 1])
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('keeps a settlement whose answer was lost: the chain is asked, and the payer is charged once', async () => {
    cdp.modes.settle = 'lost'
    expect((await wallet.pay(search, json({ name: 'lost-answer' }))).status).toBe(200)
    expect([asked('settle').length, second.asked]).toEqual([1, 0])
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    await expectCleanAudit(tollgraph)
  })

  it('keeps a settlement that may never have begun, and settles it when it works again', async () => {
    cdp.modes.settle = 'down'
    const body = json({ name: 'unclear' })
    const headers = await wallet.paymentHeaders(await fetch(search, body))
    expect((await fetch(search, json({ name: 'unclear' }, headers))).status).toBe(202)
    cdp.modes.settle = 'answer'
    await eventually('the payment settles', async () => {
      const [payment] = await paymentsOf(tollgraph, wallet.address)
      return payment?.state === 'SETTLED'
    })
    expect(second.asked).toBe(0)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    await expectCleanAudit(tollgraph)
  })
})
