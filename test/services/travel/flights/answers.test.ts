import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { dateIn } from '../../../contract/facts/travel/flightOffer.ts'
import { rowOf } from '../../../contract/facts.ts'
import { requestOf, send } from '../../../contract/requests.ts'
import { makeWallet } from '../../../support/wallet.ts'

interface Offer {
  readonly id: string
  readonly itineraries: readonly { readonly segments: readonly Segment[] }[]
  readonly price: {
    readonly currency: string
    readonly total: string
    readonly base: string
    readonly grandTotal: string
  }
  readonly travelerPricings: readonly {
    readonly travelerId: string
    readonly travelerType: string
    readonly price: {
      readonly total: string
      readonly base: string
      readonly taxes: readonly { readonly amount: string }[]
    }
    readonly fareDetailsBySegment: readonly {
      readonly cabin: string
      readonly class: string
      readonly brandedFare: string
    }[]
  }[]
}
interface Segment {
  readonly departure: { readonly iataCode: string; readonly at: string; readonly terminal?: string }
  readonly arrival: { readonly iataCode: string; readonly at: string }
  readonly carrierCode: string
  readonly number: string
  readonly aircraft: { readonly code: string }
}
interface OfferList {
  readonly meta: { readonly count: number; readonly links: { readonly self: string } }
  readonly data: readonly Offer[]
  readonly dictionaries: { readonly carriers: Record<string, string>; readonly locations: Record<string, unknown> }
}

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['travel'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)

const search = { originLocationCode: 'NYC', destinationLocationCode: 'LON', departureDate: dateIn(30) }
const family = { ...search, returnDate: dateIn(37), adults: '2', children: '1', infants: '1', max: '4' }

function travelersOf(offer: Offer) {
  const born: Record<string, string> = { ADULT: '1985-03-04', CHILD: dateIn(-6 * 365), HELD_INFANT: dateIn(-200) }
  return offer.travelerPricings.map(({ travelerId, travelerType }, index) => ({
    id: travelerId,
    dateOfBirth: born[travelerType],
    gender: 'FEMALE',
    name: { firstName: 'Ada', lastName: `Traveller${index}` },
    ...(index === 0
      ? {
          contact: {
            emailAddress: 'ada@example.com',
            phones: [{ deviceType: 'MOBILE', countryCallingCode: '44', number: '4805550077' }],
          },
        }
      : {}),
    documents: [
      {
        documentType: 'PASSPORT',
        number: `00000000${index}`,
        expiryDate: dateIn(2_000),
        issuanceCountry: 'GB',
        nationality: 'GB',
        holder: true,
      },
    ],
  }))
}

const cents = (text: string) => Math.round(Number(text) * 100)

/** What a paying caller hears who is refused, and what it costs. */
async function refusalOf(operation: string, input: Record<string, unknown>) {
  const row = rowOf(operation)
  const { tollgraph, wallet } = answering
  const before = await wallet.balance()
  const challenge = await send(tollgraph, row, row.sample)
  const response = await send(tollgraph, row, input, await wallet.paymentHeaders(challenge))
  const body = (await response.json()) as { error: string; issues?: { path: (string | number)[]; message: string }[] }
  return { status: response.status, ...body, cost: before - (await wallet.balance()) }
}

