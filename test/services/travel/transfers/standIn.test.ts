import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_TRANSFER_ORDER } from '../../../contract/facts/travel/transfers.ts'
import { startTestGds, type TestGds } from '../hotels/support/gds.ts'

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

interface Offer {
  readonly id: string
  readonly transferType: string
  readonly vehicle: { readonly seats: readonly { readonly count: number }[] }
  readonly serviceProvider: { readonly settings: readonly string[] }
  readonly quotation: { readonly monetaryAmount: string }
  readonly distance: { readonly value: number }
}
interface Offers {
  readonly data: readonly Offer[]
}
interface Problem {
  readonly errors: readonly { readonly code: number }[]
}
interface Order {
  readonly data: {
    readonly id: string
    readonly transfers: readonly {
      readonly confirmNbr: string
      readonly quotation: { readonly monetaryAmount: string }
    }[]
  }
}

const SEARCH = '/v1/shopping/transfer-offers'
const TRIP = { startLocationCode: 'CDG', endLocationCode: 'PAR', startDateTime: '2031-05-02T10:00:00' }
const book = (offerId: string, data: Record<string, unknown> = SAMPLE_TRANSFER_ORDER) =>
  gds.post<Order & Problem>(`/v1/ordering/transfer-orders?offerId=${encodeURIComponent(offerId)}`, { data })
const cancel = (orderId: string, confirmNbr: string) =>
  gds.post<{ data: { reservationStatus: string } } & Problem>(
    `/v1/ordering/transfer-orders/${encodeURIComponent(orderId)}/transfers/cancellation?confirmNbr=${confirmNbr}`,
    {},
  )

describe('a ride', () => {
  it('costs more the farther it goes, and has a seat for everybody', async () => {
    const cities = ['PAR', 'LON', 'NYC', 'TYO'] as const
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cities), fc.integer({ min: 1, max: 7 }), async (city, passengers) => {
        const trip = { startLocationCode: city, startDateTime: TRIP.startDateTime, passengers, transferType: 'PRIVATE' }
        const [near, far] = await Promise.all(
          ['10', '40'].map(async (minutes) => {
            const body = { ...trip, endGeoCode: pointNear(city, Number(minutes)) }
            return (await gds.post<Offers>(SEARCH, body)).body.data
          }),
        )
        const prices = new Map(near?.map((offer) => [choiceOf(offer), Number(offer.quotation.monetaryAmount)]))
        for (const offer of far ?? []) {
          expect(offer.vehicle.seats[0]?.count).toBeGreaterThanOrEqual(passengers)
          expect(Number(offer.quotation.monetaryAmount)).toBeGreaterThan(prices.get(choiceOf(offer)) ?? 0)
        }
        expect(far?.length).toBeGreaterThan(0)
      }),
      { numRuns: 20 },
    )
  })

  it('by the hour with an end can be booked at its price', async () => {
    const trip = { ...TRIP, transferType: 'HOURLY', duration: 'PT4H' }
    const [offer] = (await gds.post<Offers>(SEARCH, trip)).body.data
    const { status, body } = await book(offer?.id ?? '')
    expect(status).toBe(201)
    expect(body.data.transfers).toMatchObject([{ transferType: 'HOURLY', quotation: offer?.quotation }])
  })

  it('can be booked for six hours at its price, and not after', async () => {
    const { data } = (await gds.post<Offers>(SEARCH, TRIP)).body
    gds.now = new Date(NOON.getTime() + 5 * HOUR_MS)
    for (const offer of data) {
      const { status, body } = await book(offer.id)
      expect(status).toBe(201)
      expect(body.data.transfers[0]?.quotation).toEqual(offer.quotation)
    }
    gds.now = new Date(NOON.getTime() + 7 * HOUR_MS)
    const late = await book(data[0]?.id ?? '')
    expect({ status: late.status, code: late.body.errors[0]?.code }).toEqual({ status: 404, code: 38420 })
  })

  it('is no other when its id is changed', async () => {
    const { data } = (await gds.post<Offers>(SEARCH, TRIP)).body
    const id = data[0]?.id ?? ''
    await fc.assert(
      fc.asyncProperty(fc.nat(id.length - 1), fc.constantFrom(...'Aa0_.-'), async (at, character) => {
        const changed = id.slice(0, at) + character + id.slice(at + 1)
        // Ends of base64 hold bits that count for nothing; what they spell is the same offer.
        const { status } = await book(changed)
        expect([changed === id ? 201 : 404, 201]).toContain(status)
        if (changed !== id && status === 201) expect(decoded(changed)).toBe(decoded(id))
      }),
      { numRuns: 60 },
    )
  })

  it('needs a flight number where its company wants one', async () => {
    const { data } = (await gds.post<Offers>(SEARCH, TRIP)).body
    const strict = data.find(({ serviceProvider }) => serviceProvider.settings.includes('FLIGHT_NUMBER_REQUIRED'))
    const { flightNumber: _flight, ...without } = SAMPLE_TRANSFER_ORDER
    const { status, body } = await book(strict?.id ?? expect.fail('No company wants a flight number'), without)
    expect({ status, code: body.errors[0]?.code }).toEqual({ status: 400, code: 34649 })
  })

  it('is cancelled before it begins, and stays confirmed after', async () => {
    const { data } = (await gds.post<Offers>(SEARCH, TRIP)).body
    const [early, late] = await Promise.all([book(data[0]?.id ?? ''), book(data[1]?.id ?? '')])
    const idsOf = ({ body }: typeof early) => [body.data.id, body.data.transfers[0]?.confirmNbr ?? ''] as const
    expect((await cancel(...idsOf(early))).body.data.reservationStatus).toBe('CANCELLED')
    expect((await cancel(idsOf(early)[0], '1')).status).toBe(404)
    expect((await cancel('unknown', '1')).status).toBe(404)
    // Ten in the morning in Paris.
    gds.now = new Date('2031-05-02T07:59:00Z')
    const before = idsOf(late)
    gds.now = new Date('2031-05-02T08:00:01Z')
    expect((await cancel(...before)).body.data.reservationStatus).toBe('CONFIRMED')
  })

  it.each([
    [32171, { startLocationCode: undefined }],
    [32171, { endLocationCode: undefined }],
    [693, { endLocationCode: 'QQQ' }],
    [477, { startDateTime: 'tomorrow' }],
    [4926, { startDateTime: '2031-05-01T10:00:00' }],
    [4926, { endLocationCode: 'MAD' }],
    [477, { transferType: 'BOAT' }],
  ])('is refused with error %i for %j', async (code, changes) => {
    const { status, body } = await gds.post<Problem>(SEARCH, { ...TRIP, ...changes })
    expect({ status, code: body.errors[0]?.code }).toEqual({ status: 400, code })
  })
})

const CENTRES: Readonly<Record<string, readonly [number, number]>> = {
  PAR: [48.8566, 2.3522],
  LON: [51.5074, -0.1278],
  NYC: [40.758, -73.9855],
  TYO: [35.6762, 139.6503],
}

/** So many minutes of an arc north of a city's middle. */
function pointNear(city: string, minutes: number): string {
  const [latitude, longitude] = CENTRES[city] ?? [0, 0]
  return `${(latitude + minutes / 60).toFixed(4)},${longitude}`
}

function choiceOf({ id }: Offer): string {
  return id.split('.')[0] ?? ''
}

function decoded(id: string): string {
  return id
    .split('.')
    .map((part, index) => (index < 2 ? Buffer.from(part, 'base64url').toString('hex') : part))
    .join('.')
}
