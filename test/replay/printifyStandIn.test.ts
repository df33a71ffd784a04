import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAND_IN_CATALOGUE, STAND_IN_SHOP } from '../../stand-ins/print/catalogue.ts'
import { printStandIn } from '../../stand-ins/print/print.ts'
import { type RunningStandIn, startStandIn } from '../../subgraphs/kit/upstream/standIn.ts'
import { testDatabase } from '../support/database.ts'
import { MUG, printifyReplay, SHOP } from './companies/printify.ts'
import { lacking } from './sameForm.ts'
import { type ReplayServer, startReplay } from './server.ts'

// The stand-in answers each documented request in the company's form.

const { definition } = printifyReplay()
let company: ReplayServer
let standIn: RunningStandIn
let close: () => Promise<void>
beforeAll(async () => {
  company = await startReplay(definition)
  const { db, close: closeDatabase } = await testDatabase()
  close = closeDatabase
  standIn = await startStandIn((app) => printStandIn(app, { pool: db.pool, now: () => new Date() }))
})
afterAll(async () => {
  await company?.close()
  await standIn?.stop()
  await close?.()
})

interface Place {
  readonly url: string
  readonly shop: string
  readonly mug: { readonly blueprint: number; readonly printer: number }
}

const places = (): readonly [Place, Place] => [
  { url: company.url, shop: SHOP, mug: MUG },
  { url: standIn.url, shop: STAND_IN_SHOP, mug: STAND_IN_CATALOGUE.MUG },
]

async function ask(place: Place, method: 'GET' | 'POST', path: string, body?: object) {
  const headers = {
    authorization: `Bearer ${definition.key}`,
    'user-agent': 'test',
    'content-type': 'application/json',
  }
  const response = await fetch(`${place.url}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Asks both in the same way. */
async function askBoth(request: (place: Place) => Promise<Awaited<ReturnType<typeof ask>>>) {
  const [company, standIn] = places()
  return { documented: await request(company), given: await request(standIn) }
}

async function variantsOf(place: Place) {
  const { blueprint, printer } = place.mug
  return ask(place, 'GET', `/v1/catalog/blueprints/${blueprint}/print_providers/${printer}/variants.json`)
}

async function place(at: Place) {
  const { variants } = (await variantsOf(at)).body as { variants: { id: number }[] }
  return ask(at, 'POST', `/v1/shops/${at.shop}/orders.json`, {
    external_id: '2750e210-39bb-11e9-a503-452618153e4a',
    line_items: [
      {
        blueprint_id: at.mug.blueprint,
        print_provider_id: at.mug.printer,
        variant_id: variants[0]?.id,
        print_areas: { front: 'https://tollgraph.example/print.png' },
        quantity: 1,
      },
    ],
    shipping_method: 1,
    send_shipping_notification: false,
    address_to: {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      phone: '',
      country: 'GB',
      region: 'London',
      address1: '12 St James Square',
      address2: '',
      city: 'London',
      zip: 'SW1Y 4JH',
    },
  })
}

describe('the stand-in of the print company answers as the company documents', () => {
  const ids = new Map<string, unknown>()
  const orderPath = ({ url, shop }: Place, act = '') => `/v1/shops/${shop}/orders/${ids.get(url)}${act}.json`

  it.each<[string, (place: Place) => ReturnType<typeof ask>]>([
    ['variants', variantsOf],
    [
      'an order that is placed',
      async (at) => {
        const placed = await place(at)
        ids.set(at.url, placed.body.id)
        return placed
      },
    ],
    ['a list of orders', (at) => ask(at, 'GET', `/v1/shops/${at.shop}/orders.json?page=1&limit=10`)],
    ['an order', (at) => ask(at, 'GET', orderPath(at))],
    ['an order that is sent to production', (at) => ask(at, 'POST', orderPath(at, '/send_to_production'), {})],
    ['a cancellation that comes too late', (at) => ask(at, 'POST', orderPath(at, '/cancel'), {})],
    ['an order that it does not have', (at) => ask(at, 'GET', `/v1/shops/${at.shop}/orders/1.json`)],
    ['an order without an address', (at) => ask(at, 'POST', `/v1/shops/${at.shop}/orders.json`, { external_id: '1' })],
    [
      'a request without a key',
      async ({ url, shop }) => {
        const response = await fetch(`${url}/v1/shops/${shop}/orders.json`)
        return { status: response.status, body: (await response.json()) as Record<string, unknown> }
      },
    ],
  ])('%s', async (_, request) => {
    const { documented, given } = await askBoth(request)
    expect(given.status).toBe(documented.status)
    expect(lacking(documented.body, given.body)).toEqual([])
  })
})
