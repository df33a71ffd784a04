import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { type Answering, startAnswering } from '../../contract/answering.ts'
import { SAMPLE_PARCEL_ADDRESS } from '../../contract/facts/merch.ts'
import { bodyOf } from '../../contract/requests.ts'
import { expectCleanAudit } from '../../support/audit.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { newestMail } from '../registrant.ts'
import { dataUrl, picture } from './support/pictures.ts'

// A whole Tollgraph with a print company that lets its orders pass through its states by the clock, which is ours.

let answering: Answering
let imageUrl: string
let shift = 0
beforeAll(async () => {
  answering = await startAnswering(['merch'], { now: () => new Date(Date.now() + shift) })
  imageUrl = dataUrl(await picture(1000, 1000))
})
afterAll(() => answering?.stop())

const MINUTE = 60_000

interface Ordered {
  readonly id: string
  readonly status: string
  readonly imageUrl?: string
  readonly productId?: string
  readonly orderId?: string
  readonly trackingInfo: object | null
}

const mug = (given: object = {}) => ({ imageUrl, address_to: SAMPLE_PARCEL_ADDRESS, ...given })
const to = (address2: string, email = 'ada@example.com') => ({
  address_to: { ...SAMPLE_PARCEL_ADDRESS, address2, email },
})
const post = (send: typeof fetch, product: 'mug' | 'shirt', body: object) =>
  send(`${answering.tollgraph.url}/merch/api/${product}`, json(body))
const pool = () => answering.tollgraph.backend.db.pool

/** Lets the service look after its orders and send its mail, so many milliseconds from now; several processes do at once. */
async function followAt(later: number, processes = 1): Promise<void> {
  shift = later
  try {
    const jobs = answering.tollgraph.backend.runtimes.get('merch')?.jobs
    for (const name of ['merch.followOrders', 'merch.sendNotices']) {
      const job = jobs?.get(name)
      if (!job) throw new Error(`The service has no job ${name}`)
      await Promise.all(Array.from({ length: processes }, () => job({})))
    }
  } finally {
    shift = 0
  }
}

const QUERY = `query ($id: ID!) { merchOrder(id: $id) { resourceId product size color status printOrderId reason price printFileUrl mockUpUrl deliveredAt
  tracking { carrier number url } commission { recipient { address } amount payout { state amount transaction } } refund { state amount transaction } } }`

async function read(id: string, send: typeof fetch = answering.wallet.sign) {
  const response = await send(`${answering.tollgraph.url}/graphql`, json({ query: QUERY, variables: { id } }))
  const { data, errors } = (await response.json()) as {
    data?: { merchOrder: Record<string, never> }
    errors?: { extensions: { code: string } }[]
  }
  return { order: data?.merchOrder, code: errors?.[0]?.extensions.code }
}

/** The newest mail to an address with such a subject, once it has come: the service's own worker may be sending it. */
function mailTo(email: string, subject: RegExp): Promise<string> {
  return eventually(`a mail to ${email}`, () => newestMail(answering.tollgraph, email, subject))
}

async function printed(
  id: string,
): Promise<{ external_id: string; line_items: { print_areas: { front: string } }[] }[]> {
  const sql = `SELECT payload FROM merch.stand_in_order WHERE external_id = $1`
  return (await pool().query(sql, [id])).rows.map((row) => row.payload)
}

it('an order that is held after its payment was let go is refused', async () => {
  const merch = answering.tollgraph.backend.runtimes.get('merch') ?? expect.fail('no merch')
  const id = randomUUID()
  const field = 'Mutation.orderMug'
  const line = { service: 'merch', field, path: ['orderMug'], units: 1, amount: parseUsd('15'), actId: `${id}:0` }
  const scope = requestScope({
    requestId: id,
    clientAddress: null,
    caller: answering.wallet.address,
    payment: { id, payer: answering.wallet.address, transaction: null, lines: [line] },
  })
  expect(await merch.outcome(field, line.actId)).toBe('UNDONE')
  const late = merch.hold(
    field,
    { input: { picture: { url: imageUrl }, addressTo: SAMPLE_PARCEL_ADDRESS } },
    line,
    scope,
  )
  await expect(late).rejects.toThrow('let go')
  expect((await pool().query('SELECT FROM merch.order WHERE act_id = $1', [line.actId])).rowCount).toBe(0)
})

