import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, hotelCodes } from '../../subgraphs/travel/hotels/codes.ts'
import { readOfferId, writeOfferId } from '../../subgraphs/travel/providers/duffel/stays/offerId.ts'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../support/wallet.ts'
import {
  duffelStays,
  HALF_REFUNDED_UNTIL,
  REFUNDED_UNTIL,
  STAYS,
  type StayAnswer,
  type StaysReplay,
} from './companies/duffelStays.ts'
import { describeConformance } from './conformance.ts'
import { type ReplayServer, startReplay } from './server.ts'

const settings = (url: string, key: string) => ({ DUFFEL_URL: url, DUFFEL_KEY: key })

const HOTEL = codeOf(STAYS.accommodation, 0)
const offerId = (rateId: string = STAYS.rate, total: string = STAYS.total) =>
  writeOfferId({ rateId, total, currency: 'EUR' })

const guest = { tid: 1, title: 'MRS', firstName: 'ADA', lastName: 'LOVELACE', email: 'ada@example.com' }
const lead = { ...guest, phone: '+44 20 7123-4567' }
const ordered = (id = offerId(), guests: readonly object[] = [lead]) => ({
  data: {
    type: 'hotel-order',
    guests,
    travelAgent: { contact: { email: 'desk@example.com' } },
    roomAssociations: [
      { hotelOfferId: id, guestReferences: [{ guestReference: '1' }], specialRequest: 'A quiet room' },
    ],
    payment: {
      method: 'CREDIT_CARD',
      paymentCard: {
        paymentCardInfo: {
          vendorCode: 'VI',
          cardNumber: '4151289722471370',
          expiryDate: '2030-08',
          holderName: 'ADA LOVELACE',
        },
      },
    },
  },
})

const stay = { adults: '2', checkInDate: dayIn(30), checkOutDate: dayIn(32) }
const offer = [offerId(), STAYS.total, 'BREAKFAST', 'Double room over the river', 'QUEEN', REFUNDED_UNTIL, '206.25']

