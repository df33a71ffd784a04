import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { expectCleanAudit } from '../../support/audit.ts'
import { eventually } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../support/wallet.ts'
import { ask, costOf, given } from '../asking.ts'

// Printed things in the graph: the picture that is printed may still be in the making.

let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

interface Order {
  readonly id: string
  readonly status: string
  readonly reason: string | null
  readonly picture: { readonly id: string } | null
}
interface Facts extends Partial<Order> {
  readonly picture?: { readonly id: string } | null
  readonly order?: Order | null
  readonly problem?: { readonly __typename: string } | null
  readonly url?: string | null
  readonly orders?: { readonly nodes: readonly Order[] }
}

const variables = {
  address: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    country: 'GB',
    region: 'London',
    address1: '12 St James Square',
    city: 'London',
    zip: 'SW1Y 4JH',
  },
}
const buy = (fields: string) =>
  costOf<Facts>(tollgraph, wallet, `mutation ($address: MerchAddressInput!) { ${fields} }`, variables)
const readAs = (send: typeof fetch, id: string, selection: string) =>
  ask<Facts>(tollgraph, send, `query ($id: ID!) { node(id: $id) { __typename ${selection} } }`, { id })

const PROBLEM = 'problem { __typename ... on Problem { message path } }'
const ORDER = `order { id status picture { id } } ${PROBLEM}`
const ORDER_FACTS = '... on MerchOrder { id status reason picture { id } }'
const picture = (prompt: string, ref = 'front') =>
  `generateImage(input: { ref: "${ref}", model: { imageA: { prompt: "${prompt}" } } }) { picture { id } ${PROBLEM} }`
const shirt = (of: string) => `orderShirt(input: { picture: { ${of} }, addressTo: $address }) { ${ORDER} }`

/** The order once it has come to one of these states. */
function orderIn(id: string, states: readonly string[]): Promise<Facts> {
  return eventually(`the order is ${states.join(' or ')}`, async () => {
    const { data } = await readAs(wallet.sign, id, ORDER_FACTS)
    return data?.node && states.includes(data.node.status ?? '') ? data.node : null
  })
}

const PICTURE_ENDED = `SELECT FROM kit.job WHERE id::text = new.picture_id AND state IN ('FAILED', 'COMPLETE')`
/** The order has looked at its picture and found it unfinished: its next look is due long before its lease expires. */
const ORDER_WAITS = `SELECT FROM merch."order" WHERE picture_id = new.id::text AND state = 'PAID'
  AND due_at < paid_at + interval '1 minute'`

/** From now on, a change of a table's row waits until there is what it is to come after. */
async function waitsFor(table: string, change: string, what: string): Promise<void> {
  await tollgraph.backend.db.pool.query(`
    CREATE FUNCTION comes_after() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      WHILE NOT EXISTS (${what}) LOOP PERFORM pg_sleep(0.02); END LOOP;
      RETURN new;
    END $$;
    CREATE TRIGGER waits BEFORE UPDATE ON ${table} FOR EACH ROW WHEN (${change}) EXECUTE FUNCTION comes_after()`)
}

async function waitsNoMore(table: string): Promise<void> {
  await tollgraph.backend.db.pool.query(`DROP TRIGGER waits ON ${table}; DROP FUNCTION comes_after()`)
}

describe('a shirt with a picture of the same operation', () => {
  let orderId = ''
  let pictureId = ''

  it('is ordered before the picture is made, for the price of both', async () => {
    const { data, cost } = await buy(`${picture('a heron at dawn')} ${shirt('ref: "front"')}`)
    expect(cost).toBe(parseUsd('20.042'))
    pictureId = given(data?.generateImage?.picture, 'picture').id
    const order = given(data?.orderShirt?.order, 'order')
    orderId = order.id
    expect(order).toMatchObject({ picture: { id: pictureId } })
    expect(['WAITING', 'QUEUED']).toContain(order.status)
  })

  it('is placed by itself once the picture is made', async () => {
    await orderIn(orderId, ['QUEUED', 'PROCESSING'])
    const key = Buffer.from(orderId, 'base64url').toString().split('/')[1]
    const placed = await eventually('the printer has it', async () => {
      const sql = 'SELECT payload FROM merch.stand_in_order WHERE external_id = $1'
      return (await tollgraph.backend.db.pool.query(sql, [key])).rows[0]
    })
    const print = await fetch(placed.payload.line_items[0].print_areas.front)
    expect(print.headers.get('content-type')).toBe('image/png')
  })

  it('is listed by its picture, for its wallet alone', async () => {
    const selection = '... on Picture { orders(first: 5) { nodes { id status } } }'
    const { data } = await readAs(wallet.sign, pictureId, selection)
    expect(data?.node?.orders?.nodes).toMatchObject([{ id: orderId }])
    const stranger = await makeWallet(tollgraph, '0')
    expect((await readAs(stranger.sign, pictureId, selection)).data?.node?.orders?.nodes ?? []).toEqual([])
    const order = await readAs(stranger.sign, orderId, ORDER_FACTS)
    expect(order.data?.node?.status ?? null).toBeNull()
  })
})

