import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { SAMPLE_TRANSFER_ORDER } from '../../../contract/facts/travel/transfers.ts'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'
import { tablesHolding } from '../hotels/support/everywhere.ts'

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['travel'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)

interface Amount {
  readonly monetaryAmount: string
}
interface Quotation extends Amount {
  readonly currencyCode: string
  readonly base: Amount
  readonly totalTaxes: Amount
  readonly totalFees: Amount
}
interface Offer {
  readonly id: string
  readonly transferType: string
  readonly start: { readonly dateTime: string; readonly locationCode?: string; readonly address?: { cityName: string } }
  readonly end?: { readonly dateTime: string }
  readonly duration: string
  readonly vehicle: { readonly code: string; readonly category: string; readonly seats: readonly { count: number }[] }
  readonly serviceProvider: { readonly code: string; readonly settings: readonly string[] }
  readonly quotation: Quotation
  readonly converted?: Quotation
  readonly distance: { readonly value: number }
}
interface Offers {
  readonly data: readonly Offer[]
}
interface Order {
  readonly data: {
    readonly id: string
    readonly transfers: readonly {
      readonly confirmNbr: string
      readonly status: string
      readonly offerId: string
      readonly quotation: Quotation
      readonly extraServices?: readonly { readonly code: string }[]
      readonly equipment?: readonly { readonly code: string }[]
    }[]
  }
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const startDateTime = `${inDays(20)}T10:00:00`
const fromAirport = { startLocationCode: 'CDG', endLocationCode: 'PAR', startDateTime }
const cents = (amount: string) => Math.round(Number(amount) * 100)

/** Calls a path that is refused or in vain, and what that cost in the end. */
async function refusedCall(operation: string, input: Record<string, unknown>, wallet: TestWallet = answering.wallet) {
  const { url, init } = requestOf(answering.tollgraph, rowOf(operation), input)
  const before = await wallet.balance()
  const response = await wallet.pay(url, init)
  const body = await bodyOf(response)
  await vi.waitFor(async () => expect(await wallet.balance()).toBe(before), { timeout: 20_000 })
  return { status: response.status, body }
}

describe('a search for rides', () => {
  it('finds them by price, each the sum of its parts, for the price of a search', async () => {
    let found: Offers | undefined
    const cost = await answering.costOf(async () => {
      found = await call<Offers>('SearchTransfers', { ...fromAirport, passengers: 2, currency: 'USD' })
    })
    expect(cost).toBe(3_240n)
    const offers = found?.data ?? []
    expect(new Set(offers.map(({ transferType }) => transferType))).toContain('PRIVATE')
    expect(offers.length).toBeGreaterThan(5)
    for (const { quotation, converted } of offers) {
      expect(quotation.currencyCode).toBe('EUR')
      expect(converted?.currencyCode).toBe('USD')
      for (const one of [quotation, converted ?? quotation]) {
        const parts = [one.base, one.totalTaxes, one.totalFees].map(({ monetaryAmount }) => cents(monetaryAmount))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(one.monetaryAmount))
      }
    }
    expect(new Set(offers.map(({ distance }) => distance.value)).size).toBe(1)
  })

  it('finds only what was asked for', async () => {
    const wish = { ...fromAirport, passengers: 5, transferType: 'PRIVATE', vehicleCategory: 'BU' }
    const { data } = await call<Offers>('SearchTransfers', wish)
    expect(data.length).toBeGreaterThan(0)
    for (const { transferType, vehicle } of data) {
      expect({ transferType, category: vehicle.category }).toEqual({ transferType: 'PRIVATE', category: 'BU' })
      expect(vehicle.seats[0]?.count).toBeGreaterThanOrEqual(5)
    }
    const [company] = data.map(({ serviceProvider }) => serviceProvider.code)
    const one = await call<Offers>('SearchTransfers', { ...wish, providerCodes: company })
    expect(new Set(one.data.map(({ serviceProvider }) => serviceProvider.code))).toEqual(new Set([company]))
  })

  it('takes addresses and points, stops on the way, and vehicles by the hour', async () => {
    const address = { endAddressLine: '5 Avenue Anatole France', endCityName: 'Paris', endCountryCode: 'FR' }
    const direct = await call<Offers>('SearchTransfers', { startLocationCode: 'CDG', ...address, startDateTime })
    const detour = await call<Offers>('SearchTransfers', {
      startGeoCode: '49.0097,2.5479',
      ...address,
      startDateTime,
      stopOvers: [{ locationCode: 'ORY', duration: 'PT30M' }],
    })
    expect(detour.data[0]?.distance.value).toBeGreaterThan(direct.data[0]?.distance.value ?? 0)
    const byTheHour = { startLocationCode: 'PAR', startDateTime, transferType: 'HOURLY', duration: 'PT3H' }
    const { data } = await call<Offers>('SearchTransfers', byTheHour)
    expect(data.length).toBeGreaterThan(0)
    for (const offer of data) expect(offer).toMatchObject({ transferType: 'HOURLY', duration: 'PT3H' })
    expect(data[0]).not.toHaveProperty('end')
  })

  it.each([
    ['a city', { endLocationCode: 'ORY' }],
    ['an address', { endAddressLine: '5 Avenue Anatole France', endCityName: 'Paris', endCountryCode: 'FR' }],
    ['a point', { endGeoCode: '48.8,2.13' }],
  ])('finds vehicles by the hour that end at %s', async (_, end) => {
    const byTheHour = { startLocationCode: 'CDG', startDateTime, transferType: 'HOURLY', duration: 'PT3H', ...end }
    const { data } = await call<Offers>('SearchTransfers', byTheHour)
    expect(data.length).toBeGreaterThan(0)
    for (const offer of data) expect(offer).toMatchObject({ transferType: 'HOURLY', duration: 'PT3H' })
    for (const offer of data) expect(offer.end?.dateTime).toBe(`${startDateTime.slice(0, 11)}13:00:00`)
  })

  it('finds no vehicle by the hour where none was asked for', async () => {
    const { data } = await call<Offers>('SearchTransfers', fromAirport)
    expect(new Set(data.map(({ transferType }) => transferType))).not.toContain('HOURLY')
  })

  it('costs nothing when no vehicle is large enough', async () => {
    const { status, body } = await refusedCall('SearchTransfers', { ...fromAirport, passengers: 60 })
    expect({ status, body }).toEqual({ status: 200, body: { data: [] } })
  })

  it.each([
    ['startLocationCode', { endLocationCode: 'PAR', startDateTime }],
    ['endLocationCode', { startLocationCode: 'CDG', startDateTime }],
    [
      'startAddressLine',
      { ...fromAirport, startAddressLine: '1 Rue X', startCityName: 'Paris', startCountryCode: 'FR' },
    ],
    ['endGeoCode', { ...fromAirport, endGeoCode: '48.8,2.3' }],
    ['endCityName', { startLocationCode: 'CDG', endAddressLine: '1 Rue X', endCountryCode: 'FR', startDateTime }],
    ['endCountryCode', { startLocationCode: 'CDG', endAddressLine: '1 Rue X', endCityName: 'Paris', startDateTime }],
    ['endGeoCode', { startLocationCode: 'CDG', endGeoCode: '91,2', startDateTime }],
    ['startDateTime', { ...fromAirport, startDateTime: `${inDays(-2)}T10:00:00` }],
    ['startDateTime', { ...fromAirport, startDateTime: `${inDays(400)}T10:00:00` }],
    ['duration', { startLocationCode: 'PAR', startDateTime, transferType: 'HOURLY' }],
    ['duration', { startLocationCode: 'PAR', startDateTime, transferType: 'HOURLY', duration: 'PT0H' }],
    ['duration', { ...fromAirport, duration: 'PT2H' }],
    ['startLocationCode', { ...fromAirport, startLocationCode: 'QQQ' }],
  ])('is refused for its %s, and nothing is charged: %j', async (member, query) => {
    const { status, body } = await refusedCall('SearchTransfers', query)
    expect(status).toBe(400)
    expect(body.issues).toContainEqual(expect.objectContaining({ path: [member] }))
  })

  it('is refused for a stop without a place', async () => {
    const { status, body } = await refusedCall('SearchTransfers', { ...fromAirport, stopOvers: [{ duration: 'PT5M' }] })
    expect(status).toBe(400)
    expect(body.issues).toContainEqual(expect.objectContaining({ path: ['stopOvers', 0, 'locationCode'] }))
  })
})

