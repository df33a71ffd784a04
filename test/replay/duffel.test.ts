import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcomeOfAct } from '../../subgraphs/kit/service/acts.ts'
import { dateIn } from '../contract/facts/travel/flightOffer.ts'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../support/wallet.ts'
import {
  ARRIVAL,
  BOOKING_REFERENCE,
  DEPARTURE,
  type DuffelReplay,
  duffel,
  OFFER_IDS,
  ORDER_ID,
  type OrderAnswer,
} from './companies/duffel.ts'
import { describeConformance } from './conformance.ts'
import { type ReplayServer, startReplay } from './server.ts'

const settings = (url: string, key: string) => ({ DUFFEL_URL: url, DUFFEL_KEY: key })

/** An offer of the company as our search answers it. */
function offer(id = OFFER_IDS.good, total = '236.70') {
  return {
    type: 'flight-offer',
    id,
    source: 'GDS',
    itineraries: [
      {
        duration: 'PT7H10M',
        segments: [
          {
            id: '1',
            departure: { iataCode: 'JFK', terminal: '7', at: DEPARTURE },
            arrival: { iataCode: 'LHR', terminal: '3', at: ARRIVAL },
            carrierCode: 'ZZ',
            number: '7104',
          },
        ],
      },
    ],
    price: { currency: 'GBP', total },
    travelerPricings: [{ travelerId: '1', travelerType: 'ADULT', fareDetailsBySegment: [{ segmentId: '1' }] }],
  }
}
const traveler = {
  id: '1',
  dateOfBirth: '1985-12-10',
  gender: 'FEMALE',
  name: { firstName: 'ADA', lastName: 'LOVELACE' },
  contact: {
    emailAddress: 'ada@example.com',
    phones: [{ deviceType: 'MOBILE', countryCallingCode: '44', number: '2071234567' }],
  },
}
const priced = (flightOffers: unknown) => ({ data: { type: 'flight-offers-pricing', flightOffers } })
const ordered = (flightOffers: unknown, travelers: unknown = [traveler]) => ({
  data: { type: 'flight-order', flightOffers, travelers },
})

const flight = [
  OFFER_IDS.good,
  '236.70',
  'GBP',
  'JFK',
  'LHR',
  'ZZ',
  '7104',
  DEPARTURE,
  'Quill Airways',
  'OQLQ3ZZ',
  'Basic',
]

describeConformance(duffel(), settings, [
  { operation: 'SearchFlights', has: flight, empty: { status: 200, has: [0] }, odd: { has: [OFFER_IDS.good] } },
  {
    operation: 'SearchFlightsByCriteria',
    has: flight,
    empty: { status: 200, has: [0] },
    odd: { has: [OFFER_IDS.good] },
  },
  {
    operation: 'PriceFlights',
    input: { ...priced([offer()]), include: 'bags,detailed-fare-rules' },
    has: [OFFER_IDS.good, '236.70', '38.50', 'CHECKED_BAG', 'CHARGE GBP 40.00'],
    empty: null,
  },
  {
    operation: 'FlightSeatmapOfOffers',
    input: { data: [offer()] },
    has: ['28A', '28D', '21.00', 'AVAILABLE', 'OCCUPIED', 'LA'],
    empty: { status: 200 },
    odd: { has: ['28A'] },
  },
  { operation: 'BookFlight', input: ordered([offer()]), has: [ORDER_ID, BOOKING_REFERENCE, 'LOVELACE'], empty: null },
  {
    operation: 'SearchLocations',
    input: { keyword: 'lon' },
    has: ['Heathrow Airport', 'LHR', 'London', 51.47076],
    empty: { status: 200, has: [0] },
    odd: { has: ['LHR'] },
  },
  {
    operation: 'NearbyAirports',
    has: ['LHR', 'JFK', 'KM'],
    empty: { status: 200, has: [0] },
    odd: { has: ['LHR'] },
  },
  {
    operation: 'SearchCities',
    input: { keyword: 'lon', include: 'AIRPORTS' },
    has: ['London', 'LON', 'Heathrow Airport'],
    empty: { status: 200, has: [0] },
    odd: { has: ['LON'] },
  },
  {
    operation: 'Airlines',
    isRemembered: true,
    has: ['British Airways', 'Lufthansa', 'BAW'],
    empty: { status: 200, has: [0] },
    odd: { has: ['British Airways'] },
  },
])

