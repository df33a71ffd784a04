import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_PARCEL_ADDRESS } from '../contract/facts/merch.ts'
import { dataUrl, picture } from '../services/merch/support/pictures.ts'
import { eventually } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import {
  type PrintifyOrder,
  type PrintifyReplay,
  printifyReplay,
  printifySettings,
  SHOP,
} from './companies/printify.ts'
import { type ReplayServer, startReplay } from './server.ts'

// Orders at a company that prints nothing before it is sent to production.

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SUBMIT = `POST /v1/shops/${SHOP}/orders.json`

let printify: PrintifyReplay
let company: ReplayServer
let tollgraph: TestTollgraph
let wallet: TestWallet
let body: object
let shift = 0
beforeAll(async () => {
  printify = printifyReplay()
  company = await startReplay(printify.definition)
  // Refunds of orders that are given up are logged as errors.
  const settings = { ...printifySettings(company.url, printify.definition.key), LOG_LEVEL: 'fatal' }
  tollgraph = await startTollgraph(settings, { now: () => new Date(Date.now() + shift) })
  body = { imageUrl: dataUrl(await picture(1000, 1000)), address_to: SAMPLE_PARCEL_ADDRESS }
})
afterAll(async () => {
  await tollgraph?.stop()
  await company?.close()
})
beforeEach(async () => {
  wallet = await makeWallet(tollgraph)
  company.asked.length = 0
})
afterEach(() => {
  company.mode = 'normal'
  printify.next.clear()
  const faults = company.asked.flatMap(({ method, path, faults: found }) =>
    found.map((one) => `${method} ${path} ${one}`),
  )
  expect(faults).toEqual([])
})

const buy = () => wallet.pay(`${tollgraph.url}/merch/api/mug`, json(body))

/** Orders a mug; gives our id of it, and the company's order. */
async function order(): Promise<{ readonly id: string; readonly placed: PrintifyOrder }> {
  const answer = await buy()
  const ordered = (await answer.json()) as { id: string }
  expect(answer.status, JSON.stringify(ordered)).toBe(200)
  const placed = [...printify.orders.values()].filter(({ external_id: name }) => name === ordered.id)
  expect(placed).toHaveLength(1)
  return { id: ordered.id, placed: placed[0] as PrintifyOrder }
}

/** Lets the service look after its orders, so many milliseconds from now. */
async function followAt(later: number): Promise<void> {
  shift = later
  try {
    await tollgraph.backend.runtimes.get('merch')?.jobs.get('merch.followOrders')?.({})
  } finally {
    shift = 0
  }
}

async function read(id: string): Promise<Record<string, unknown>> {
  const query = `query ($id: ID!) { merchOrder(id: $id) { status reason deliveredAt printOrderId
    tracking { carrier number url } refund { state amount } } }`
  const answer = await wallet.sign(`${tollgraph.url}/graphql`, json({ query, variables: { id } }))
  const { data } = (await answer.json()) as { data?: { merchOrder: Record<string, unknown> } }
  return data?.merchOrder ?? {}
}

const isRefunded = async (id: string) => JSON.stringify(await read(id)).includes('"state":"DONE"')
const sent = ({ id }: PrintifyOrder) =>
  company.asked.filter(({ path }) => path.endsWith(`/${id}/send_to_production.json`)).length
const asked = () => company.asked.map(({ method, path }) => `${method} ${path}`)

describe('a paid order', () => {
  it('is placed as a draft and sent to production, once each', async () => {
    const { placed, id } = await order()
    expect(placed.status).toBe('sending-to-production')
    expect(asked().filter((one) => one.startsWith('POST'))).toEqual([
      SUBMIT,
      `POST /v1/shops/${SHOP}/orders/${placed.id}/send_to_production.json`,
    ])
    expect(await read(id)).toMatchObject({ status: 'PROCESSING', printOrderId: placed.id, refund: null })
  })

  it('is followed through the documented statuses to its delivery', async () => {
    const { placed, id } = await order()
    placed.status = 'in-production'
    await followAt(2 * MINUTE)
    expect(await read(id)).toMatchObject({ status: 'PROCESSING' })
    const parcel = { carrier: 'usps', number: '94001116990045395649372', url: 'https://parcels.example/9400' }
    placed.status = 'fulfilled'
    placed.shipments = [parcel]
    await followAt(5 * MINUTE)
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', tracking: parcel, deliveredAt: null })
    placed.shipments = [{ ...parcel, delivered_at: '2026-11-28 10:00:00+00:00' }]
    await followAt(8 * MINUTE)
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', deliveredAt: expect.any(String) })
  })

  it('that the company cancels in production is refunded', async () => {
    const { placed, id } = await order()
    placed.status = 'canceled'
    await followAt(2 * MINUTE)
    await eventually('it is refunded', () => isRefunded(id))
    expect(await read(id)).toMatchObject({ status: 'FAILED', refund: { amount: '15.00' } })
  })
})

