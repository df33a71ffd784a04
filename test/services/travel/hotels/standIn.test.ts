import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_HOTEL_ORDER } from '../../../contract/facts/travel/hotels.ts'
import { startTestGds, type TestGds } from './support/gds.ts'

const NOON = new Date('2031-05-01T12:00:00.000Z')
const HOUR_MS = 3_600_000

let gds: TestGds
beforeAll(async () => {
  gds = await startTestGds()
})
afterAll(() => gds?.stop())
beforeEach(() => {
  gds.now = NOON
})

interface Hotels {
  readonly data: readonly { readonly hotelId: string; readonly name: string }[]
}
interface Offer {
  readonly id: string
  readonly rateCode: string
  readonly room: { readonly type: string }
  readonly price: { readonly base: string; readonly total: string }
}
interface Offers {
  readonly data: readonly { readonly hotel: { readonly hotelId: string }; readonly offers: readonly Offer[] }[]
}
interface Problem {
  readonly errors: readonly { readonly code: number; readonly status: number }[]
}

const CITIES = ['PAR', 'NYC', 'TYO', 'SYD', 'DXB', 'LIS'] as const
const OFFERS = '/v3/shopping/hotel-offers'
const dateOf = (day: number) => new Date(NOON.getTime() + day * 24 * HOUR_MS).toISOString().slice(0, 10)
const hotelsOf = async (cityCode: string) =>
  (await gds.get<Hotels>('/v1/reference-data/locations/hotels/by-city', { cityCode, radius: 30 })).body.data
const offersOf = (hotelIds: string, day: number, nights: number) =>
  gds.get<Offers>(OFFERS, {
    hotelIds,
    checkInDate: dateOf(day),
    checkOutDate: dateOf(day + nights),
    adults: 2,
    bestRateOnly: 'false',
    includeClosed: 'true',
    currency: 'JPY',
  })
const keyOf = ({ room, rateCode }: Offer) => `${room.type} ${rateCode}`

describe('the hotels of a world', () => {
  it('are the same for the same seed, and others for another', async () => {
    const [same, other] = await Promise.all([startTestGds(), startTestGds('another')])
    const idsAt = async (place: TestGds) =>
      (
        await place.get<Hotels>('/v1/reference-data/locations/hotels/by-city', { cityCode: 'PAR', radius: 30 })
      ).body.data.map(({ hotelId }) => hotelId)
    const ids = await idsAt(gds)
    expect(await idsAt(same)).toEqual(ids)
    expect(await idsAt(other)).not.toEqual(ids)
    await Promise.all([same.stop(), other.stop()])
  })

  it('offer a longer stay exactly where they have each of its nights, for the sum of their prices', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CITIES),
        fc.nat(300),
        fc.integer({ min: 2, max: 4 }),
        async (city, day, nights) => {
          const ids = (await hotelsOf(city)).slice(0, 8).map(({ hotelId }) => hotelId)
          const whole = (await offersOf(ids.join(','), day, nights)).body
          const singles = await Promise.all(
            Array.from({ length: nights }, (_, index) => offersOf(ids.join(','), day + index, 1)),
          )
          for (const [index, { offers }] of whole.data.entries()) {
            const each = singles.map(
              ({ body }) => new Map(body.data[index]?.offers.map((offer) => [keyOf(offer), offer]) ?? []),
            )
            const offered = new Set(offers.map(keyOf))
            const everywhere = [...(each[0]?.keys() ?? [])].filter((key) => each.every((night) => night.has(key)))
            expect(offered).toEqual(new Set(everywhere))
            for (const offer of offers) {
              const sum = each.reduce((total, night) => total + Number(night.get(keyOf(offer))?.price.base), 0)
              expect(sum).toBe(Number(offer.price.base))
            }
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  it('have nights on which some of them are full, and never all', async () => {
    const ids = (await hotelsOf('PAR')).slice(0, 20).map(({ hotelId }) => hotelId)
    const days = await Promise.all(Array.from({ length: 60 }, (_, day) => offersOf(ids.join(','), day, 1)))
    const full = days.map(({ body }) => body.data.filter(({ offers }) => offers.length === 0).length)
    expect(Math.max(...full)).toBeGreaterThan(0)
    expect(Math.max(...full)).toBeLessThan(ids.length)
  })
})

describe('an offer', () => {
  let offer: Offer
  beforeAll(async () => {
    gds.now = NOON
    const ids = (await hotelsOf('PAR')).map(({ hotelId }) => hotelId)
    const { body } = await offersOf(ids.slice(0, 20).join(','), 30, 3)
    offer = body.data.flatMap(({ offers }) => offers)[0] ?? expect.fail('Nothing is left in Paris')
  })
  const lookUp = (id: string) => gds.get<{ data: { offers: Offer[] } } & Problem>(`${OFFERS}/${id}`)

  it('has its price for six hours, and then is gone', async () => {
    gds.now = new Date(NOON.getTime() + 5 * HOUR_MS)
    expect((await lookUp(offer.id)).body.data.offers).toEqual([expect.objectContaining({ price: offer.price })])
    gds.now = new Date(NOON.getTime() + 7 * HOUR_MS)
    const { status, body } = await lookUp(offer.id)
    expect({ status, code: body.errors[0]?.code }).toEqual({ status: 404, code: 38420 })
  })

  it('is no other when a character of its id is changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(offer.id.length - 1),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        async (at, character) => {
          const changed = offer.id.slice(0, at) + character + offer.id.slice(at + 1)
          const { status } = await lookUp(changed)
          expect(status).toBe(changed === offer.id ? 200 : 404)
        },
      ),
      { numRuns: 60 },
    )
  })

  const order = (changes: Record<string, unknown> = {}) => ({
    data: {
      ...SAMPLE_HOTEL_ORDER,
      roomAssociations: [{ hotelOfferId: offer.id, guestReferences: [{ guestReference: '1' }] }],
      ...changes,
    },
  })
  const book = (body: unknown, headers: Record<string, string> = {}) =>
    gds.post<{ data: { id: string } } & Problem>('/v2/booking/hotel-orders', body, headers)

  it('is booked once for one reference of the client', async () => {
    const first = await book(order(), { 'x-client-ref': 'one' })
    gds.now = new Date(NOON.getTime() + HOUR_MS)
    const again = await book(order(), { 'x-client-ref': 'one' })
    const other = await book(order(), { 'x-client-ref': 'two' })
    expect(first.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(other.body.data.id).not.toBe(first.body.data.id)
  })

  it.each([
    [8612, { type: 'flight-order' }],
    [38420, { roomAssociations: [{ hotelOfferId: 'NOTHING', guestReferences: [{ guestReference: '1' }] }] }],
    [4725, { guests: [{ ...SAMPLE_HOTEL_ORDER.guests[0], tid: 2 }] }],
    [27530, { guests: [{ ...SAMPLE_HOTEL_ORDER.guests[0], childAge: 4 }] }],
    [32171, { guests: [{ tid: 1, firstName: 'ADA' }] }],
    [37576, { payment: { method: 'CASH' } }],
  ])('is not booked by an order that deserves error %i', async (code, changes) => {
    const { status, body } = await book(order(changes))
    expect(status).toBe(code === 38420 ? 404 : 400)
    expect(body.errors[0]?.code).toBe(code)
  })
})
