import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Unavailable } from '../../../schema/errors.ts'
import { parseUsd } from '../../../schema/money.ts'
import { becomeRegistrant } from '../../services/registrant.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { registrarOf } from './registrar.ts'

let tollgraph: TestTollgraph
let api: string

beforeAll(async () => {
  // What fails here on purpose is no news.
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  api = `${tollgraph.url}/domains/api`
})
afterAll(() => tollgraph?.stop())

const RECEIPTS = ['payment-response', 'x-payment-response', 'payment-receipt']

describe('“I paid, the upstream failed, and the money was gone”', () => {
  it('does not happen where the work comes first: nothing is taken, and a failure bears no receipt', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const registrar = registrarOf(tollgraph)
    const working = registrar.check
    registrar.check = () => Promise.reject(new Error('the upstream is down'))
    const answers = [
      await wallet.pay(`${api}/search`, json({ name: 'upstream-down' })),
      await wallet.payV1(`${api}/search`, json({ name: 'upstream-still-down' })),
    ]
    registrar.check = working
    for (const answer of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(500)
      for (const header of RECEIPTS) expect(answer.headers.get(header)).toBeNull()
    }
    expect(await wallet.balance()).toBe(parseUsd('1'))
    const states = (await paymentsOf(tollgraph, wallet.address)).map(({ state }) => state)
    expect(states).toEqual(['RELEASED', 'RELEASED'])
  })

  it('asks for a new payment when the same one comes again after a 503', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const registrar = registrarOf(tollgraph)
    const working = registrar.check
    registrar.check = () => Promise.reject(new Unavailable('the upstream is down'))
    const request = { name: 'upstream-comes-back' }
    const headers = await wallet.paymentHeaders(await fetch(`${api}/search`, json(request)))
    const send = (paid: Record<string, string>) => fetch(`${api}/search`, json(request, paid))
    expect((await send(headers)).status).toBe(503)
    registrar.check = working
    const again = await send(headers)
    expect(again.status).toBe(402)
    expect(await again.json()).toMatchObject({ error: 'payment_released' })
    expect((await send(await wallet.paymentHeaders(again))).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('does not happen to one line of several: its money goes back on chain, and the receipt names both transfers', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const query = '{ some: domainSearch(name: "plenty-left") { name } none: domainSearch(name: "google") { name } }'
    const answer = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
    expect(answer.status).toBe(200)
    const receipt = JSON.parse(Buffer.from(answer.headers.get('payment-response') ?? '', 'base64').toString())
    const [refund] = receipt.extensions.receipt.refunds
    expect(refund).toMatchObject({ usd: '0.01', state: 'REFUNDED' })
    for (const hash of [receipt.transaction, refund.transaction])
      expect((await tollgraph.chain.client.getTransactionReceipt({ hash })).status).toBe('success')
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('does not happen where the money moves first: what broke off is refunded on chain', async () => {
    const wallet = await makeWallet(tollgraph, '100')
    await becomeRegistrant(tollgraph, wallet)
    const body = { domain: 'broken-after-payment.com' }
    const headers = await wallet.paymentHeaders(await fetch(`${api}/register`, json(body)))
    const runtime = tollgraph.backend.runtimes.get('domains') ?? expect.fail('no domains')
    const execute = runtime.execute
    runtime.execute = () => Promise.reject(new Error('the service fell over'))
    const answer = await fetch(`${api}/register`, json(body, headers))
    runtime.execute = execute
    expect(answer.status).toBe(500)
    expect((await answer.json()) as object).toMatchObject({ refund: { usd: '20.00' } })
    await eventually('the refund', async () => (await wallet.balance()) === parseUsd('100'))
    const [payment] = await eventually('the books say so', async () => {
      const payments = await paymentsOf(tollgraph, wallet.address)
      return payments[0]?.state === 'REFUNDED' && payments
    })
    expect(payment?.transaction_hash).toMatch(/^0x/)
  })

  it('asks for a new payment when the same one comes again after a 503, and refunds the first', async () => {
    const wallet = await makeWallet(tollgraph, '100')
    await becomeRegistrant(tollgraph, wallet)
    const body = { domain: 'away-after-payment.com' }
    const headers = await wallet.paymentHeaders(await fetch(`${api}/register`, json(body)))
    const send = (paid: Record<string, string>) => fetch(`${api}/register`, json(body, paid))
    const runtime = tollgraph.backend.runtimes.get('domains') ?? expect.fail('no domains')
    const execute = runtime.execute
    runtime.execute = () => Promise.reject(new Unavailable('the service cannot be reached'))
    const answer = await send(headers)
    runtime.execute = execute
    expect(answer.status).toBe(503)
    const again = await send(headers)
    expect(again.status).toBe(402)
    expect(await again.json()).toMatchObject({ error: 'payment_refunded' })
    expect((await send(await wallet.paymentHeaders(again))).status).toBe(200)
    await eventually('one of both payments is left', async () => (await wallet.balance()) === parseUsd('80'))
  })
})
