import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { Conflict, Unavailable, Upstream } from '../../../schema/errors.ts'
import { OURSELVES } from '../../../subgraphs/kit/upstream/asker.ts'
import { type OpenProvider, openProvider } from '../../../subgraphs/kit/upstream/provider.ts'
import { StandInError } from '../../../subgraphs/kit/upstream/standInError.ts'
import { printCompany } from '../../../subgraphs/merch/printing/client.ts'
import { type PrintCompany, type PrintOrder, PrintRefused } from '../../../subgraphs/merch/printing/company.ts'
import { print } from '../../../subgraphs/merch/providers/print.ts'

// The client against answers that are written down here by hand, in the words of the company's wire format.

const log = pino({ level: 'silent' })
const NOW = new Date('2030-05-01T12:00:00Z')
const ORDER: PrintOrder = {
  product: 'SHIRT',
  size: '2XL',
  color: 'Black',
  externalId: '4a8373fc-757e-42e7-88ab-36eb2ca305f2',
  printFileUrl: 'https://tollgraph.example/media/ticket',
  address: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '+442079460000',
    country: 'GB',
    region: '',
    address1: '12 St James Square',
    address2: null,
    city: 'London',
    zip: 'SW1Y 4JH',
  },
}

let opened: OpenProvider | undefined
afterEach(async () => {
  await opened?.stop()
  opened = undefined
})

const VARIANTS: readonly object[] = [
  { id: 11, title: 'White / 2XL', options: { color: 'White', size: '2XL' } },
  { id: 12, title: 'Black / 2XL', options: { color: 'Black', size: '2XL' } },
]

/** A client of a company that answers as `routes` say; its shop is 77. */
async function companyWith(
  routes: (app: FastifyInstance) => void,
  variants: readonly object[] = VARIANTS,
): Promise<PrintCompany> {
  const register = (app: FastifyInstance) => {
    app.get('/v1/catalog/blueprints/6/print_providers/29/variants.json', async () => ({ id: 29, variants }))
    routes(app)
  }
  opened = await openProvider(print, { key: 'the token' }, { kind: 'live', register }, { timeoutMs: 2_000, log })
  const catalogue = { SHIRT: { blueprint: 6, printer: 29 }, MUG: { blueprint: 68, printer: 1 } }
  return printCompany(opened.upstream, '77', catalogue)
}

const described = (order: object) => ({
  id: '5a96f649b2439217d070f507',
  status: 'on-hold',
  line_items: [{ product_id: '5b05842f3921c9547531758d', quantity: 1, variant_id: 12 }],
  metadata: { order_type: 'api', shop_order_id: ORDER.externalId },
  created_at: '2030-05-01 12:00:00+00:00',
  ...order,
})

describe('an order is placed', () => {
  it('by one request in the documented words', async () => {
    const requests: FastifyRequest[] = []
    const company = await companyWith((app) =>
      app.post('/v1/shops/77/orders.json', async (request) => {
        requests.push(request)
        return { id: '5a96f649b2439217d070f507' }
      }),
    )
    expect(await company.place(ORDER)).toMatchObject({ id: '5a96f649b2439217d070f507', progress: 'DRAFT' })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer the token', 'user-agent': 'tollgraph' })
    expect(requests[0]?.body).toEqual({
      external_id: ORDER.externalId,
      label: '4a8373fc',
      line_items: [
        {
          blueprint_id: 6,
          print_provider_id: 29,
          variant_id: 12,
          print_areas: { front: ORDER.printFileUrl },
          quantity: 1,
        },
      ],
      shipping_method: 1,
      send_shipping_notification: false,
      address_to: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        phone: '+442079460000',
        country: 'GB',
        region: '',
        address1: '12 St James Square',
        address2: '',
        city: 'London',
        zip: 'SW1Y 4JH',
      },
    })
  })

  it('not, when the company says no: that much is sure', async () => {
    const company = await companyWith((app) =>
      app.post('/v1/shops/77/orders.json', async () => {
        throw new StandInError(400, {
          status: 'error',
          message: 'Validation failed.',
          errors: { reason: 'No such zip.' },
        })
      }),
    )
    const refused = await company.place(ORDER).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(PrintRefused)
    expect(refused).toMatchObject({ message: 'The print company refused the order: No such zip.', code: 'UPSTREAM' })
  })

  it('not, when it takes no more requests for now', async () => {
    const company = await companyWith((app) =>
      app.post('/v1/shops/77/orders.json', async () => {
        throw new StandInError(429, {})
      }),
    )
    await expect(company.place(ORDER)).rejects.toBeInstanceOf(Unavailable)
  })

  it.each([
    ['a failure', () => Promise.reject(new StandInError(503, {}))],
    ['what is not documented', async () => ({ order: 1 })],
  ])('or not, when it answers %s: nobody knows, and nobody asks again', async (_, answer) => {
    let asked = 0
    const company = await companyWith((app) =>
      app.post('/v1/shops/77/orders.json', () => {
        asked += 1
        return answer()
      }),
    )
    const error = await company.place(ORDER).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Upstream)
    expect(error).not.toBeInstanceOf(PrintRefused)
    expect(error).not.toBeInstanceOf(Unavailable)
    expect(asked).toBe(1)
  })

  it('only of what the printer has', async () => {
    const company = await companyWith(() => {})
    await expect(company.check({ ...ORDER, size: '5XL' }, OURSELVES)).rejects.toThrow(Conflict)
    await expect(company.check(ORDER, OURSELVES)).resolves.toBeUndefined()
  })
})

