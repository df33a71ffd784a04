import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { SAMPLE_HOTEL_ORDER } from '../../../contract/facts/travel/hotels.ts'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'
import { json } from '../../../support/wallet.ts'
import { tablesHolding } from './support/everywhere.ts'

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['travel'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)

interface Listed {
  readonly hotelId: string
  readonly name: string
  readonly geoCode: { readonly latitude: number; readonly longitude: number }
  readonly distance: { readonly value: number; readonly unit: string }
  readonly amenities?: readonly string[]
  readonly rating?: number
}
interface HotelList {
  readonly meta: { readonly count: number; readonly links: { readonly self: string } }
  readonly data: readonly Listed[]
}
interface Offer {
  readonly id: string
  readonly checkInDate: string
  readonly checkOutDate: string
  readonly boardType: string
  readonly price: {
    readonly currency: string
    readonly base: string
    readonly total: string
    readonly taxes: readonly { readonly amount: string; readonly included: boolean }[]
    readonly variations: {
      readonly changes: readonly { readonly startDate: string; readonly endDate: string; readonly base: string }[]
    }
  }
  readonly policies: { readonly paymentType: string }
  readonly self: string
}
interface OffersOfHotel {
  readonly hotel: { readonly hotelId: string; readonly name: string }
  readonly available: boolean
  readonly offers: readonly Offer[]
}
interface OfferList {
  readonly data: readonly OffersOfHotel[]
  readonly warnings?: readonly { readonly code: number; readonly source: { readonly pointer: string } }[]
}

const DAY_MS = 86_400_000
/** A date so many days from today. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const stay = { checkInDate: inDays(40), checkOutDate: inDays(44), adults: 2 }
/** Whole cents of a decimal. */
const cents = (amount: string) => Math.round(Number(amount) * 100)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Calls a path that is refused, and what that cost. */
async function refusedCall(operation: string, input: Record<string, unknown>) {
  const { url, init } = requestOf(answering.tollgraph, rowOf(operation), input)
  let status = 0
  let body: Record<string, unknown> = {}
  const cost = await answering.costOf(async () => {
    const response = await answering.wallet.pay(url, init)
    status = response.status
    body = await bodyOf(response)
  })
  return { status, body, cost }
}

describe('hotels of a city', () => {
  it('are listed from its centre outwards, at the price of a list', async () => {
    let list: HotelList | undefined
    const cost = await answering.costOf(async () => {
      list = await call<HotelList>('ListHotels', { cityCode: 'PAR', radius: 20 })
    })
    expect(cost).toBe(32_400n)
    const distances = list?.data.map(({ distance }) => distance.value) ?? []
    expect(distances.length).toBeGreaterThan(20)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(20)
    expect(list?.meta.count).toBe(distances.length)
    expect(list?.meta.links.self).toMatch(/^http.*\/travel\/api\/hotels\/list\?cityCode=PAR&radius=20/)
    expect(list?.data.every(({ hotelId }) => /^[A-Z]{2}PAR[A-Z0-9]{3}$/.test(hotelId))).toBe(true)
  })

  it('are those around its centre, in miles as in kilometres', async () => {
    const inCity = await call<HotelList>('ListHotels', { cityCode: 'PAR', radius: 16, max: 10 })
    const around = await call<HotelList>('ListHotelsByGeocode', {
      latitude: 48.8566,
      longitude: 2.3522,
      radius: 10,
      radiusUnit: 'MILE',
      max: 10,
    })
    expect(around.data.map(({ hotelId }) => hotelId)).toEqual(inCity.data.map(({ hotelId }) => hotelId))
    for (const [index, { distance }] of around.data.entries())
      expect(distance.value * 1.609344).toBeCloseTo(inCity.data[index]?.distance.value ?? 0, 1)
  })

  it('are only those that have what is asked for', async () => {
    const all = await call<HotelList>('ListHotels', { cityCode: 'LON', radius: 50 })
    const some = await call<HotelList>('ListHotels', {
      cityCode: 'LON',
      radius: 50,
      amenities: 'SPA,BAR or LOUNGE',
      ratings: '4,5',
    })
    expect(some.data.length).toBeGreaterThan(0)
    expect(some.data.length).toBeLessThan(all.data.length)
    for (const { amenities, rating } of some.data) {
      expect(amenities).toEqual(expect.arrayContaining(['SPA', 'BAR or LOUNGE']))
      expect([4, 5]).toContain(rating)
    }
  })

  it.each([
    ['chainCodes', 1, 'AW,abc'],
    ['amenities', 0, 'POOL'],
    ['amenities', 0, 'BAR_OR_LOUNGE'],
    ['ratings', 1, '4,6'],
    ['ratings', 0, 'x'],
  ])('are not searched with %s of which number %i is wrong: %s', async (member, index, list) => {
    const { status, body, cost } = await refusedCall('ListHotels', { cityCode: 'LON', [member]: list })
    expect({ status, cost }).toEqual({ status: 400, cost: 0n })
    expect(body.issues).toContainEqual(expect.objectContaining({ path: [member, index] }))
  })

  it('cost nothing where there are none', async () => {
    const ocean = { latitude: -48.9, longitude: -123.4, radius: 300 }
    expect(await refusedCall('ListHotelsByGeocode', ocean)).toMatchObject({ status: 404, cost: 0n })
    expect(await refusedCall('ListHotels', { cityCode: 'QQQ' })).toMatchObject({ status: 404, cost: 0n })
  })
})

