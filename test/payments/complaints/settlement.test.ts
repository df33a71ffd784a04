import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { startFacilitator, type TestFacilitator } from '../../support/facilitator.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { sendAway } from '../../support/sendAway.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { registrarOf } from './registrar.ts'

let facilitator: TestFacilitator
let tollgraph: TestTollgraph
let wallet: TestWallet
let search: string

beforeAll(async () => {
  facilitator = await startFacilitator()
  tollgraph = await startTollgraph({
    FACILITATOR_URLS: facilitator.url,
    FACILITATOR_TIMEOUT_MS: '700',
    LOG_LEVEL: 'silent',
  })
  await facilitator.connect(tollgraph.rpcUrl)
  search = `${tollgraph.url}/domains/api/search`
})
beforeEach(async () => {
  wallet = await makeWallet(tollgraph, '1')
})
afterEach(() => {
  facilitator.settleBehaviour = 'settle'
})
afterAll(async () => {
  await facilitator?.stop()
  await tollgraph?.stop()
})

/** Waits until the wallet's one payment is settled. */
function settled(): Promise<unknown> {
  return eventually('the payment settles', async () => {
    const payments = await paymentsOf(tollgraph, wallet.address)
    return payments.length === 1 && payments[0]?.state === 'SETTLED'
  })
}

describe('“It said that my payment failed, so I paid again, and both were taken”', () => {
  it('does not happen when the transfer is on chain and the facilitator is silent: the answer comes, paid once', async () => {
    facilitator.settleBehaviour = 'settle_then_hang'
    const answer = await wallet.pay(search, json({ name: 'silent-settlement' }))
    expect(answer.status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('does not happen when nobody knows: the client hears 202 without a challenge, and one that signs again is held off', async () => {
    const body = { name: 'nobody-knows' }
    facilitator.settleBehaviour = 'hang'
    const first = await wallet.pay(search, json(body))
    expect(first.status).toBe(202)
    expect(first.headers.get('retry-after')).toBeTruthy()
    expect(first.headers.get('payment-required')).toBeNull()
    expect(first.headers.get('payment-response')).toBeNull()
    const again = await wallet.pay(search, json(body))
    expect(again.status).toBe(409)
    expect(again.headers.get('retry-after')).toBeTruthy()
    expect((await again.json()) as object).toMatchObject({ reason: 'same_request' })
    facilitator.settleBehaviour = 'settle'
    await settled()
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })
})

describe('“My client signed anew while the first payment was on its way, and I paid twice”', () => {
  it('does not happen: the second payment for the same request is not used, and the first one has the answer', async () => {
    const body = { name: 'signed-anew' }
    const first = await wallet.paymentHeaders(await fetch(search, json(body)))
    const second = await wallet.paymentHeaders(await fetch(search, json(body)))
    facilitator.settleBehaviour = 'hang'
    expect((await fetch(search, json(body, first))).status).toBe(202)
    expect((await fetch(search, json(body, second))).status).toBe(409)
    facilitator.settleBehaviour = 'settle'
    await settled()
    expect((await fetch(search, json(body, first))).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('does not keep anybody from buying twice who means it: each purchase has an Idempotency-Key of its own', async () => {
    const body = { name: 'twice-on-purpose' }
    const buy = async (key: string) => {
      const headers = await wallet.paymentHeaders(await fetch(search, json(body)))
      return fetch(search, json(body, { ...headers, 'idempotency-key': key }))
    }
    facilitator.settleBehaviour = 'hang'
    expect((await buy('one')).status).toBe(202)
    facilitator.settleBehaviour = 'settle'
    expect((await buy('two')).status).toBe(200)
    await eventually('both are settled', async () => (await wallet.balance()) === parseUsd('0.98'))
  })
})

describe('“They served the result although the settlement failed”', () => {
  it('does not happen: the result is withheld, and the receipt says that nothing was taken', async () => {
    const body = { name: 'emptied-meanwhile' }
    const headers = await wallet.paymentHeaders(await fetch(search, json(body)))
    const registrar = registrarOf(tollgraph)
    const friend = await makeWallet(tollgraph, '0')
    const working = registrar.check
    registrar.check = async (names) => {
      registrar.check = working
      // Everything that the wallet holds goes elsewhere while its request is being worked on.
      await sendAway(tollgraph, wallet, friend.address)
      return working.call(registrar, names)
    }
    const answer = await fetch(search, json(body, headers))
    expect(answer.status).toBe(402)
    expect(await answer.text()).not.toContain('availableDomains')
    const receipt = JSON.parse(Buffer.from(answer.headers.get('payment-response') ?? '', 'base64').toString())
    expect(receipt).toMatchObject({ success: false, transaction: '', payer: wallet.address })
    const again = await fetch(search, json(body, headers))
    expect(again.status).toBe(402)
    expect(await again.text()).not.toContain('availableDomains')
    expect(await friend.balance()).toBe(parseUsd('1'))
  })
})