interface HotelList {
  readonly data: readonly { readonly hotelId: string }[]
}
interface HotelOffers {
  readonly offers: readonly { readonly id: string }[]
}
interface OfferList {
  readonly data: readonly HotelOffers[]
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

// The first case makes the codes of the hotels; the searches for offers use them.
describeConformance(duffelStays(), settings, [
  {
    operation: 'ListHotelsByGeocode',
    has: [HOTEL, STAYS.name, 'PAR', 'FR', 0.66],
    empty: { status: 200, has: [0] },
    odd: { has: [HOTEL] },
  },
  { operation: 'ListHotels', has: [HOTEL, 'PAR', 'SWIMMING_POOL', 4], empty: { status: 200 }, odd: { has: [HOTEL] } },
  {
    operation: 'SuggestHotels',
    has: [HOTEL, STAYS.name, 'Paris', 'PAR'],
    empty: { status: 200 },
    odd: { has: [HOTEL] },
  },
  {
    operation: 'SearchHotels',
    input: { hotelIds: `${HOTEL},AWPAR3D7`, ...stay },
    has: [...offer, HOTEL, 'AWPAR3D7', 'DUE_AT_ACCOMMODATION'],
    empty: { status: 200 },
    odd: { has: [HOTEL] },
  },
  {
    operation: 'SearchHotelOffers',
    input: { hotelId: HOTEL, ...stay },
    has: offer,
    empty: { status: 200 },
    odd: { has: [HOTEL] },
  },
  { operation: 'GetHotelOffer', input: { offerId: offerId() }, has: [...offer, HOTEL], empty: null },
  {
    operation: 'BookHotel',
    input: ordered(),
    has: [STAYS.booking, STAYS.reference, 'CONFIRMED', 'LOVELACE', HOTEL],
    empty: null,
  },
])

describe('stays at Duffel', () => {
  let definition: StaysReplay
  let company: ReplayServer
  let tollgraph: TestTollgraph
  let wallet: TestWallet
  beforeAll(async () => {
    definition = duffelStays()
    company = await startReplay(definition)
    tollgraph = await startTollgraph(settings(company.url, definition.key))
  })
  beforeEach(async () => {
    definition.bookings = 'created'
    definition.price = STAYS.total
    definition.hasRates = true
    company.asked.length = 0
    wallet = await makeWallet(tollgraph)
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await company?.close()
  })

  async function call<Body = unknown>(operation: string, input: object) {
    const { url, init } = requestOf(tollgraph, rowOf(operation), input)
    const answer = await wallet.pay(url, init)
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  const book = (id?: string, guests?: readonly object[]) => call('BookHotel', ordered(id, guests))
  const sent = (method: string, path: RegExp) =>
    company.asked.filter((one) => one.method === method && path.test(one.path))
  const bookings = () => sent('POST', /\/stays\/bookings$/)

  it('are found, offered and booked with ids of the contract, and the card stays here', async () => {
    const { body: list } = await call<HotelList>('ListHotelsByGeocode', {
      latitude: 48.8566,
      longitude: 2.3522,
      radius: 10,
    })
    expect(list.data.map(({ hotelId }) => hotelId)).toEqual([HOTEL, codeOf(STAYS.other, 0)])
    const { body: found } = await call<OfferList>('SearchHotelOffers', { hotelId: HOTEL, ...stay })
    const id = found.data[0]?.offers[0]?.id ?? ''
    const { body: offered } = await call<{ readonly data: HotelOffers }>('GetHotelOffer', { offerId: id })
    expect(offered.data.offers[0]).toMatchObject({
      id,
      guests: { adults: 2 },
      policies: {
        paymentType: 'PREPAY',
        prepay: { amount: STAYS.total },
        cancellations: [
          { deadline: REFUNDED_UNTIL, amount: '206.25' },
          { deadline: HALF_REFUNDED_UNTIL, amount: STAYS.total, type: 'FULL_STAY' },
        ],
      },
    })
    const booked = await book(id)
    expect(booked).toMatchObject({
      status: 200,
      body: { data: { hotelBookings: [{ bookingStatus: 'CONFIRMED', hotel: { hotelId: HOTEL } }] } },
    })
    expect(bookings()).toMatchObject([
      {
        body: {
          data: {
            phone_number: '+442071234567',
            email: 'ada@example.com',
            guests: [{ given_name: 'ADA', family_name: 'LOVELACE' }],
            accommodation_special_requests: 'A quiet room',
          },
        },
      },
    ])
    expect(JSON.stringify(company.asked)).not.toContain('4151289722471370')
    expect(company.asked.flatMap(({ faults }) => faults)).toEqual([])
  })

  it('have the rates of each hotel fetched where the search comes without them', async () => {
    definition.hasRates = false
    const { body: found } = await call<OfferList>('SearchHotelOffers', { hotelId: HOTEL, ...stay, bestRateOnly: false })
    expect(found.data[0]?.offers).toMatchObject([{ id: offerId(), price: { total: STAYS.total } }])
    expect(sent('POST', /fetch_all_rates$/)).toHaveLength(1)
  })

  it.each<[StayAnswer]>([['made, then 500']])('that are %s are found again, and sent once', async (answer) => {
    definition.bookings = answer
    expect(await book()).toMatchObject({ status: 200, body: { data: { id: [...definition.made.keys()].at(-1) } } })
    expect(bookings()).toHaveLength(1)
  })

  it('that never appear are refunded, and cancelled at the company if they appear later', async () => {
    const before = await wallet.balance()
    definition.bookings = '502 and never made'
    expect((await book()).status).toBe(502)
    await expect.poll(() => wallet.balance(), { timeout: 20_000 }).toBe(before)
    const late = definition.appear(bookings()[0]?.body)
    const { pool } = tollgraph.backend.db
    // The job that waits is due now.
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE 'travel.followLostOrder:%'`,
    )
    await expect.poll(() => definition.made.get(late)?.cancelledAt, { timeout: 20_000 }).not.toBeNull()
  })

  it('whose rate is gone by then are refunded', async () => {
    const before = await wallet.balance()
    definition.bookings = 'rate gone'
    expect((await book()).status).toBe(409)
    await expect.poll(() => wallet.balance(), { timeout: 20_000 }).toBe(before)
  })

  it('are refused before any money moves when the price has changed or the rate is gone', async () => {
    const before = await wallet.balance()
    expect((await book(offerId(STAYS.goneRate))).status).toBe(409)
    definition.price = '430.00'
    expect(await book()).toMatchObject({ status: 409, body: { error: expect.stringContaining('430.00 EUR') } })
    expect(bookings()).toHaveLength(0)
    expect(await wallet.balance()).toBe(before)
  })

  it.each([
    ['without a country code', [{ ...lead, phone: '020 7123 4567' }], ['data', 'guests', 0, 'phone']],
    ['of a child', [lead, { ...lead, tid: 2, childAge: 7 }], ['data', 'guests', 1]],
  ])('%s are refused before any money moves', async (_, guests, path) => {
    expect(await book(offerId(), guests)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    expect(bookings()).toHaveLength(0)
  })

  it.each([
    ['chainCodes', 'AW'],
    ['hotelSource', 'BEDBANK'],
    ['amenities', 'GOLF'],
  ])('cannot be listed by %s, and the search is not charged', async (member, value) => {
    const before = await wallet.balance()
    const found = await call('ListHotels', { cityCode: 'PAR', [member]: value })
    expect(found).toMatchObject({ status: 400, body: { issues: [{ path: [member] }] } })
    expect(await wallet.balance()).toBe(before)
  })

  it('have no ratings: these are played by the stand-in on the devnet', async () => {
    const { url, init } = requestOf(tollgraph, rowOf('RateHotels'), rowOf('RateHotels').sample)
    expect((await fetch(url, init)).headers.get('x-data-source')).toBe('sandbox')
    expect(company.asked).toEqual([])
  })

  it('give two hotels different codes where both would get the same', async () => {
    const { pool } = tollgraph.backend.db
    const [one, other] = ['acc_collision_one', 'acc_collision_two']
    await pool.query('INSERT INTO travel.hotel_code (hotel_id, accommodation_id) VALUES ($1, $2)', [
      codeOf(one, 0),
      other,
    ])
    const codes = hotelCodes(pool)
    const made = await codes.codesOf([one, other])
    expect(made).toEqual(
      new Map([
        [one, codeOf(one, 1)],
        [other, codeOf(one, 0)],
      ]),
    )
    expect(await codes.accommodationsOf([codeOf(one, 0)])).toEqual(new Map([[codeOf(one, 0), other]]))
  })
})

describe('stays of a live token', () => {
  it('are refused above the limit of the operator before any money moves', async () => {
    const definition = { ...duffelStays(), key: 'duffel_live_1f4Xq9' }
    const company = await startReplay(definition)
    const tollgraph = await startTollgraph({ ...settings(company.url, definition.key), DUFFEL_MOST_PER_ORDER: '400' })
    try {
      const wallet = await makeWallet(tollgraph)
      const before = await wallet.balance()
      const { url, init } = requestOf(tollgraph, rowOf('BookHotel'), ordered())
      const answer = await wallet.pay(url, init)
      expect({ status: answer.status, text: await answer.text() }).toMatchObject({
        status: 503,
        text: expect.stringContaining('above 400 EUR'),
      })
      expect(company.asked.filter(({ path }) => path.endsWith('/bookings'))).toEqual([])
      expect(await wallet.balance()).toBe(before)
    } finally {
      await tollgraph.stop()
      await company.close()
    }
  })
})

describe('ids of offers', () => {
  it.each([['412.50'], ['99999'], ['1.5']])('hold the rate and its price %s', (total) => {
    const id = writeOfferId({ rateId: STAYS.rate, total, currency: 'JPY' })
    expect(id).toMatch(/^[A-Z0-9]{2,100}$/)
    expect(readOfferId(id)).toEqual({ rateId: STAYS.rate, total, currency: 'JPY' })
  })
  it('of another origin are none', () => {
    for (const id of ['UNKNOWNOFFER', 'AA', '0189']) expect(readOfferId(id)).toBeNull()
  })
})