describe('an order', () => {
  let ordered: Ordered

  it('costs nothing while it is not paid, and its price is exact', async () => {
    const priceOf = async (product: 'mug' | 'shirt', body: object) => {
      const response = await post(fetch, product, body)
      expect(response.status).toBe(402)
      return ((await response.json()) as { accepts: { maxAmountRequired: string }[] }).accepts[0]?.maxAmountRequired
    }
    const commission = { commission_address: '0x000000000000000000000000000000000000dEaD', commission_rate: 0.123456 }
    expect(await priceOf('mug', mug())).toBe('15000000')
    expect(await priceOf('shirt', mug(commission))).toBe('22469120')
    expect(await priceOf('mug', mug({ ...commission, commission_rate: 0.9 }))).toBe('25000000')
  })

  it('is paid and placed with the company in one go, with pictures to look at', async () => {
    const cost = await answering.costOf(async () => {
      ordered = await answering.call<Ordered>('OrderShirt', mug({ size: '2XL', color: 'White' }))
    })
    expect(cost).toBe(20_000_000n)
    expect(ordered).toMatchObject({
      status: 'queued',
      trackingInfo: null,
      orderId: expect.stringMatching(/^[0-9a-f]{24}$/),
    })
    const look = Buffer.from(await (await fetch(ordered.imageUrl ?? '')).arrayBuffer())
    expect(await sharp(look).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1200 })
  })

  it('hands the printer a file that can be printed', async () => {
    const [order] = await printed(ordered.id)
    expect(order).toMatchObject({ external_id: ordered.id, address_to: SAMPLE_PARCEL_ADDRESS })
    const file = await fetch(order?.line_items[0]?.print_areas.front ?? '')
    expect(file.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 4500, height: 5400, density: 300 })
  })

  it('needs no telephone and no second line in the address', async () => {
    const { phone: _phone, address2: _line, ...address } = SAMPLE_PARCEL_ADDRESS
    const { id } = await answering.call<Ordered>('OrderMug', mug({ address_to: address }))
    const [order] = await printed(id)
    expect(order).toMatchObject({ address_to: { ...address, phone: '', address2: '' } })
  })

  it('is seen by the wallet that paid, and by nobody else', async () => {
    const { order } = await read(ordered.id)
    expect(order).toMatchObject({
      product: 'SHIRT',
      size: 'XXL',
      color: 'WHITE',
      status: 'QUEUED',
      price: '20.00',
      commission: null,
    })
    const stranger = await makeWallet(answering.tollgraph, '0')
    expect((await read(ordered.id, stranger.sign)).code).toBe('FORBIDDEN')
    expect((await read('4a8373fc-757e-42e7-88ab-36eb2ca305f2')).code).toBe('NOT_FOUND')
    expect((await read('1')).code).toBe('NOT_FOUND')
    const query = '{ me { merchOrders(first: 2) { nodes { resourceId status } pageInfo { hasNextPage } } } }'
    const listed = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
    expect(await listed.json()).toMatchObject({
      data: {
        me: {
          merchOrders: { nodes: [{ status: 'QUEUED' }, { resourceId: ordered.id }], pageInfo: { hasNextPage: false } },
        },
      },
    })
  })

  it('is printed and shipped, and its addressee is told', async () => {
    await followAt(3 * MINUTE)
    expect((await read(ordered.id)).order).toMatchObject({ status: 'PROCESSING', tracking: null })
    await followAt(6 * MINUTE)
    expect((await read(ordered.id)).order).toMatchObject({
      status: 'COMPLETED',
      tracking: { carrier: 'sandbox-post', number: expect.stringMatching(/^\d{20}$/) },
    })
    const mail = await mailTo('ada@example.com', /^Your shirt is on its way$/)
    expect(mail).toContain(ordered.id)
    expect(mail).toContain('sandbox-post')
    for (const subject of [/^Your shirt is ordered$/, /^Your shirt is being printed$/])
      expect(await mailTo('ada@example.com', subject)).toContain(ordered.id)
  })

  it('is followed to its delivery, and its addressee is told of that', async () => {
    expect((await read(ordered.id)).order).toMatchObject({ deliveredAt: null })
    await followAt(11 * MINUTE)
    expect((await read(ordered.id)).order).toMatchObject({ status: 'COMPLETED', deliveredAt: expect.any(String) })
    expect(await mailTo('ada@example.com', /^Your shirt is delivered$/)).toContain(ordered.id)
  })

  it('is forgotten with its pictures and its address when it is long over, however many are', async () => {
    const { rows: columns } = await pool().query(
      `SELECT string_agg(format('%I', column_name), ', ') AS rest FROM information_schema.columns
       WHERE table_schema = 'merch' AND table_name = 'order' AND column_name NOT IN ('id', 'act_id', 'provider_order_id')`,
    )
    // They ended later than the order, so they come after it.
    await pool().query(
      `INSERT INTO merch.order (id, act_id, ${columns[0].rest})
       SELECT gen_random_uuid(), 'copy:' || n, ${columns[0].rest} FROM merch.order, generate_series(1, 501) n WHERE id = $1`,
      [ordered.id],
    )
    shift = 61 * 24 * 60 * MINUTE
    await answering.tollgraph.backend.runtimes.get('merch')?.jobs.get('merch.tidyOrders')?.({})
    shift = 0
    expect((await read(ordered.id)).order).toMatchObject({ status: 'COMPLETED', mockUpUrl: null, printFileUrl: null })
    const { rows } = await pool().query('SELECT address FROM merch.order WHERE id = $1', [ordered.id])
    expect(rows).toEqual([{ address: null }])
    const { rows: kept } = await pool().query('DELETE FROM merch.order WHERE act_id LIKE $1 RETURNING address', [
      'copy:%',
    ])
    expect(kept.filter(({ address }) => address !== null)).toEqual([])
  })
})