describe('a stay', () => {
  let hotelIds: string
  let found: OffersOfHotel
  let offer: Offer
  beforeAll(async () => {
    const list = await call<HotelList>('ListHotels', { cityCode: 'BCN', radius: 30, max: 20 })
    hotelIds = list.data.map(({ hotelId }) => hotelId).join(',')
    const { data } = await call<OfferList>('SearchHotels', { hotelIds, ...stay })
    found = data[0] ?? expect.fail('No hotel of Barcelona has a room')
    offer = found.offers[0] ?? expect.fail('An available hotel has no offer')
  })

  it('costs what its nights and taxes add up to', async () => {
    const { data } = await call<OfferList>('SearchHotels', { hotelIds, ...stay, bestRateOnly: false })
    const offers = data.flatMap((hotel) => hotel.offers)
    expect(offers.length).toBeGreaterThan(data.length)
    for (const { price, checkInDate, checkOutDate } of offers) {
      const nights = price.variations.changes.flatMap(({ startDate, endDate, base }) =>
        Array.from({ length: (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS }, () => cents(base)),
      )
      expect(nights).toHaveLength((Date.parse(checkOutDate) - Date.parse(checkInDate)) / DAY_MS)
      expect(sum(nights)).toBe(cents(price.base))
      const onTop = price.taxes.filter(({ included }) => !included).map(({ amount }) => cents(amount))
      expect(cents(price.base) + sum(onTop)).toBe(cents(price.total))
    }
  })

  it('is first offered at its best rate', async () => {
    const all = await call<OfferList>('SearchHotelOffers', {
      hotelId: found.hotel.hotelId,
      ...stay,
      bestRateOnly: false,
    })
    const totals = all.data[0]?.offers.map(({ price }) => cents(price.total)) ?? []
    expect(Math.min(...totals)).toBe(cents(offer.price.total))
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })

  it('has the same price when it is looked up by its offer', async () => {
    const again = await call<{ data: OffersOfHotel }>('GetHotelOffer', { offerId: offer.id })
    expect(again.data.offers[0]?.price).toEqual(offer.price)
    expect(again.data.offers[0]?.policies).toEqual(offer.policies)
    expect(again.data.hotel).toEqual(found.hotel)
    expect(offer.self).toContain(`/travel/api/hotels/offer?offerId=${offer.id}`)
  })

  it('can be had in another money, with board, and within a price', async () => {
    const query = { hotelIds, ...stay, currencyCode: 'USD', boardType: 'BREAKFAST', bestRateOnly: false }
    const { data } = await call<OfferList>('SearchHotels', { ...query, priceRange: '100-200' })
    const offers = data.flatMap((hotel) => hotel.offers)
    expect(offers.length).toBeGreaterThan(0)
    for (const { price, boardType } of offers) {
      expect(price.currency).toBe('USD')
      expect(boardType).toBe('BREAKFAST')
      expect(Number(price.base) / 4).toBeGreaterThanOrEqual(100)
      expect(Number(price.base) / 4).toBeLessThanOrEqual(200)
    }
  })

  it('is told of hotels that nobody knows', async () => {
    const { data, warnings } = await call<OfferList>('SearchHotels', {
      hotelIds: `${found.hotel.hotelId},XXXXXXXX`,
      ...stay,
    })
    expect(data).toHaveLength(1)
    expect(warnings?.[0]?.source.pointer).toContain('XXXXXXXX')
  })

  it('is listed as full where there is no room, if that is asked for', async () => {
    // No room sleeps nine adults.
    const crowd = { hotelId: found.hotel.hotelId, ...stay, adults: 9 }
    expect(await refusedCall('SearchHotelOffers', crowd)).toMatchObject({ status: 404, cost: 0n })
    const closed = await call<OfferList>('SearchHotelOffers', { ...crowd, includeClosed: true })
    expect(closed.data).toMatchObject([{ available: false, offers: [] }])
  })

  it.each([
    ['checkOutDate', { checkInDate: inDays(40), checkOutDate: inDays(40) }],
    ['checkOutDate', { checkInDate: inDays(40), checkOutDate: inDays(371) }],
    ['checkInDate', { checkInDate: inDays(-2), checkOutDate: inDays(2) }],
    ['checkInDate', { checkInDate: inDays(400) }],
    ['currencyCode', { priceRange: '100-200' }],
    ['priceRange', { priceRange: '200-100', currencyCode: 'EUR' }],
    ['priceRange', { priceRange: 'cheap', currencyCode: 'EUR' }],
  ])('is refused for its %s before anything is charged: %j', async (member, query) => {
    const { status, body, cost } = await refusedCall('SearchHotelOffers', { hotelId: found.hotel.hotelId, ...query })
    expect({ status, cost }).toEqual({ status: 400, cost: 0n })
    expect(body.issues).toContainEqual(expect.objectContaining({ path: [member] }))
  })

  describe('that is booked', () => {
    const card = SAMPLE_HOTEL_ORDER.payment.paymentCard.paymentCardInfo
    const orderOf = (offerId: string, changes: Record<string, unknown> = {}) => ({
      data: {
        ...SAMPLE_HOTEL_ORDER,
        roomAssociations: [{ hotelOfferId: offerId, guestReferences: [{ guestReference: '1' }] }],
        ...changes,
      },
    })
    const paidBy = (changes: Record<string, string>) => ({
      payment: { method: 'CREDIT_CARD', paymentCard: { paymentCardInfo: { ...card, ...changes } } },
    })

    interface Order {
      readonly data: {
        readonly id: string
        readonly hotelBookings: readonly { readonly bookingStatus: string; readonly hotelOffer: Offer }[]
        readonly guests: readonly { readonly lastName: string }[]
      }
    }

    it('is confirmed at the price that was offered, and no card number is kept', async () => {
      let order: Order | undefined
      const cost = await answering.costOf(async () => {
        order = await call<Order>('BookHotel', orderOf(offer.id))
      })
      expect(cost).toBe(2_160n)
      expect(order?.data).toMatchObject({
        hotelBookings: [
          {
            bookingStatus: 'CONFIRMED',
            hotel: { hotelId: found.hotel.hotelId },
            payment: { paymentCard: { paymentCardInfo: { vendorCode: 'VI', cardNumber: 'XXXXXXXXXXXX1111' } } },
          },
        ],
        guests: [{ tid: 1, lastName: 'LOVELACE' }],
      })
      expect(order?.data.hotelBookings[0]?.hotelOffer.price).toEqual(offer.price)
      const query = `{ me { bookings { nodes { __typename resourceId state
        ... on HotelOrder { stays { bookingStatus hotel { hotelId } hotelOffer { offerId self checkInDate price { total } policies { cancellations { deadline } } } } } } } } }`
      const listed = await answering.wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query }))
      expect(await bodyOf(listed)).toMatchObject({
        data: {
          me: {
            bookings: {
              nodes: [
                {
                  ...{ __typename: 'HotelOrder', resourceId: order?.data.id, state: 'BOOKED' },
                  stays: [
                    {
                      hotel: { hotelId: found.hotel.hotelId },
                      hotelOffer: { offerId: offer.id, self: offer.self, price: { total: offer.price.total } },
                    },
                  ],
                },
              ],
            },
          },
        },
      })
      const { pool } = answering.tollgraph.backend.db
      const { rows } = await pool.query<Record<string, unknown>>(
        `SELECT state, kind, wallet, source, payload::text FROM travel.booking WHERE order_id = $1`,
        [order?.data.id],
      )
      const { address } = answering.wallet
      expect(rows).toMatchObject([{ state: 'BOOKED', kind: 'HOTEL', wallet: address, source: 'sandbox' }])
      expect(await tablesHolding(pool, 'XXXXXXXXXXXX1111')).toEqual(
        expect.arrayContaining(['travel.booking', 'travel.stand_in_order']),
      )
      expect(await tablesHolding(pool, '4111111111111111')).toEqual([])
    })

    it('is refused for an offer that nobody made, and nothing is charged', async () => {
      expect(await refusedCall('BookHotel', orderOf('UNKNOWNOFFER'))).toMatchObject({ status: 404, cost: 0n })
    })

    it.each([
      ['cardNumber', paidBy({ cardNumber: '4111111111111112' })],
      ['cardNumber', paidBy({ vendorCode: 'CA' })],
      ['vendorCode', paidBy({ vendorCode: 'QQ' })],
      ['vendorCode', paidBy({ vendorCode: 'DS', cardNumber: '6011111111111117' })],
      ['expiryDate', paidBy({ expiryDate: '2020-01' })],
      ['expiryDate', paidBy({ expiryDate: '0120' })],
    ])('is refused for a card that is wrong in its %s, and nothing is charged', async (member, changes) => {
      const { status, body, cost } = await refusedCall('BookHotel', orderOf(offer.id, changes))
      expect({ status, cost }).toEqual({ status: 400, cost: 0n })
      const path = ['data', 'payment', 'paymentCard', 'paymentCardInfo', member]
      expect(body.issues).toContainEqual(expect.objectContaining({ path }))
      expect(JSON.stringify(body)).not.toMatch(/\d{12}/)
    })

    it.each([
      [['data', 'guests', 1], { guests: [SAMPLE_HOTEL_ORDER.guests[0], { ...SAMPLE_HOTEL_ORDER.guests[0], tid: 2 }] }],
      [['data', 'guests', 0], { guests: [{ ...SAMPLE_HOTEL_ORDER.guests[0], tid: 3 }] }],
      [
        ['data', 'roomAssociations', 0, 'guestReferences'],
        { guests: [{ ...SAMPLE_HOTEL_ORDER.guests[0], childAge: 3 }] },
      ],
    ])('is refused for guests that do not fit its rooms, at %j', async (path, changes) => {
      const { status, body, cost } = await refusedCall('BookHotel', orderOf(offer.id, changes))
      expect({ status, cost }).toEqual({ status: 400, cost: 0n })
      expect(body.issues).toContainEqual(expect.objectContaining({ path }))
    })

    it('is refused for more rooms than were offered', async () => {
      const room = (guest: string) => ({ hotelOfferId: offer.id, guestReferences: [{ guestReference: guest }] })
      const guests = [SAMPLE_HOTEL_ORDER.guests[0], { ...SAMPLE_HOTEL_ORDER.guests[0], tid: 2 }]
      const { status, cost } = await refusedCall(
        'BookHotel',
        orderOf(offer.id, { guests, roomAssociations: [room('1'), room('2')] }),
      )
      expect({ status, cost }).toEqual({ status: 400, cost: 0n })
    })
  })

  it('is a query with its price in GraphQL, beside what guests say for nothing', async () => {
    const query = `query ($ids: [String!]!, $in: Date!, $out: Date!) {
      hotelOffers(search: { hotelIds: $ids, checkInDate: $in, checkOutDate: $out }) { hotels { profile { name } offers { price { total currency } } } }
      hotelReviews(hotelIds: $ids) { reviews { hotelId overallRating } }
    }`
    const variables = { ids: [found.hotel.hotelId], in: stay.checkInDate, out: stay.checkOutDate }
    const cost = await answering.costOf(async () => {
      const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query, variables }))
      expect(await bodyOf(response)).toMatchObject({
        data: {
          hotelOffers: { hotels: [{ profile: { name: found.hotel.name } }] },
          hotelReviews: { reviews: [{ hotelId: found.hotel.hotelId }] },
        },
      })
    })
    expect(cost).toBe(32_400n)
  })
})

