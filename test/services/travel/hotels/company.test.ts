import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_HOTEL_ORDER } from '../../../contract/facts/travel/hotels.ts'
import { startCompany, type TestCompany } from './support/company.ts'
import { newWallet, startTestTravel, type TestTravel } from './support/travelService.ts'

// The client of the company, before a company that answers in the documented format, and before one that does not.

const OFFER = {
  id: 'TSXOJ6LFQ2',
  type: 'hotel-offer',
  checkInDate: '2031-06-07',
  checkOutDate: '2031-06-08',
  roomQuantity: '1',
  rateCode: 'RAC',
  room: { type: 'A1K', description: { text: 'King bed', lang: 'EN' } },
  guests: { adults: 1 },
  price: { currency: 'EUR', base: '195.50', total: '215.05' },
  policies: {
    paymentType: 'GUARANTEE',
    guarantee: { acceptedPayments: { creditCards: ['VI', 'CA'], methods: ['CREDIT_CARD'] } },
    cancellations: [{ deadline: '2031-06-06T23:59:00+02:00', amount: '215.05' }],
  },
  self: 'https://company.example/v3/shopping/hotel-offers/TSXOJ6LFQ2',
}
const HOTEL = { type: 'hotel', hotelId: 'ARMADAIT', chainCode: 'AR', dupeId: '700027723', name: 'HOTEL AITANA' }
const OFFERS = {
  type: 'hotel-offers',
  hotel: HOTEL,
  available: true,
  offers: [OFFER],
  self: 'https://company.example/',
}

const ORDER = {
  type: 'hotel-order',
  id: 'V0g2VFJaLzIwMzEtMDYtMDc=',
  hotelBookings: [
    {
      type: 'hotel-booking',
      id: 'MS84OTkyMjcxMA==',
      bookingStatus: 'CONFIRMED',
      hotelProviderInformation: [{ hotelProviderCode: 'AR', confirmationNumber: '89922710' }],
      roomAssociations: [{ hotelOfferId: OFFER.id, guestReferences: [{ guestReference: '1' }] }],
      hotelOffer: { ...OFFER, roomQuantity: 1 },
      hotel: HOTEL,
      payment: {
        method: 'CREDIT_CARD',
        paymentCard: {
          paymentCardInfo: {
            vendorCode: 'VI',
            cardNumber: '411111XXXXXX1111',
            expiryDate: '1298',
            holderName: 'ADA LOVELACE',
          },
        },
      },
    },
  ],
  guests: [
    { tid: 1, id: 1, title: 'MS', firstName: 'ADA', lastName: 'LOVELACE', phone: '+4420', email: 'a@b.example' },
  ],
  associatedRecords: [{ reference: 'WH6TRZ', originSystemCode: 'GDS' }],
}

let company: TestCompany
let travel: TestTravel
beforeAll(async () => {
  company = await startCompany()
  travel = await startTestTravel(company.settings)
})
afterAll(async () => {
  await travel?.stop()
  await company?.stop()
})
beforeEach(() => {
  company.answers.clear()
  company.asked.length = 0
})

const payer = newWallet()
const OFFERS_PATH = '/v3/shopping/hotel-offers'
const ORDERS_PATH = '/v2/booking/hotel-orders'

const search = () =>
  travel.pay({
    payer,
    type: 'Query',
    field: 'hotelOffers',
    declares: '$search: HotelOfferSearchInput!',
    args: { search: { hotelIds: ['ARMADAIT', 'ADPAR001'], currencyCode: 'EUR', checkInDate: '2031-06-07' } },
    select: `{ hotels { profile { hotelId name } available self offers { offerId checkInDate roomQuantity self
      price { total base } policies { cancellations { deadline amount } } } } warnings { code title } }`,
  })

const book = async (changes: Record<string, unknown> = {}, actId?: string) => {
  const { details } = await travel.pay({
    payer,
    type: 'Mutation',
    field: 'bookHotel',
    declares: '$input: BookHotelInput!',
    args: {
      input: {
        ...SAMPLE_HOTEL_ORDER,
        type: 'HOTEL_ORDER',
        roomAssociations: [{ hotelOfferId: OFFER.id, guestReferences: [{ guestReference: '1' }] }],
        ...changes,
      },
    },
    select:
      '{ details { orderId hotelBookings { bookingStatus payment { paymentCard { paymentCardInfo { vendorCode cardNumber } } } } guests { lastName } } }',
    isHeld: true,
    ...(actId ? { actId } : {}),
  })
  return details
}

async function stateOf(actId: string) {
  const sql = 'SELECT state, order_id AS "orderId", payload::text FROM travel.booking WHERE act_id = $1'
  return (await travel.db.pool.query<Record<string, unknown>>(sql, [actId])).rows[0]
}

/** The act of a line, as the ledger numbers them: the payment's id and the place of the line. */
const SENT_ONCE = `${randomUUID()}:0`