describe('a commission', () => {
  it('is paid on chain once the order is shipped, exactly once, and is no refund', async () => {
    const seller = await makeWallet(answering.tollgraph, '0')
    const commission = { commission_address: seller.address, commission_rate: 0.2 }
    const cost = await answering.costOf(() => answering.call('OrderMug', mug(commission)))
    expect(cost).toBe(18_000_000n)
    const [payment] = await paymentsOf(answering.tollgraph, answering.wallet.address)
    const { rows } = await pool().query(`SELECT id FROM merch.order ORDER BY created_at DESC LIMIT 1`)
    const id = rows[0]?.id as string
    await followAt(2 * MINUTE)
    expect(await seller.balance()).toBe(0n)
    await followAt(6 * MINUTE, 3)
    await eventually('the commission is told', async () =>
      JSON.stringify((await read(id)).order).includes('"state":"DONE"'),
    )
    await followAt(8 * MINUTE)
    expect((await read(id)).order).toMatchObject({
      commission: {
        recipient: { address: seller.address },
        amount: '3.00',
        payout: { state: 'DONE', amount: '3.00', transaction: expect.any(String) },
      },
      refund: null,
    })
    expect(await seller.balance()).toBe(3_000_000n)
    const told = await fetch(`${answering.tollgraph.url}/receipts/${payment?.id}`)
    expect(await told.json()).toMatchObject({
      state: 'SETTLED',
      refundedUsd: '0.00',
      refunds: [],
      payouts: [{ usd: '3.00', to: seller.address, state: 'PAID' }],
    })
    const query = '{ me { payments(first: 1) { nodes { resourceId payouts { amount recipient { address } } } } } }'
    const asked = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
    const paidOn = { amount: '3.00', recipient: { address: seller.address } }
    expect(await asked.json()).toMatchObject({
      data: { me: { payments: { nodes: [{ resourceId: payment?.id, payouts: [paidOn] }] } } },
    })
  })

  it('of each order of a payment is paid', async () => {
    const sellers = await Promise.all([1, 2].map(() => makeWallet(answering.tollgraph, '0')))
    const { first_name: firstName, last_name: lastName, ...address } = SAMPLE_PARCEL_ADDRESS
    const [first, second] = sellers.map((seller, index) => ({
      picture: { url: imageUrl },
      addressTo: { firstName, lastName, ...address },
      commissionAddress: seller.address,
      commissionRate: (index + 1) / 10,
    }))
    const query = `mutation ($first: OrderMugInput!, $second: OrderMugInput!) {
      first: orderMug(input: $first) { order { resourceId } } second: orderMug(input: $second) { order { resourceId } } }`
    const variables = { first, second }
    const bought = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query, variables }))
    const { data } = (await bought.json()) as { data: Record<string, { order: { resourceId: string } }> }
    const ids = [data.first, data.second].map((payload) => payload?.order.resourceId ?? expect.fail('no order'))
    await followAt(6 * MINUTE)
    await followAt(7 * MINUTE)
    for (const [index, id] of ids.entries()) {
      await eventually('the commission is paid', async () =>
        JSON.stringify((await read(id)).order).includes('"state":"DONE"'),
      )
      expect((await read(id)).order).toMatchObject({
        commission: { recipient: { address: sellers[index]?.address }, payout: { amount: ['1.50', '3.00'][index] } },
      })
    }
    expect(await Promise.all(sellers.map((seller) => seller.balance()))).toEqual([1_500_000n, 3_000_000n])
  })

  it('is not paid for an order that fails; all of it goes back to who paid', async () => {
    const seller = await makeWallet(answering.tollgraph, '0')
    const before = await answering.wallet.balance()
    const { id } = await answering.call<Ordered>('OrderMug', {
      ...mug({ commission_address: seller.address, commission_rate: 0.5 }),
      ...to('cancel-in-sandbox', 'canceled@example.com'),
    })
    await followAt(3 * MINUTE)
    await eventually('the refund is told', async () =>
      JSON.stringify((await read(id)).order).includes('"state":"DONE"'),
    )
    expect(await answering.wallet.balance()).toBe(before)
    expect((await read(id)).order).toMatchObject({
      status: 'FAILED',
      reason: 'The print company gave the order up: canceled',
      commission: { amount: '7.50', payout: null },
      refund: { state: 'DONE', amount: '22.50' },
    })
    expect(await mailTo('canceled@example.com', /cannot be made/)).toContain(id)
    expect(await seller.balance()).toBe(0n)
  })
})