describe('the variants of a product', () => {
  const withVariants = (variants: readonly object[]) => companyWith(() => {}, variants)
  const odd = { id: 'eleven', title: 'White / 2XL', options: { color: 'White', size: '2XL' } }
  const black = { id: 12, title: 'Black / 2XL', options: { color: 'Black', size: '2XL' } }

  it('are sold beside one that cannot be read', async () => {
    await expect((await withVariants([odd, black])).check(ORDER, OURSELVES)).resolves.toBeUndefined()
  })

  it('are no sold-out ones when none of them can be read', async () => {
    const error = await (await withVariants([odd])).check(ORDER, OURSELVES).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Upstream)
    expect(error).not.toBeInstanceOf(Conflict)
  })
})

describe('an order is found again', () => {
  const pagesOf = (orders: readonly object[], size = 2) =>
    companyWith((app) =>
      app.get<{ Querystring: { page: string } }>('/v1/shops/77/orders.json', async ({ query }) => {
        const page = Number(query.page)
        const data = orders.slice((page - 1) * size, page * size)
        return { current_page: page, data, last_page: Math.ceil(orders.length / size) }
      }),
    )
  const others = (count: number, at = '2030-05-01 12:30:00+00:00') =>
    Array.from({ length: count }, (_, index) =>
      described({ id: `other-${index}`, metadata: { shop_order_id: index }, created_at: at }),
    )

  it('by our own name for it, on whichever page, wherever the company writes that', async () => {
    expect(await (await pagesOf([...others(5), described({})])).find(ORDER.externalId, NOW)).toMatchObject({
      id: '5a96f649b2439217d070f507',
      productId: '5b05842f3921c9547531758d',
      status: 'on-hold',
      progress: 'DRAFT',
      tracking: null,
    })
    const named = described({ external_id: ORDER.externalId, metadata: null })
    expect(await (await pagesOf([named])).find(ORDER.externalId, NOW)).not.toBeNull()
  })

  it('beside an order that cannot be read', async () => {
    const odd = { ...described({ id: 'odd', metadata: null }), status: 7 }
    expect(await (await pagesOf([odd, described({})])).find(ORDER.externalId, NOW)).toMatchObject({ progress: 'DRAFT' })
    expect(await (await pagesOf([odd, ...others(1)])).find(ORDER.externalId, NOW)).toBeNull()
  })

  it('and is not taken for missing when it cannot be read itself', async () => {
    const company = await pagesOf([...others(1), { ...described({}), status: undefined }])
    await expect(company.find(ORDER.externalId, NOW)).rejects.toThrow(/has the order/)
  })

  it('or surely not, when all that is newer was looked through', async () => {
    expect(await (await pagesOf([])).find(ORDER.externalId, NOW)).toBeNull()
    expect(await (await pagesOf(others(5))).find(ORDER.externalId, NOW)).toBeNull()
    const old = await pagesOf([...others(3), ...others(3, '2030-04-01 00:00:00+00:00'), described({})])
    expect(await old.find(ORDER.externalId, NOW)).toBeNull()
  })

  it('and nobody says so while there is more than can be looked through', async () => {
    const endless = await companyWith((app) =>
      app.get('/v1/shops/77/orders.json', async () => ({ data: others(1), last_page: 1_000 })),
    )
    await expect(endless.find(ORDER.externalId, NOW)).rejects.toThrow(/too many orders/)
  })
})

describe('an order is read', () => {
  it.each([
    ['pending', 'DRAFT'],
    ['on-hold', 'DRAFT'],
    ['payment-not-received', 'DRAFT'],
    ['had-issues', 'QUEUED'],
    ['a word of tomorrow', 'QUEUED'],
    ['sending-to-production', 'PROCESSING'],
    ['in-production', 'PROCESSING'],
    ['partially-fulfilled', 'PROCESSING'],
    ['fulfilled', 'SHIPPED'],
    ['canceled', 'FAILED'],
  ])('%s as %s', async (status, progress) => {
    const company = await companyWith((app) =>
      app.get('/v1/shops/77/orders/a1.json', async () => described({ status })),
    )
    expect(await company.read('a1')).toMatchObject({ status, progress })
  })

  it('with how its parcel is followed', async () => {
    const shipments = [{ carrier: 'usps', number: '9400110999', url: 'https://track.example/9400110999' }]
    const company = await companyWith((app) =>
      app.get('/v1/shops/77/orders/a1.json', async () => described({ shipments })),
    )
    expect((await company.read('a1')).tracking).toEqual(shipments[0])
  })

  it('as delivered once all its parcels are', async () => {
    const parcel = { carrier: 'usps', number: '9400110999', delivered_at: '2030-05-05 10:00:00+00:00' }
    const progressOf = async (shipments: object[]) => {
      const company = await companyWith((app) =>
        app.get('/v1/shops/77/orders/a1.json', async () => described({ status: 'fulfilled', shipments })),
      )
      return (await company.read('a1')).progress
    }
    expect(await progressOf([parcel, parcel])).toBe('DELIVERED')
    expect(await progressOf([parcel, { ...parcel, delivered_at: null }])).toBe('SHIPPED')
    expect(await progressOf([])).toBe('SHIPPED')
  })

  it('and a shape that changed is found out, naming the member', async () => {
    const company = await companyWith((app) =>
      app.get('/v1/shops/77/orders/a1.json', async () => described({ status: 7 })),
    )
    await expect(company.read('a1')).rejects.toThrow('answered what is not documented: status')
  })
})