describe('hotels by name', () => {
  interface Suggestions {
    readonly data: readonly { readonly name: string; readonly hotelIds: readonly string[]; readonly subType: string }[]
  }

  it('are found by the beginnings of words, and exist', async () => {
    const { data } = await call<Suggestions>('SuggestHotels', { keyword: 'madr', subType: 'HOTEL_GDS', max: 5 })
    expect(data).toHaveLength(5)
    expect(new Set(data.map(({ subType }) => subType))).toEqual(new Set(['HOTEL_GDS']))
    expect(data.every(({ name }) => / MADR/.test(name))).toBe(true)
    const ids = data.flatMap(({ hotelIds }) => hotelIds)
    const listed = await call<HotelList>('ListHotels', { cityCode: 'MAD', radius: 100, hotelSource: 'DIRECTCHAIN' })
    expect(listed.data.map(({ hotelId }) => hotelId)).toEqual(expect.arrayContaining(ids))
  })

  it('cost nothing when none is called like that', async () => {
    const { url, init } = requestOf(answering.tollgraph, rowOf('SuggestHotels'), {
      keyword: 'qqqq',
      subType: 'HOTEL_GDS',
    })
    const cost = await answering.costOf(async () => {
      expect(await bodyOf(await answering.wallet.pay(url, init))).toEqual({ data: [] })
    })
    expect(cost).toBe(0n)
  })
})

describe('ratings of hotels', () => {
  it('are free, for anyone, and name the hotels that nobody rated', async () => {
    const list = await call<HotelList>('ListHotels', { cityCode: 'BER', max: 2 })
    const [one, other] = list.data.map(({ hotelId }) => hotelId)
    const body = await call<{
      meta: { count: number }
      data: { hotelId: string; overallRating: number; numberOfReviews: number; numberOfRatings: number }[]
      warnings: { source: { pointer: string } }[]
    }>('RateHotels', { hotelIds: `${one},${other},XXXXXXXX` })
    expect(body.meta.count).toBe(2)
    expect(body.data.map(({ hotelId }) => hotelId)).toEqual([one, other])
    for (const { overallRating, numberOfReviews, numberOfRatings } of body.data) {
      expect(overallRating).toBeGreaterThan(0)
      expect(overallRating).toBeLessThanOrEqual(100)
      expect(numberOfReviews).toBeLessThanOrEqual(numberOfRatings)
    }
    expect(body.warnings[0]?.source.pointer).toBe('XXXXXXXX')
  })
})