describe('a ride', () => {
  let offer: Offer
  let order: Order
  beforeAll(async () => {
    const { data } = await call<Offers>('SearchTransfers', { ...fromAirport, transferType: 'PRIVATE', passengers: 2 })
    offer = data[0] ?? expect.fail('Nobody drives from the airport to the city')
  })

  it('is booked at the price that was offered, and no card is kept', async () => {
    const data = { ...SAMPLE_TRANSFER_ORDER, equipment: [{ code: 'CST' }], extraServices: [{ code: 'MAG' }] }
    const cost = await answering.costOf(async () => {
      order = await call<Order>('BookTransfer', { offerId: offer.id, data })
    })
    expect(cost).toBe(2_160n)
    const [transfer] = order.data.transfers
    expect(transfer).toMatchObject({ status: 'CONFIRMED', offerId: offer.id, quotation: offer.quotation })
    expect(transfer?.equipment?.map(({ code }) => code)).toEqual(['CST'])
    expect(transfer?.extraServices?.map(({ code }) => code)).toEqual(['MAG'])
    const { pool } = answering.tollgraph.backend.db
    expect(await tablesHolding(pool, transfer?.confirmNbr ?? '')).toContain('travel.booking')
    expect(await tablesHolding(pool, '4111111111111111')).toEqual([])
  })

  it('is no other wallet’s to cancel', async () => {
    const other = await makeWallet(answering.tollgraph)
    const [transfer] = order.data.transfers
    const ids = { orderId: order.data.id, confirmNbr: transfer?.confirmNbr }
    expect((await refusedCall('CancelTransfer', ids, other)).status).toBe(403)
    expect((await refusedCall('CancelTransfer', { ...ids, confirmNbr: '1' })).status).toBe(404)
    expect((await refusedCall('CancelTransfer', { ...ids, orderId: 'unknown' })).status).toBe(404)
  })

  it('is cancelled once by the wallet that booked it', async () => {
    const [transfer] = order.data.transfers
    const ids = { orderId: order.data.id, confirmNbr: transfer?.confirmNbr }
    const cost = await answering.costOf(async () => {
      expect(await call('CancelTransfer', ids)).toEqual({
        data: { confirmNbr: transfer?.confirmNbr, reservationStatus: 'CANCELLED' },
      })
    })
    expect(cost).toBe(2_160n)
    expect((await refusedCall('CancelTransfer', ids)).status).toBe(409)
  })

  it('is in the list of the wallet that booked it, and in no other', async () => {
    const query = `{ me { bookings(first: 1) { nodes { __typename resourceId state cancelledAt
      ... on TransferOrder { rides { confirmNbr status quotation { monetaryAmount } } } } pageInfo { hasNextPage } } } }`
    const listFor = async (wallet: TestWallet) =>
      bodyOf<{ data: { me: { bookings: { nodes: object[]; pageInfo: object } } } }>(
        await wallet.sign(`${answering.tollgraph.url}/graphql`, json({ query })),
      )
    const [transfer] = order.data.transfers
    const { data } = await listFor(answering.wallet)
    expect(data.me.bookings).toEqual({
      nodes: [
        {
          __typename: 'TransferOrder',
          resourceId: order.data.id,
          state: 'CANCELLED',
          cancelledAt: expect.stringMatching(/^20/),
          rides: [
            {
              confirmNbr: transfer?.confirmNbr,
              status: 'CANCELLED',
              quotation: { monetaryAmount: transfer?.quotation.monetaryAmount },
            },
          ],
        },
      ],
      pageInfo: { hasNextPage: false },
    })
    const other = await makeWallet(answering.tollgraph, '0')
    expect((await listFor(other)).data.me.bookings.nodes).toEqual([])
  })

  it('that nobody offered is refused, and its money comes back', async () => {
    const { status } = await refusedCall('BookTransfer', { offerId: 'unknown', data: SAMPLE_TRANSFER_ORDER })
    expect(status).toBe(404)
  })

  const card = SAMPLE_TRANSFER_ORDER.payment.creditCard
  it.each([
    ['creditCard', { methodOfPayment: 'CREDIT_CARD' }],
    ['creditCard', { methodOfPayment: 'TRAVEL_ACCOUNT', creditCard: card }],
    ['paymentReference', { methodOfPayment: 'PAYMENT_SERVICE_PROVIDER' }],
  ])('is refused without what its payment needs, at %s', async (member, payment) => {
    const data = { ...SAMPLE_TRANSFER_ORDER, payment }
    const { status, body } = await refusedCall('BookTransfer', { offerId: offer.id, data })
    expect(status).toBe(400)
    expect(body.issues).toContainEqual(expect.objectContaining({ path: ['data', 'payment', member] }))
  })

  it.each([
    ['number', { number: '4111111111111112' }],
    ['number', { vendorCode: 'AX' }],
    ['vendorCode', { vendorCode: 'QQ' }],
    ['expiryDate', { expiryDate: '0120' }],
  ])('is refused for a card that is wrong in its %s', async (member, changes) => {
    const payment = { methodOfPayment: 'CREDIT_CARD', creditCard: { ...card, ...changes } }
    const data = { ...SAMPLE_TRANSFER_ORDER, payment }
    const { status, body } = await refusedCall('BookTransfer', { offerId: offer.id, data })
    expect(status).toBe(400)
    expect(body.issues).toContainEqual(expect.objectContaining({ path: ['data', 'payment', 'creditCard', member] }))
    expect(JSON.stringify(body)).not.toMatch(/\d{12}/)
  })
})