/** How far the act of a booking is. */
async function actOf(actId: string): Promise<unknown> {
  const { rows } = await travel.db.pool.query<{ state: string }>('SELECT state FROM kit.act WHERE act_id = $1', [actId])
  return rows[0]?.state
}

describe('offers', () => {
  it('are asked for in the documented words, and read with links of our own', async () => {
    company.answers.set(OFFERS_PATH, { body: { data: [OFFERS] } })
    const answer = await search()
    expect(answer).toEqual({
      hotels: [
        {
          profile: { hotelId: 'ARMADAIT', name: 'HOTEL AITANA' },
          available: true,
          self: 'https://travel.example/api/hotels/search/by-hotel?hotelId=ARMADAIT',
          offers: [
            {
              offerId: OFFER.id,
              checkInDate: '2031-06-07',
              roomQuantity: 1,
              self: `https://travel.example/api/hotels/offer?offerId=${OFFER.id}`,
              price: { total: '215.05', base: '195.50' },
              policies: { cancellations: [{ deadline: '2031-06-06T21:59:00.000Z', amount: '215.05' }] },
            },
          ],
        },
      ],
      warnings: null,
    })
    expect(company.asked).toMatchObject([
      {
        path: OFFERS_PATH,
        query: {
          hotelIds: 'ARMADAIT,ADPAR001',
          currency: 'EUR',
          checkInDate: '2031-06-07',
          adults: '1',
          bestRateOnly: 'true',
        },
        headers: { authorization: 'Bearer token' },
      },
    ])
    expect([...travel.last().sources]).toEqual(['live'])
  })

  it.each([
    ['data[0].hotel.hotelId', { ...OFFERS, hotel: { ...HOTEL, hotelId: undefined } }],
    ['data[0].offers[0].price.total', { ...OFFERS, offers: [{ ...OFFER, price: { currency: 'EUR' } }] }],
    ['data[0].offers[0].price.total', { ...OFFERS, offers: [{ ...OFFER, price: { ...OFFER.price, total: 'much' } }] }],
    ['data[0].available', { ...OFFERS, available: 'maybe' }],
    ['data[0].offers', { ...OFFERS, offers: {} }],
  ])('of another shape are an upstream error that names %s', async (member, offers) => {
    company.answers.set(OFFERS_PATH, { body: { data: [offers] } })
    await expect(search()).rejects.toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining(member) })
  })

  it('that are none cost nothing', async () => {
    company.answers.set(OFFERS_PATH, { body: { data: [] } })
    expect(await search()).toMatchObject({ hotels: [] })
    expect(travel.last().waivers).toHaveLength(1)
  })

  it('of hotels that are sold out are not found, and what the company refuses names our member', async () => {
    const soldOut = { status: 400, code: 424, title: 'NO HOTELS FOUND WHICH MATCH THIS INPUT' }
    company.answers.set(OFFERS_PATH, { status: 400, body: { errors: [soldOut] } })
    await expect(search()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const wrong = { status: 400, code: 392, title: 'INVALID HOTEL CODE', source: { parameter: 'hotelIds' } }
    company.answers.set(OFFERS_PATH, { status: 400, body: { errors: [wrong] } })
    await expect(search()).rejects.toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining('hotelIds') })
  })
})

describe('what guests say of hotels in a list', () => {
  it('is asked for all of them together, by twenties', async () => {
    const ids = Array.from({ length: 45 }, (_, index) => `ARMAD${100 + index}`)
    const listed = ids.map((hotelId) => ({
      ...{ hotelId, chainCode: 'AR', iataCode: 'MAD', name: hotelId },
      ...{ geoCode: { latitude: 40, longitude: -3 }, distance: { value: 1, unit: 'KM' } },
    }))
    company.answers.set('/v1/reference-data/locations/hotels/by-city', { body: { data: listed, meta: { count: 45 } } })
    const numbers = { overallRating: 81, numberOfReviews: 2, numberOfRatings: 3 }
    const ratings = ids.slice(1).map((hotelId) => ({ type: 'hotelSentiment', hotelId, ...numbers }))
    company.answers.set('/v2/e-reputation/hotel-sentiments', { body: { data: ratings, meta: { count: 44 } } })
    const answer = await travel.pay<{ nodes: { reviews: { overallRating: number } | null }[] }>({
      payer,
      type: 'Query',
      field: 'cityHotels',
      declares: '$search: CityHotelSearchInput!',
      args: { search: { cityCode: 'mad' } },
      select: '{ nodes { reviews { overallRating } } }',
    })
    expect(answer.nodes.map(({ reviews }) => reviews?.overallRating ?? null)).toEqual([
      null,
      ...Array.from({ length: 44 }, () => 81),
    ])
    expect(company.asked.map(({ query }) => query.hotelIds?.split(',').length ?? query.cityCode)).toEqual([
      'MAD',
      20,
      20,
      5,
    ])
  })
})