const FORBIDDEN = picture('a forbidden-in-sandbox heron')
const SMALL = `generateImage(input: { ref: "small", model: { imageD: { prompt: "x", resolution: MP0_5 } } }) { picture { id } }`

describe('an order that begins while its picture is made', () => {
  beforeAll(() => waitsFor('kit.job', "new.state IN ('FAILED', 'COMPLETE')", ORDER_WAITS))
  afterAll(() => waitsNoMore('kit.job'))

  it('is refunded with a picture that fails', async () => {
    const before = await wallet.balance()
    const { data } = await buy(`${FORBIDDEN} ${shirt('ref: "front"')}`)
    const { reason } = await orderIn(given(data?.orderShirt?.order, 'order').id, ['FAILED'])
    expect(reason).toBe('Its picture was not made')
    await eventually('both are refunded', async () => (await wallet.balance()) === before)
  })

  it('is refunded alone when the picture turns out too small', async () => {
    const before = await wallet.balance()
    const { data } = await buy(`${SMALL} ${shirt('ref: "small"')}`)
    const { reason } = await orderIn(given(data?.orderShirt?.order, 'order').id, ['FAILED'])
    expect(reason).toContain('must be at least 1000 pixels')
    await eventually('the order is refunded', async () => before - (await wallet.balance()) === parseUsd('0.02'))
  })
})

describe('an order that begins once its picture has ended', () => {
  beforeAll(() => waitsFor('merch."order"', "old.state = 'HELD' AND new.state = 'PAID'", PICTURE_ENDED))
  afterAll(() => waitsNoMore('merch."order"'))
  const problem = (message: string) => ({
    order: null,
    problem: { __typename: 'SourceFailedProblem', path: ['input', 'picture'], message },
  })

  it('costs nothing, as its picture, when that failed', async () => {
    const before = await wallet.balance()
    const { data } = await buy(`${FORBIDDEN} ${shirt('ref: "front"')}`)
    expect(data?.orderShirt).toEqual(problem('Its picture was not made. The payment is refunded.'))
    await eventually('both are refunded', async () => (await wallet.balance()) === before)
  })

  it('costs nothing when the picture is too small', async () => {
    const before = await wallet.balance()
    const { data } = await buy(`${SMALL} ${shirt('ref: "small"')}`)
    expect(data?.orderShirt).toEqual(problem(expect.stringContaining('must be at least 1000 pixels')))
    await eventually('the order is refunded', async () => before - (await wallet.balance()) === parseUsd('0.02'))
  })
})

describe('a problem costs nothing', () => {
  it('for a picture that does not exist', async () => {
    const nowhere = nodeId('Picture', ['00000000-0000-4000-8000-000000000000'])
    const { data, cost } = await buy(shirt(`id: "${nowhere}"`))
    expect(data?.orderShirt).toEqual({
      order: null,
      problem: {
        __typename: 'PictureUnusableProblem',
        message: 'There is no such picture',
        path: ['input', 'picture', 'id'],
      },
    })
    expect(cost).toBe(0n)
  })

  it('for a picture that is made and too small', async () => {
    const making = 'generateImage(input: { model: { imageD: { prompt: "x", resolution: MP0_5 } } }) { picture { id } }'
    const small = await costOf<Facts>(tollgraph, wallet, `mutation { ${making} }`)
    const id = given(small.data?.generateImage?.picture, 'picture').id
    await eventually('it is made', async () => {
      const { data } = await readAs(wallet.sign, id, '... on Picture { url }')
      return data?.node?.url ?? null
    })
    const { data, cost } = await buy(shirt(`id: "${id}"`))
    expect(data?.orderShirt).toMatchObject({
      problem: { __typename: 'PictureUnusableProblem', message: expect.stringContaining('1000 pixels') },
    })
    expect(cost).toBe(0n)
  })

  it('for a picture that an earlier field was to make and did not', async () => {
    const nowhere = nodeId('Picture', ['00000000-0000-4000-8000-000000000000'])
    const images = `images: [{ id: "${nowhere}" }]`
    const { data, cost } = await buy(`
      generateImage(input: { ref: "front", model: { imageA: { prompt: "x", ${images} } } }) { ${PROBLEM} }
      ${shirt('ref: "front"')}`)
    expect(data).toMatchObject({
      generateImage: { problem: { __typename: 'PictureUnusableProblem' } },
      orderShirt: {
        order: null,
        problem: { __typename: 'SourceFailedProblem', path: ['input', 'picture', 'ref'] },
      },
    })
    expect(cost).toBe(0n)
  })
})

it('the ledger adds up', () => expectCleanAudit(tollgraph))
