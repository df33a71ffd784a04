import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'
import {
  beginSession,
  databaseOf,
  eventClient,
  killListeners,
  secondRouter,
  socketClient,
  startLive,
} from './support.ts'

let tollgraph: TestTollgraph
let other: TestTollgraph
beforeAll(async () => {
  tollgraph = await startLive()
  other = await secondRouter(tollgraph)
})
afterAll(async () => {
  await other?.stop()
  await tollgraph?.stop()
})

const PAYMENTS = 'subscription { payments { id: resourceId state service lines { field outcome } } }'

interface PaymentEvent {
  readonly payments: { readonly id: string; readonly state: string }
}

async function payFor(wallet: TestWallet): Promise<void> {
  const answer = await wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'live-payments.com' }))
  expect(answer.status).toBe(200)
}

/** Nothing confirms a subscription to its client: looks into the ledger. */
async function untilWatched(wallet: TestWallet): Promise<void> {
  const { pool } = tollgraph.backend.db
  await vi.waitFor(
    async () => {
      const { rowCount } = await pool.query('SELECT FROM ledger.payment_watch WHERE wallet = $1', [wallet.address])
      expect(rowCount).toBe(1)
    },
    { timeout: 20_000 },
  )
}

describe.each([
  ['WebSocket', (url: string, authorization: string) => socketClient(url, { authorization })],
  ['Server-Sent Events', (url: string, authorization: string) => eventClient(url, { authorization })],
])('payments over %s', (_, clientOf) => {
  it('come as they change, from whichever router they are made at', async () => {
    const wallet = await makeWallet(tollgraph)
    const client = clientOf(other.url, await beginSession(tollgraph, wallet))
    const events = client.iterate<PaymentEvent>({ query: PAYMENTS })
    const first = events.next()
    await untilWatched(wallet)
    await payFor(wallet)
    const seen = [(await first).value]
    while (seen.at(-1)?.data?.payments.state !== 'SETTLED') seen.push((await events.next()).value)
    expect(new Set(seen.map((event) => event?.data?.payments.id)).size).toBe(1)
    expect(seen.at(-1)).toMatchObject({
      data: {
        payments: { service: 'domains', lines: [{ field: 'Query.domainAvailability', outcome: 'CHARGED' }] },
      },
    })
    await client.dispose()
  })

  it('that change while the listening connection is lost come after it', async () => {
    const wallet = await makeWallet(tollgraph)
    const client = clientOf(other.url, await beginSession(tollgraph, wallet))
    const events = client.iterate<PaymentEvent>({ query: PAYMENTS })
    const first = events.next()
    await untilWatched(wallet)
    await killListeners(tollgraph)
    await payFor(wallet)
    const seen = [(await first).value]
    while (seen.at(-1)?.data?.payments.state !== 'SETTLED') seen.push((await events.next()).value)
    await client.dispose()
  })

  it('of other wallets do not come', async () => {
    const [wallet, stranger] = [await makeWallet(tollgraph), await makeWallet(tollgraph)]
    const client = clientOf(tollgraph.url, await beginSession(tollgraph, wallet))
    const events = client.iterate<PaymentEvent>({ query: PAYMENTS })
    const first = events.next()
    await untilWatched(wallet)
    await payFor(stranger)
    await payFor(wallet)
    const event = (await first).value
    const { rows } = await tollgraph.backend.db.pool.query('SELECT payer FROM ledger.payment WHERE id = $1', [
      event?.data?.payments.id,
    ])
    expect(rows).toEqual([{ payer: wallet.address }])
    await client.dispose()
  })
})

describe('a payment', () => {
  it('is notified only while a router watches its payer', async () => {
    const listener = new pg.Client({ connectionString: databaseOf(tollgraph) })
    const notices: (string | undefined)[] = []
    listener.on('notification', ({ payload }) => notices.push(payload))
    await listener.connect()
    await listener.query('LISTEN tollgraph_payment')
    await payFor(await makeWallet(tollgraph))
    await listener.query("NOTIFY tollgraph_payment, 'after it'")
    await vi.waitFor(() => expect(notices).toContain('after it'), { timeout: 20_000 })
    expect(notices).toEqual(['after it'])
    await listener.end()
  })
})