describe('an order', () => {
  const standing = () => company.answers.set(`${OFFERS_PATH}/${OFFER.id}`, { body: { data: OFFERS } })

  it('is sent once, in the documented words, and shows and keeps four digits of the card', async () => {
    standing()
    company.answers.set(ORDERS_PATH, { status: 201, body: { data: ORDER } })
    const answer = await book({}, SENT_ONCE)
    expect(answer).toEqual({
      orderId: ORDER.id,
      hotelBookings: [
        {
          bookingStatus: 'CONFIRMED',
          payment: { paymentCard: { paymentCardInfo: { vendorCode: 'VI', cardNumber: 'XXXXXXXXXXXX1111' } } },
        },
      ],
      guests: [{ lastName: 'LOVELACE' }],
    })
    const orders = company.asked.filter(({ path }) => path === ORDERS_PATH)
    expect(orders).toMatchObject([
      {
        method: 'POST',
        headers: { 'x-client-ref': SENT_ONCE },
        body: {
          data: {
            type: 'hotel-order',
            payment: { paymentCard: { paymentCardInfo: { cardNumber: '4111111111111111', expiryDate: '2098-12' } } },
          },
        },
      },
    ])
    const kept = await stateOf(SENT_ONCE)
    expect(kept).toMatchObject({ state: 'BOOKED', orderId: ORDER.id })
    expect(String(kept?.payload)).toContain('XXXXXXXXXXXX1111')
    expect(String(kept?.payload)).not.toMatch(/411111|1298|LOVELACE/)
    expect(await travel.runtime.outcome('Mutation.bookHotel', SENT_ONCE)).toBe('DONE')
  })

  it('for an offer that is gone is refused before any money moves', async () => {
    await expect(book({}, 'gone:0')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await stateOf('gone:0')).toBeUndefined()
    expect(company.asked.map(({ path }) => path)).not.toContain(ORDERS_PATH)
  })

  it('for a card that the hotel does not take is refused before any money moves', async () => {
    standing()
    const { payment } = SAMPLE_HOTEL_ORDER
    const card = { ...payment.paymentCard.paymentCardInfo, vendorCode: 'AX', cardNumber: '378282246310005' }
    const changes = { payment: { ...payment, paymentCard: { paymentCardInfo: card } } }
    await expect(book(changes, 'amex:0')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('VI, CA'),
    })
    expect(await stateOf('amex:0')).toBeUndefined()
  })

  it.each([
    ['fails', 500, { errors: [{ status: 500, code: 38660, title: 'UNABLE TO CREATE THE ORDER' }] }, 'UPSTREAM'],
    ['refuses it', 400, { errors: [{ status: 400, code: 1427, title: 'GUARANTEE REQUIRED' }] }, 'BAD_REQUEST'],
    ['answers another shape', 201, { data: { ...ORDER, hotelBookings: undefined } }, 'UPSTREAM'],
  ])('that the company %s is given back, and asked for only once', async (what, status, body, code) => {
    standing()
    company.answers.set(ORDERS_PATH, { status, body })
    await expect(book({}, `${what}:0`)).rejects.toMatchObject({ code })
    expect(await actOf(`${what}:0`)).toBe('RELEASED')
    expect(await stateOf(`${what}:0`)).toBeUndefined()
    expect(company.asked.filter(({ path }) => path === ORDERS_PATH)).toHaveLength(1)
    expect(await travel.runtime.outcome('Mutation.bookHotel', `${what}:0`)).toBe('UNDONE')
  })

  it('that was given up while the company was asked is not booked when it answers', async () => {
    standing()
    company.answers.set(ORDERS_PATH, { status: 201, body: { data: ORDER } })
    await travel.db.pool.query(`CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.state = 'ASKED' AND NEW.act_id = 'late:0' THEN NEW.state = 'RELEASED'; END IF; RETURN NEW; END $$`)
    await travel.db.pool.query(
      'CREATE TRIGGER give_up BEFORE UPDATE ON kit.act FOR EACH ROW EXECUTE FUNCTION give_up()',
    )
    await expect(book({}, 'late:0')).rejects.toMatchObject({ code: 'CONFLICT' })
    await travel.db.pool.query('DROP TRIGGER give_up ON kit.act')
    expect(await actOf('late:0')).toBe('RELEASED')
    expect(await stateOf('late:0')).toBeUndefined()
  })

  it('whose money never moved is let go, and cannot be made any more', async () => {
    standing()
    company.answers.set(ORDERS_PATH, { status: 201, body: { data: ORDER } })
    await travel.db.pool.query(`INSERT INTO kit.act (act_id, field) VALUES ('unpaid:0', 'Mutation.bookHotel')`)
    await travel.runtime.release('Mutation.bookHotel', 'unpaid:0')
    expect(await actOf('unpaid:0')).toBe('RELEASED')
    await expect(book({}, 'unpaid:0')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(company.asked.map(({ path }) => path)).not.toContain(ORDERS_PATH)
  })
})