describe('orders at Duffel', () => {
  let definition: DuffelReplay
  let company: ReplayServer
  let tollgraph: TestTollgraph
  let wallet: TestWallet
  beforeAll(async () => {
    definition = duffel()
    company = await startReplay(definition)
    tollgraph = await startTollgraph(settings(company.url, definition.key))
  })
  beforeEach(async () => {
    definition.orders = 'created'
    definition.price = '236.70'
    definition.isLive = false
    definition.areOrdersOdd = false
    company.asked.length = 0
    wallet = await makeWallet(tollgraph)
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await company?.close()
  })

  async function call(operation: string, input: Record<string, unknown>) {
    const { url, init } = requestOf(tollgraph, rowOf(operation), input)
    const answer = await wallet.pay(url, init)
    return { status: answer.status, body: await answer.json(), text: JSON.stringify(company.asked) }
  }
  const book = (given = offer(), travelers?: unknown) => call('BookFlight', ordered([given], travelers))
  const sent = (method: string, path: RegExp) =>
    company.asked.filter((one) => one.method === method && path.test(one.path))

  /** The jobs that look for orders are due now. */
  const lookNow = () =>
    tollgraph.backend.db.pool.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'travel.followLostOrder:%'`,
    )
  const waitingLooks = async () => {
    const { rowCount } = await tollgraph.backend.db.pool.query(
      `SELECT FROM graphile_worker._private_jobs WHERE key LIKE 'travel.followLostOrder:%' AND run_at < now() + interval '50 seconds'`,
    )
    return rowCount
  }

  it('are paid from the balance at the price of the offer, and cancelled at the company', async () => {
    const booked = await book()
    expect(booked).toMatchObject({ status: 200, body: { data: { id: ORDER_ID, travelers: [{ id: '1' }] } } })
    expect(sent('POST', /\/air\/orders$/)).toMatchObject([
      { body: { data: { type: 'instant', payments: [{ type: 'balance', amount: '236.70', currency: 'GBP' }] } } },
    ])
    const read = await call('FlightOrder', { id: ORDER_ID })
    expect(read).toMatchObject({
      status: 200,
      body: { data: { associatedRecords: [{ reference: BOOKING_REFERENCE }], travelers: [{ id: '1' }] } },
    })
    const cancelled = await call('CancelFlightOrder', { id: ORDER_ID })
    expect(cancelled).toMatchObject({ status: 200, body: { success: true, id: ORDER_ID } })
    expect(definition.made.get(ORDER_ID)?.cancelledAt).not.toBeNull()
    expect(company.asked.flatMap(({ faults }) => faults)).toEqual([])
  })

  it.each<[OrderAnswer]>([['accepted'], ['made, then 500']])(
    'that are %s are found again, and sent once',
    async (answer) => {
      definition.orders = answer
      const booked = await book()
      expect(booked).toMatchObject({ status: 200, body: { data: { id: [...definition.made.keys()].at(-1) } } })
      expect(sent('POST', /\/air\/orders$/)).toHaveLength(1)
      expect(sent('GET', /\/air\/orders$/)[0]?.query).toMatch(/^\?offer_id=off_/)
    },
  )

  it('that never appear are refunded, and cancelled at the company if they appear later', async () => {
    const before = await wallet.balance()
    definition.orders = '202 and never made'
    expect((await book()).status).toBe(502)
    await expect.poll(() => wallet.balance(), { timeout: 20_000 }).toBe(before)
    const [order] = sent('POST', /\/air\/orders$/)
    const late = definition.appear(order?.body)
    await lookNow()
    await expect.poll(() => definition.made.get(late)?.cancelledAt, { timeout: 20_000 }).not.toBeNull()
  })

  it('that were made before our process died are cancelled at the company, since they are refunded', async () => {
    const before = await wallet.balance()
    definition.orders = 'made, then silent'
    const booking = book()
    await expect.poll(() => sent('POST', /\/air\/orders$/), { timeout: 20_000 }).toHaveLength(1)
    const [made = ''] = [...definition.made.keys()].slice(-1)
    // What recovery asks after the death of a process: from then on the line is refunded.
    const { db } = tollgraph.backend
    const { rows } = await db.pool.query(`SELECT act_id AS "actId", field FROM kit.act WHERE state = 'ASKED'`)
    expect(await outcomeOfAct(rows[0], null, db)).toBe('UNDONE')
    await lookNow()
    await expect.poll(() => definition.made.get(made)?.cancelledAt, { timeout: 20_000 }).not.toBeNull()
    company.cut()
    expect((await booking).status).toBe(502)
    await expect.poll(() => wallet.balance(), { timeout: 20_000 }).toBe(before)
  })

  it('that cannot be read are refunded, and cancelled at the company', async () => {
    const before = await wallet.balance()
    definition.areOrdersOdd = true
    expect((await book()).status).toBe(502)
    await expect.poll(() => wallet.balance(), { timeout: 20_000 }).toBe(before)
    const [made = ''] = [...definition.made.keys()].slice(-1)
    await lookNow()
    await expect.poll(() => definition.made.get(made)?.cancelledAt, { timeout: 20_000 }).not.toBeNull()
  })

  it('that were made are not looked for any more', async () => {
    expect((await book()).status).toBe(200)
    company.asked.length = 0
    await lookNow()
    await expect.poll(waitingLooks, { timeout: 20_000 }).toBe(0)
    expect(company.asked).toEqual([])
  })

  it('that are refused are refunded', async () => {
    const before = await wallet.balance()
    definition.orders = 'offer gone'
    const refused = await book()
    expect(refused.status).toBe(409)
    expect(sent('POST', /\/air\/orders$/)).toHaveLength(1)
    await expect.poll(() => wallet.balance(), { timeout: 20_000 }).toBe(before)
  })

  it('are refused before any money moves when the price has changed, with the new price', async () => {
    definition.price = '251.10'
    const before = await wallet.balance()
    const refused = await book()
    expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining('251.10 GBP') } })
    expect(sent('POST', /\/air\/orders$/)).toHaveLength(0)
    expect(await wallet.balance()).toBe(before)
  })

  it('of a live token are refused above the limit of the operator before any money moves', async () => {
    definition.isLive = true
    const before = await wallet.balance()
    expect((await book()).status).toBe(503)
    expect(sent('POST', /\/air\/orders$/)).toHaveLength(0)
    expect(await wallet.balance()).toBe(before)
  })

  it.each([
    ['without a gender', { ...traveler, gender: undefined }, ['data', 'travelers', 0, 'gender']],
    [
      'without a phone number',
      { ...traveler, contact: { emailAddress: 'a@example.com' } },
      ['data', 'travelers', 0, 'contact', 'phones'],
    ],
  ])('of a traveller %s are refused before any money moves', async (_, person, path) => {
    const refused = await book(offer(), [person])
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    expect(sent('POST', /\/air\/orders$/)).toHaveLength(0)
  })

  it('of an offer that was changed, is gone or is of another company are refused', async () => {
    const changed = offer()
    const [way] = changed.itineraries
    if (way?.segments[0]) way.segments[0].number = '7105'
    expect((await book(changed)).status).toBe(400)
    expect((await book(offer(OFFER_IDS.gone))).status).toBe(409)
    expect((await book(offer('1'))).status).toBe(400)
    expect(sent('POST', /\/air\/orders$/)).toHaveLength(0)
  })

  it('are never sought by paths that Duffel has nothing for: these are played by the stand-in on the devnet', async () => {
    for (const operation of ['FlightAvailabilities', 'CheckinLinks', 'SearchActivities', 'SearchTransfers']) {
      const { url, init } = requestOf(tollgraph, rowOf(operation), rowOf(operation).sample)
      const answer = await wallet.pay(url, init)
      expect({ operation, source: answer.headers.get('x-data-source') }).toEqual({ operation, source: 'sandbox' })
    }
    expect(company.asked).toEqual([])
  })

  it('share the company with the list of airlines, which is read once for all calls', async () => {
    const codes = { airlineCodes: 'BAW' }
    const both = await Promise.all([call('Airlines', {}), call('Airlines', codes)])
    expect(both).toMatchObject([{ body: { meta: { count: 2 } } }, { body: { meta: { count: 1 } } }])
    const { url, init } = requestOf(tollgraph, rowOf('Airlines'), codes)
    const again = await wallet.pay(url, init)
    expect(await again.json()).toMatchObject({ data: [{ iataCode: 'BA', icaoCode: 'BAW' }] })
    expect(again.headers.get('x-data-provider')).toBe('duffel')
    expect(sent('GET', /\/air\/airlines$/).map(({ query }) => query)).toEqual(['?limit=200', '?limit=200&after=g3Q'])
  })

  it('of a search name the member that the company refuses', async () => {
    const search = { ...rowOf('SearchFlights').sample, departureDate: dateIn(40), children: '1', infants: '1' }
    const found = await call('SearchFlights', search as Record<string, unknown>)
    expect(found.status).toBe(200)
    expect(sent('POST', /offer_requests$/)).toMatchObject([
      { body: { data: { passengers: [{ type: 'adult' }, { age: 10 }, { age: 1 }] } } },
    ])
  })
})