describe('a family that flies there and back', () => {
  let found: OfferList
  let offer: Offer
  let orderId: string

  it('finds offers, the cheapest first, whose amounts add up', async () => {
    const cost = await answering.costOf(async () => {
      found = await call<OfferList>('SearchFlights', family)
    })
    expect(cost).toBe(54_000n)
    expect(found.meta.count).toBe(4)
    expect(new URL(found.meta.links.self).pathname).toBe('/travel/api/flights/search')
    const totals = found.data.map(({ price }) => Number(price.grandTotal))
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
    for (const { price, travelerPricings } of found.data) {
      expect(travelerPricings.map(({ travelerType }) => travelerType)).toEqual([
        'ADULT',
        'ADULT',
        'CHILD',
        'HELD_INFANT',
      ])
      expect(travelerPricings.reduce((sum, one) => sum + cents(one.price.total), 0)).toBe(cents(price.total))
      for (const one of travelerPricings) {
        const taxes = one.price.taxes.reduce((sum, { amount }) => sum + cents(amount), 0)
        expect(cents(one.price.base) + taxes).toBe(cents(one.price.total))
      }
    }
    offer = found.data[0] as Offer
    expect(offer.itineraries).toHaveLength(2)
    for (const { carrierCode, departure } of offer.itineraries.flatMap(({ segments }) => segments)) {
      expect(found.dictionaries.carriers).toHaveProperty(carrierCode)
      expect(found.dictionaries.locations).toHaveProperty(departure.iataCode)
    }
  })

  it('has the price confirmed as it was offered, with bags and rules beside it', async () => {
    const priced = await call<{ data: { flightOffers: Offer[] }; included: Record<string, unknown> }>('PriceFlights', {
      data: { type: 'flight-offers-pricing', flightOffers: [offer] },
      include: 'bags,detailed-fare-rules,credit-card-fees,other-services',
    })
    expect(priced.data.flightOffers).toEqual([offer])
    expect(Object.keys(priced.included).sort()).toEqual([
      'bags',
      'credit-card-fees',
      'detailed-fare-rules',
      'other-services',
    ])
  })

  it('has told beside the price what it asked for in the query, and nothing else', async () => {
    const data = { type: 'flight-offers-pricing', flightOffers: [offer] }
    const some = await call<{ included: Record<string, unknown> }>('PriceFlights', { data, include: 'bags' })
    expect(Object.keys(some.included)).toEqual(['bags'])
    expect(await call('PriceFlights', { data })).not.toHaveProperty('included')
  })

  it('is refused extras in the body, where the contract has none', async () => {
    const { url, init } = requestOf(answering.tollgraph, rowOf('PriceFlights'), {
      data: { type: 'flight-offers-pricing', flightOffers: [offer] },
    })
    const body = JSON.stringify({ ...JSON.parse(String(init.body)), include: 'bags' })
    const response = await answering.wallet.pay(url, { ...init, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ issues: [{ path: ['include'], code: 'unrecognized_key' }] })
  })

  it('sees its seats and better fares', async () => {
    const seatmaps = await call<{ data: { segmentId: string; decks: { seats: unknown[] }[] }[] }>(
      'FlightSeatmapOfOffers',
      { data: [offer] },
    )
    expect(seatmaps.data).toHaveLength(offer.itineraries.flatMap(({ segments }) => segments).length)
    expect(seatmaps.data[0]?.decks[0]?.seats.length).toBeGreaterThan(10)
    const better = await call<{ data: Offer[]; meta: { count: number } }>('UpsellFlights', {
      data: { type: 'flight-offers-upselling', flightOffers: [offer] },
    })
    expect(better.meta.count).toBeGreaterThan(0)
    for (const one of better.data) expect(Number(one.price.total)).toBeGreaterThan(Number(offer.price.total))
    const [first] = better.data
    const again = await call<{ data: { flightOffers: Offer[] } }>('PriceFlights', {
      data: { type: 'flight-offers-pricing', flightOffers: [first] },
    })
    expect(again.data.flightOffers).toEqual([first])
  })

  it('books, and finds its order', async () => {
    const cost = await answering.costOf(async () => {
      const booked = await call<{ data: { id: string; flightOffers: Offer[] } }>('BookFlight', {
        data: { type: 'flight-order', flightOffers: [offer], travelers: travelersOf(offer) },
      })
      orderId = booked.data.id
      expect(booked.data.flightOffers).toEqual([offer])
    })
    expect(cost).toBe(86_400n)
    const order = await call<{
      meta: { links: { self: string } }
      data: { id: string; travelers: { name: unknown }[] }
    }>('FlightOrder', { id: orderId })
    expect(order.data.id).toBe(orderId)
    expect(new URL(order.meta.links.self).searchParams.get('id')).toBe(orderId)
    expect(order.data.travelers.map(({ name }) => name)).toEqual(travelersOf(offer).map(({ name }) => name))
    const seatmaps = await call<{ data: unknown[] }>('FlightSeatmapOfOrder', { 'flight-orderId': orderId })
    expect(seatmaps.data).toEqual((await call<{ data: unknown[] }>('FlightSeatmapOfOffers', { data: [offer] })).data)
  })

  it('is the only one that sees and cancels it', async () => {
    const stranger = await makeWallet(answering.tollgraph)
    for (const [operation, input] of [
      ['FlightOrder', { id: orderId }],
      ['FlightSeatmapOfOrder', { 'flight-orderId': orderId }],
      ['CancelFlightOrder', { id: orderId }],
    ] as const) {
      const row = rowOf(operation)
      const before = await stranger.balance()
      const challenge = await send(answering.tollgraph, row, row.sample)
      const response = await send(answering.tollgraph, row, input, await stranger.paymentHeaders(challenge))
      expect({ operation, status: response.status }).toEqual({ operation, status: 403 })
      expect(await stranger.balance()).toBe(before)
    }
  })

  it('cancels once, and then it is gone', async () => {
    expect(await call('CancelFlightOrder', { id: orderId })).toEqual({ success: true, id: orderId })
    for (const [operation, input] of [
      ['FlightOrder', { id: orderId }],
      ['CancelFlightOrder', { id: orderId }],
    ] as const) {
      expect(await refusalOf(operation, input)).toMatchObject({ status: 410, cost: 0n })
    }
  })
})