describe('an unclear answer', () => {
  it('to the order is resolved by looking for our id, on any page, and no second order is placed', async () => {
    printify.next.set('submit', 'fails')
    const { placed, id } = await order()
    expect(asked().filter((one) => one === SUBMIT)).toHaveLength(1)
    expect(asked()).toContain(`GET /v1/shops/${SHOP}/orders.json`)
    expect(sent(placed)).toBe(1)
    expect(await read(id)).toMatchObject({ status: 'PROCESSING' })
  })

  it('to the order is given up after a quarter of an hour if the company does not have it', async () => {
    printify.next.set('submit', 'does nothing')
    const { id } = (await (await buy()).json()) as { id: string }
    await followAt(14 * MINUTE)
    expect(await read(id)).toMatchObject({ status: 'QUEUED', refund: null })
    await followAt(16 * MINUTE)
    await eventually('it is refunded', () => isRefunded(id))
    expect(await read(id)).toMatchObject({ status: 'FAILED', refund: { amount: '15.00' } })
    expect(asked().filter((one) => one === SUBMIT)).toHaveLength(1)
  })

  describe('to the order, which is in the list in a form that cannot be read,', () => {
    beforeEach(() => {
      printify.next.set('submit', 'fails')
      company.mode = 'odd'
    })

    it('is resolved once it can be read', async () => {
      const { id, placed } = await order()
      await followAt(20 * MINUTE)
      expect(await read(id)).toMatchObject({ status: 'QUEUED', refund: null })
      company.mode = 'normal'
      await followAt(22 * MINUTE)
      expect(await read(id)).toMatchObject({ status: 'PROCESSING', printOrderId: placed.id })
      expect(sent(placed)).toBe(1)
    })

    it('is given up and refunded after two days; its draft is not printed', async () => {
      const { id, placed } = await order()
      await followAt(DAY)
      expect(await read(id)).toMatchObject({ status: 'QUEUED', refund: null })
      await followAt(2 * DAY + MINUTE)
      await eventually('it is refunded', () => isRefunded(id))
      expect(await read(id)).toMatchObject({ status: 'FAILED', refund: { amount: '15.00' } })
      company.mode = 'normal'
      await followAt(3 * DAY)
      expect(sent(placed)).toBe(0)
    })
  })

  it('to sending it to production is resolved by reading the order, and it is not sent again', async () => {
    printify.next.set('send_to_production', 'fails')
    const { placed, id } = await order()
    expect(await read(id)).toMatchObject({ status: 'QUEUED' })
    await followAt(2 * MINUTE)
    expect(await read(id)).toMatchObject({ status: 'PROCESSING' })
    await followAt(20 * MINUTE)
    expect(sent(placed)).toBe(1)
  })
})

describe('a draft', () => {
  it('that the company does not take into production yet is sent again later, not at once', async () => {
    printify.next.set('send_to_production', 'refuses')
    const { placed, id } = await order()
    await followAt(5 * MINUTE)
    expect(sent(placed)).toBe(1)
    await followAt(20 * MINUTE)
    expect(sent(placed)).toBe(2)
    expect(await read(id)).toMatchObject({ status: 'PROCESSING', refund: null })
  })

  it('that never goes into production is canceled at the company and refunded after two days', async () => {
    printify.next.set('send_to_production', 'refuses')
    const { placed, id } = await order()
    placed.status = 'payment-not-received'
    printify.next.set('send_to_production', 'refuses')
    await followAt(DAY)
    expect(await read(id)).toMatchObject({ status: 'QUEUED', refund: null })
    await followAt(2 * DAY + MINUTE)
    expect(placed.status).toBe('canceled')
    await eventually('it is refunded', () => isRefunded(id))
    expect(await read(id)).toMatchObject({ status: 'FAILED', refund: { amount: '15.00' } })
  })
})

describe('an order is refunded', () => {
  it.each([
    ['had-issues', 14],
    ['in-production', 30],
    ['a-new-word', 14],
  ])('when it stays %s for %i days', async (status, days) => {
    const { placed, id } = await order()
    placed.status = status
    await followAt((days - 1) * DAY)
    expect(await read(id)).toMatchObject({ refund: null })
    await followAt(days * DAY + MINUTE)
    await eventually('it is refunded', () => isRefunded(id))
  })

  it('when the company no longer knows it after 30 days', async () => {
    const { placed, id } = await order()
    printify.orders.delete(placed.id)
    await followAt(29 * DAY)
    expect(await read(id)).toMatchObject({ status: 'PROCESSING', refund: null })
    await followAt(30 * DAY + MINUTE)
    await eventually('it is refunded', () => isRefunded(id))
  })
})

describe('nothing is charged', () => {
  let fresh: TestTollgraph
  beforeAll(async () => {
    // Has not read the variants yet.
    fresh = await startTollgraph(printifySettings(company.url, printify.definition.key))
  })
  afterAll(() => fresh?.stop())

  it.each([
    ['lost', 502],
    ['busy', 503],
    ['denied', 502],
  ] as const)('when the company is %s, and the answer is %i', async (mode, status) => {
    company.mode = mode
    const payer = await makeWallet(fresh)
    const before = await payer.balance()
    const answer = await payer.pay(`${fresh.url}/merch/api/mug`, json(body))
    const text = await answer.text()
    expect({ status: answer.status, text }).toMatchObject({ status })
    if (status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(text).not.toContain(printify.definition.key)
    expect(await payer.balance()).toBe(before)
  })
})