describe('nothing is charged', () => {
  it.each([
    ['a picture that is too small', async () => mug({ imageUrl: dataUrl(await picture(40, 40)) }), ['imageUrl']],
    ['what is no picture', async () => mug({ imageUrl: dataUrl(Buffer.from('<svg/>'), 'image/png') }), ['imageUrl']],
    ['a picture that cannot be fetched', async () => mug({ imageUrl: 'http://nowhere.invalid/a.png' }), ['imageUrl']],
    ['a picture that is a private matter', async () => mug({ imageUrl: 'http://10.0.0.1/a.png' }), ['imageUrl']],
    ['half a commission', async () => mug({ commission_rate: 0.1 }), ['commission_address']],
    [
      'an address without its street',
      async () => mug({ address_to: { ...SAMPLE_PARCEL_ADDRESS, address1: '' } }),
      ['address_to', 'address1'],
    ],
    ...['zip', 'region'].flatMap((member) =>
      ['', ' \u00a0\t'].map((blank): [string, () => Promise<object>, string[]] => [
        `an address whose ${member} is ${JSON.stringify(blank)}`,
        async () => mug({ address_to: { ...SAMPLE_PARCEL_ADDRESS, [member]: blank } }),
        ['address_to', member],
      ]),
    ),
    [
      'a member in another spelling',
      async () => mug({ address_to: { ...SAMPLE_PARCEL_ADDRESS, firstName: 'Ada' } }),
      ['address_to', 'firstName'],
    ],
  ])('for %s', async (_, body, path) => {
    const before = await answering.wallet.balance()
    const response = await post(answering.wallet.pay, 'mug', await body())
    expect(response.status).toBe(400)
    const { issues } = await bodyOf<{ issues: { path: string[] }[] }>(response)
    expect(issues.map((issue) => issue.path)).toContainEqual(path)
    expect(await answering.wallet.balance()).toBe(before)
  })

  it('for an address whose zip is blank, asked in GraphQL', async () => {
    const before = await answering.wallet.balance()
    const query = `mutation ($imageUrl: String!) { orderMug(input: { picture: { url: $imageUrl }, addressTo: { firstName: "Ada", lastName: "Lovelace",
      email: "ada@example.com", country: "GB", region: "London", address1: "12 St James Square", city: "London", zip: " " } }) { order { id } } }`
    const asked = json({ query, variables: { imageUrl } })
    const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, asked)
    expect(response.headers.get('payment-response')).toBeNull()
    expect(JSON.stringify(await response.json())).toContain('"path":["orderMug","input","addressTo","zip"]')
    expect(await answering.wallet.balance()).toBe(before)
  })

  it('and nothing is kept of who would have got it', async () => {
    const { rows } = await pool().query(`SELECT address FROM merch.order WHERE state = 'RELEASED'`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ address }) => address === null)).toBe(true)
    expect((await pool().query(`SELECT 1 FROM merch.order WHERE state = 'HELD'`)).rowCount).toBe(0)
  })
})

describe('a print company that', () => {
  it('says no gets the money back to who paid, and 502 says why', async () => {
    const before = await answering.wallet.balance()
    const response = await post(answering.wallet.pay, 'mug', { ...mug(), ...to('refuse-in-sandbox') })
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({
      error: 'The print company refused the order: The address cannot be delivered to. The payment is refunded.',
    })
    await eventually('the money is back', async () => (await answering.wallet.balance()) === before)
  })

  it('takes an order and does not say so is asked for it, and not for another', async () => {
    const { id, orderId } = await answering.call<Ordered>('OrderMug', { ...mug(), ...to('lose-answer-in-sandbox') })
    expect(orderId).toMatch(/^[0-9a-f]{24}$/)
    expect(await printed(id)).toHaveLength(1)
  })
})

it('leaves a ledger that the chain confirms', () => expectCleanAudit(answering.tollgraph))