describe('an offer that was changed', () => {
  let offer: Offer
  beforeAll(async () => {
    const found = await call<OfferList>('SearchFlights', { ...search, adults: '1', max: '1' })
    offer = found.data[0] as Offer
  })

  const price = (changed: unknown) =>
    refusalOf('PriceFlights', { data: { type: 'flight-offers-pricing', flightOffers: [changed] } })

  it('is refused for its price, and the issue says where and what it was', async () => {
    const refusal = await price({ ...offer, price: { ...offer.price, grandTotal: '1.00' } })
    expect(refusal).toMatchObject({ status: 400, cost: 0n })
    expect(refusal.issues).toEqual([
      expect.objectContaining({
        path: ['data', 'flightOffers', 0, 'price', 'grandTotal'],
        message: expect.stringContaining(offer.price.grandTotal),
      }),
    ])
  })

  it('is refused for its class, its time and its flight', async () => {
    const [traveler] = offer.travelerPricings
    const details = traveler?.fareDetailsBySegment.map((detail) => ({ ...detail, class: 'Y' }))
    expect(await price({ ...offer, travelerPricings: [{ ...traveler, fareDetailsBySegment: details }] })).toMatchObject(
      { status: 400, cost: 0n },
    )
    const [first, ...rest] = offer.itineraries
    const [segment, ...more] = first?.segments ?? []
    const withSegment = (changed: unknown) => ({
      ...offer,
      itineraries: [{ ...first, segments: [changed, ...more] }, ...rest],
    })
    const later = { ...segment, departure: { ...segment?.departure, at: `${dateIn(30)}T23:59:00` } }
    expect(await price(withSegment(later))).toMatchObject({ status: 400, cost: 0n })
    expect(await price(withSegment({ ...segment, number: '9998' }))).toMatchObject({
      status: 400,
      cost: 0n,
      issues: [{ message: expect.stringContaining('9998') }],
    })
  })

  it('cannot be booked, and nothing is charged', async () => {
    const changed = { ...offer, price: { ...offer.price, total: '1.00', base: '0.50', grandTotal: '1.00' } }
    const data = { type: 'flight-order', flightOffers: [changed], travelers: travelersOf(offer) }
    expect(await refusalOf('BookFlight', { data })).toMatchObject({ status: 400, cost: 0n })
  })

  it('nor can one for travellers who do not fit it', async () => {
    const book = (travelers: unknown) =>
      refusalOf('BookFlight', { data: { type: 'flight-order', flightOffers: [offer], travelers } })
    const [traveler] = travelersOf(offer)
    expect(await book([{ ...traveler, id: '7' }])).toMatchObject({ status: 400, cost: 0n })
    expect(await book([traveler, { ...traveler, id: '2' }])).toMatchObject({ status: 400, cost: 0n })
    const { contact: _, ...mute } = traveler as { contact?: unknown }
    expect(await book([mute])).toMatchObject({ status: 400, cost: 0n })
  })

  it('is refunded where the GDS refuses only when it is asked to book', async () => {
    const [traveler] = travelersOf(offer)
    const { tollgraph, wallet } = answering
    const row = rowOf('BookFlight')
    const before = await wallet.balance()
    const challenge = await send(tollgraph, row, row.sample)
    const data = {
      type: 'flight-order',
      flightOffers: [offer],
      travelers: [{ ...traveler, dateOfBirth: dateIn(-365) }],
    }
    const response = await send(tollgraph, row, { data }, await wallet.paymentHeaders(challenge))
    expect(response.status).toBe(400)
    await expect.poll(() => wallet.balance(), { timeout: 20_000 }).toBe(before)
  })
})

describe('looking around', () => {
  it('finds journeys of several parts in the cabin that is wanted', async () => {
    const found = await call<OfferList>('SearchFlightsByCriteria', {
      currencyCode: 'USD',
      originDestinations: [
        {
          id: '1',
          originLocationCode: 'JFK',
          destinationLocationCode: 'CDG',
          departureDateTimeRange: { date: dateIn(40) },
        },
        {
          id: '2',
          originLocationCode: 'CDG',
          destinationLocationCode: 'SIN',
          departureDateTimeRange: { date: dateIn(45), time: '12:00:00', timeWindow: '12H' },
        },
      ],
      travelers: [{ id: '1', travelerType: 'ADULT' }],
      sources: ['GDS'],
      searchCriteria: {
        maxFlightOffers: 3,
        flightFilters: {
          cabinRestrictions: [{ cabin: 'BUSINESS', originDestinationIds: ['1', '2'] }],
          connectionRestriction: { maxNumberOfConnections: 1 },
        },
      },
    })
    expect(found.data.length).toBeGreaterThan(0)
    for (const { price, travelerPricings, itineraries } of found.data) {
      expect(price.currency).toBe('USD')
      expect(travelerPricings[0]?.fareDetailsBySegment.some(({ cabin }) => cabin === 'BUSINESS')).toBe(true)
      expect(itineraries.every(({ segments }) => segments.length <= 2)).toBe(true)
    }
  })

  it('finds fares with bags, and fares that are given back, dearer than the lightest', async () => {
    const base = {
      originDestinations: [
        {
          id: '1',
          originLocationCode: 'NYC',
          destinationLocationCode: 'LON',
          departureDateTimeRange: { date: dateIn(30) },
        },
      ],
      travelers: [{ id: '1', travelerType: 'ADULT' }],
      sources: ['GDS'],
    }
    const find = (pricingOptions: object) =>
      call<OfferList>('SearchFlightsByCriteria', { ...base, searchCriteria: { maxFlightOffers: 1, pricingOptions } })
    const found = [await find({}), await find({ includedCheckedBagsOnly: true }), await find({ refundableFare: true })]
    const brands = found.map(({ data }) => data[0]?.travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare)
    expect(brands).toEqual(['LIGHT', 'CLASSIC', 'FLEX'])
    const totals = found.map(({ data }) => Number(data[0]?.price.grandTotal))
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })

  it('sells by query and by criteria at the same price', async () => {
    const byQuery = await call<OfferList>('SearchFlights', { ...search, adults: '1', nonStop: 'true', max: '3' })
    const byCriteria = await call<OfferList>('SearchFlightsByCriteria', {
      originDestinations: [
        {
          id: '1',
          originLocationCode: 'NYC',
          destinationLocationCode: 'LON',
          departureDateTimeRange: { date: dateIn(30) },
        },
      ],
      travelers: [{ id: '1', travelerType: 'ADULT' }],
      sources: ['GDS'],
      searchCriteria: { maxFlightOffers: 3, flightFilters: { connectionRestriction: { maxNumberOfConnections: 0 } } },
    })
    expect(byCriteria.data).toEqual(byQuery.data)
  })

  it('finds the seats that are for sale of what is for sale, and the flight in the timetable', async () => {
    const found = await call<OfferList>('SearchFlights', { ...search, adults: '1', nonStop: 'true', max: '1' })
    const [segment] = found.data[0]?.itineraries[0]?.segments ?? []
    const sold = found.data[0]?.travelerPricings[0]?.fareDetailsBySegment[0]?.class
    const free = await call<{
      data: { segments: (Segment & { availabilityClasses: { class: string; numberOfBookableSeats: number }[] })[] }[]
    }>('FlightAvailabilities', {
      originDestinations: [
        { id: '1', originLocationCode: 'NYC', destinationLocationCode: 'LON', departureDateTime: { date: dateIn(30) } },
      ],
      travelers: [{ id: '1', travelerType: 'ADULT' }],
      sources: ['GDS'],
    })
    const same = free.data
      .flatMap(({ segments }) => segments)
      .find(({ carrierCode, number }) => carrierCode === segment?.carrierCode && number === segment.number)
    expect(same?.availabilityClasses.find((one) => one.class === sold)?.numberOfBookableSeats).toBeGreaterThan(0)
    const { data } = await call<{
      data: {
        flightPoints: { iataCode: string; departure?: { timings: { qualifier: string; value: string }[] } }[]
        legs: { aircraftEquipment: { aircraftType: string } }[]
      }[]
    }>('FlightStatus', {
      carrierCode: segment?.carrierCode ?? '',
      flightNumber: segment?.number ?? '',
      scheduledDepartureDate: dateIn(30),
    })
    expect(data[0]?.flightPoints.map(({ iataCode }) => iataCode)).toEqual([
      segment?.departure.iataCode,
      segment?.arrival.iataCode,
    ])
    expect(data[0]?.flightPoints[0]?.departure?.timings[0]?.value.slice(0, 16)).toBe(segment?.departure.at.slice(0, 16))
    expect(data[0]?.legs[0]?.aircraftEquipment.aircraftType).toBe(segment?.aircraft.code)
  })

  it('tells where to check in', async () => {
    const links = await call<{ data: { channel: string }[] }>('CheckinLinks', { airlineCode: 'BA', language: 'de-DE' })
    expect(links.data.map(({ channel }) => channel)).toEqual(['Web', 'Mobile'])
  })

  it('costs nothing where nothing is found', async () => {
    const nothing = [
      ['SearchFlights', { ...search, destinationLocationCode: 'XXX', adults: '1' }],
      ['FlightStatus', { carrierCode: 'ZZ', flightNumber: '1', scheduledDepartureDate: dateIn(3) }],
      ['CheckinLinks', { airlineCode: 'ZZ' }],
    ] as const
    for (const [operation, input] of nothing) {
      const { tollgraph, wallet } = answering
      const row = rowOf(operation)
      const before = await wallet.balance()
      const challenge = await send(tollgraph, row, row.sample)
      const response = await send(tollgraph, row, input, await wallet.paymentHeaders(challenge))
      expect(await response.json()).toMatchObject({ meta: { count: 0 }, data: [] })
      expect({ operation, cost: before - (await wallet.balance()) }).toEqual({ operation, cost: 0n })
    }
    expect(await refusalOf('FlightOrder', { id: 'nobody/has+this==' })).toMatchObject({ status: 404, cost: 0n })
  })

  it.each([
    [{ ...search, adults: '1', returnDate: dateIn(29) }, 'returnDate'],
    [{ ...search, adults: '1', infants: '2' }, 'infants'],
    [{ ...search, adults: '8', children: '2' }, 'children'],
    [{ ...search, adults: '1', destinationLocationCode: 'NYC' }, 'destinationLocationCode'],
    [{ ...search, adults: '1', includedAirlineCodes: 'BA', excludedAirlineCodes: 'AA' }, 'excludedAirlineCodes'],
    [{ ...search, adults: '1', departureDate: dateIn(-3) }, 'departureDate'],
    [{ ...search, adults: '1', departureDate: dateIn(400) }, 'departureDate'],
    [{ ...search, adults: '1', currencyCode: 'XTS' }, 'currencyCode'],
  ])('refuses what does not go together: %o', async (input, member) => {
    const refusal = await refusalOf('SearchFlights', input)
    expect(refusal).toMatchObject({ status: 400, cost: 0n })
    expect(refusal.issues?.map(({ path }) => path[0])).toContain(member)
  })
})
