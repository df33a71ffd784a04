import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { affected, tables } from '../../../prisma/sql.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { type Answering, startAnswering } from '../../contract/answering.ts'
import { bodyOf } from '../../contract/requests.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['travel'])
})
afterAll(() => answering?.stop())

interface Line {
  readonly field: string
  readonly usd: string
  readonly outcome: string
  /** What was charged of it, where that is not all. */
  readonly chargedUsd?: string
}
interface Answer<Data> {
  readonly data: Data
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
  readonly extensions?: { readonly payment?: { readonly lines: readonly Line[] } }
}

/** The day so many days from now. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
}

function asked(query: string, variables: Record<string, unknown> = {}) {
  return [`${answering.tollgraph.url}/graphql`, json({ query, variables })] as const
}

async function pay<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
  const answer = await bodyOf<Answer<Data>>(await answering.wallet.pay(...asked(query, variables)))
  expect(answer.errors).toBeUndefined()
  return answer
}

const chargedOf = ({ extensions }: Answer<unknown>) =>
  Object.fromEntries(
    (extensions?.payment?.lines ?? [])
      .filter(({ outcome }) => outcome === 'CHARGED')
      .map(({ field, usd, chargedUsd = usd }) => [field, chargedUsd]),
  )

interface Trip {
  readonly flightOffers: {
    readonly offers: {
      readonly nodes: readonly {
        readonly itineraries: readonly {
          readonly segments: readonly {
            readonly flight: { readonly ident: string; readonly tracking: { readonly edges: readonly object[] } | null }
          }[]
        }[]
      }[]
    }
  }
}

const TRIP = `query Trip($day: Date!, $at: LocalDateTime!) {
  flightOffers(search: { originLocationCode: "BER", destinationLocationCode: "ROM", departureDate: $day, adults: 1 }) {
    offers(first: 3) { nodes { price { amount currency } itineraries(first: 1) { duration segments(first: 2) {
      flight { ident date airline { name } tracking { edges { status { departureDelay cancelled } } } }
      arrival { at airport { code name } }
    } } } }
  }
  airport(code: "fco") {
    code
    forecast { time }
    delay { delaySeconds }
    hotels(first: 3, radius: 30) { edges { listing { name distanceKm } node { hotelId reviews { overallRating } } } }
    transfersTo(first: 3, destination: { location: { latitude: 41.9, longitude: 12.5 } }, at: $at) { nodes { price { amount currency } } }
  }
}`

it('a trip is one question: offers with the delay of each flight, and weather, hotels and rides where they land', async () => {
  const day = dayIn(1)
  const answer = await pay<Trip & Record<string, unknown>>(TRIP, { day, at: `${day}T20:00:00` })
  const money = { amount: expect.stringMatching(/^\d+\.\d\d$/), currency: expect.stringMatching(/^[A-Z]{3}$/) }
  const { nodes } = answer.data.flightOffers.offers
  expect(nodes).toHaveLength(3)
  for (const offer of nodes)
    expect(offer).toMatchObject({ price: money, itineraries: [{ duration: expect.any(String) }] })
  const segments = nodes.flatMap(({ itineraries }) => itineraries.flatMap((journey) => [...journey.segments.entries()]))
  // Flights are tracked two days ahead: just after midnight, a connection of tomorrow's journey leaves after that.
  const tracked = segments.filter(([place, { flight }]) => place === 0 || flight.tracking !== null)
  for (const [, segment] of segments)
    expect(segment).toMatchObject({
      flight: { ident: expect.stringMatching(/^[A-Z0-9]{2}\d+$/), airline: { name: expect.any(String) } },
      arrival: { airport: { code: expect.stringMatching(/^[A-Z]{3}$/), name: expect.any(String) } },
    })
  for (const [, { flight }] of tracked)
    expect(flight.tracking).toMatchObject({ edges: [{ status: { cancelled: expect.any(Boolean) } }] })
  expect(answer.data.airport).toEqual({
    code: 'FCO',
    forecast: { time: expect.any(String) },
    delay: expect.anything(),
    hotels: { edges: [1, 2, 3].map(() => ({ listing: expect.anything(), node: expect.anything() })) },
    transfersTo: { nodes: [1, 2, 3].map(() => ({ price: money })) },
  })
  expect(chargedOf(answer)).toMatchObject({
    'Query.flightOffers': '0.054',
    'Flight.tracking': (tracked.length / 100).toFixed(2),
    'Airport.forecast': '0.004',
    'Airport.hotels': '0.0324',
    'Airport.transfersTo': '0.00324',
  })
})

describe('hotels', () => {
  interface Listed {
    readonly airport: {
      readonly hotels: {
        readonly edges: readonly {
          readonly listing: { readonly distanceKm: number; readonly location: object }
          readonly node: { readonly id: string; readonly hotelId: string }
        }[]
        readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean }
      }
    }
  }
  const NEAR = `query Near($after: String) { airport(code: "BER") { hotels(first: 2, after: $after, radius: 50) {
    edges { listing { distanceKm location { latitude longitude } } node { id hotelId } } pageInfo { endCursor hasNextPage } } } }`

  it('of an airport are pages of those that the path around its point lists, at the price of the path', async () => {
    const first = await pay<Listed>(NEAR)
    expect(chargedOf(first)).toEqual({ 'Airport.hotels': '0.0324' })
    const { endCursor, hasNextPage } = first.data.airport.hotels.pageInfo
    expect(hasNextPage).toBe(true)
    const second = await pay<Listed>(NEAR, { after: endCursor })
    const ids = [first, second].flatMap(({ data }) => data.airport.hotels.edges.map(({ node }) => node.hotelId))
    const { data: table } = await pay<{ airport: { location: { latitude: number; longitude: number } } }>(
      '{ airport(code: "BER") { location { latitude longitude } } hotelSuggestions(keyword: "berl", subType: [HOTEL_GDS], max: 1) { hotels { name } } }',
    )
    const listed = await answering.call<{ data: { hotelId: string }[] }>('ListHotelsByGeocode', {
      ...table.airport.location,
      radius: 50,
      max: 4,
    })
    expect(ids).toEqual(listed.data.map(({ hotelId }) => hotelId))
  })

  it('are nodes that show their code and ratings for nothing, and their offers for the price of the path', async () => {
    const { data } = await pay<Listed>(NEAR)
    const [edge] = data.airport.hotels.edges
    const id = edge?.node.id
    expect(id).toBe(nodeId('Hotel', [edge?.node.hotelId ?? '']))
    const free = '{ ... on Hotel { hotelId reviews { hotel { id } overallRating } } }'
    const open = await fetch(...asked(`query ($id: ID!) { node(id: $id) ${free} }`, { id }))
    expect(await bodyOf(open)).toMatchObject({ data: { node: { hotelId: edge?.node.hotelId } } })
    const offers = `query ($id: ID!, $in: Date!, $out: Date!) { node(id: $id) { ... on Hotel {
      offers(checkInDate: $in, checkOutDate: $out) { hotels { hotel { id } offers { offerId } } } } } }`
    const paid = await pay<{ node: { offers: { hotels: readonly { hotel: { id: string } }[] } } }>(offers, {
      ...{ id, in: dayIn(20), out: dayIn(22) },
    })
    for (const { hotel } of paid.data.node.offers.hotels) expect(hotel.id).toBe(id)
    for (const usd of Object.values(chargedOf(paid))) expect(usd).toBe('0.0324')
  })

  it('that no code can name are refused', async () => {
    const { errors } = await bodyOf<Answer<unknown>>(await fetch(...asked('{ hotel(hotelId: "inn") { hotelId } }')))
    expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST')
  })
})

describe('destinations', () => {
  it('of an airport and an airline cost what their paths cost', async () => {
    const answer = await pay<{
      airport: { destinations: { count: number } }
      airline: { destinations: { count: number } }
    }>('{ airport(code: "EDDF") { destinations { count } } airline(code: "DLH") { destinations { count self } } }')
    expect(chargedOf(answer)).toEqual({ 'Airport.destinations': '0.0054', 'Airline.destinations': '0.0054' })
    const byPath = await answering.call<{ meta: { count: number } }>('AirportRoutes', { departureAirportCode: 'FRA' })
    expect(answer.data.airport.destinations.count).toBe(byPath.meta.count)
  })
})

describe('rides', () => {
  it('to an airport begin where the caller says', async () => {
    const at = `${dayIn(3)}T09:00:00`
    const query = `query ($at: LocalDateTime!) { airport(code: "CDG") { transfersFrom(first: 2, at: $at,
      origin: { address: { line: "5 Avenue Anatole France", zip: "75007", cityName: "Paris", countryCode: "FR" } })
      { nodes { offerId start { address { line } } end { locationCode } } pageInfo { hasNextPage } } } }`
    const answer = await pay<Record<string, unknown>>(query, { at })
    expect(answer.data).toMatchObject({
      airport: {
        transfersFrom: {
          nodes: [1, 2].map(() => ({
            start: { address: { line: '5 Avenue Anatole France' } },
            end: { locationCode: 'CDG' },
          })),
          pageInfo: { hasNextPage: true },
        },
      },
    })
    expect(chargedOf(answer)).toEqual({ 'Airport.transfersFrom': '0.00324' })
  })

  it('of the past are refused by the name of the argument, before anything is charged', async () => {
    const query =
      '{ airport(code: "CDG") { transfersTo(destination: { locationCode: "PAR" }, at: "2020-01-01T10:00:00") { nodes { offerId } } } }'
    const cost = await answering.costOf(async () => {
      const answer = await bodyOf<{ errors: { extensions: { issues: object[] } }[] }>(
        await answering.wallet.pay(...asked(query)),
      )
      expect(answer.errors[0]?.extensions.issues).toMatchObject([{ path: ['at'], message: 'must not be in the past' }])
    })
    expect(cost).toBe(0n)
  })
})

describe('a flight', () => {
  it('of an offer has its schedule at the price of the path', async () => {
    const day = dayIn(30)
    const { data } = await pay<Trip>(
      `query ($day: Date!) { flightOffers(search: { originLocationCode: "LHR", destinationLocationCode: "JFK", departureDate: $day, adults: 1, nonStop: true })
        { offers(first: 1) { nodes { itineraries { segments { flight { ident } } } } } } }`,
      { day },
    )
    const ident = data.flightOffers.offers.nodes[0]?.itineraries[0]?.segments[0]?.flight.ident
    const answer = await pay<{ flight: { schedule: { flights: { scheduledDepartureDate: string }[] } } }>(
      'query ($ident: String!, $day: Date!) { flight(ident: $ident, date: $day) { schedule { flights { scheduledDepartureDate } } } }',
      { ident, day },
    )
    expect(answer.data.flight.schedule.flights).toEqual([{ scheduledDepartureDate: day }])
    expect(chargedOf(answer)).toEqual({ 'Flight.schedule': '0.0054' })
  })
})

describe('a flight that was booked', () => {
  interface Offer {
    readonly itineraries: readonly {
      readonly segments: readonly { readonly carrierCode: string; readonly number: string }[]
    }[]
  }
  let orderId: string
  let offer: Offer

  beforeAll(async () => {
    const search = { originLocationCode: 'LHR', destinationLocationCode: 'JFK', departureDate: dayIn(40), adults: '1' }
    const found = await answering.call<{ data: Offer[] }>('SearchFlights', { ...search, nonStop: 'true', max: '1' })
    const [first] = found.data
    if (!first) return expect.fail('No flight is offered')
    offer = first
    const contact = { emailAddress: 'ada@example.com' }
    const name = { firstName: 'ADA', lastName: 'LOVELACE' }
    const traveler = { id: '1', dateOfBirth: '1985-12-10', gender: 'FEMALE', name, contact }
    const data = { type: 'flight-order', flightOffers: [offer], travelers: [traveler] }
    orderId = (await answering.call<{ data: { id: string } }>('BookFlight', { data })).data.id
  })

  const signed = async <Data>(wallet: TestWallet, query: string, variables: Record<string, unknown> = {}) =>
    bodyOf<Answer<Data>>(await wallet.sign(...asked(query, variables)))

  it('is in the list of its wallet, with its flights, and is what its payment bought', async () => {
    const [segment] = offer.itineraries[0]?.segments ?? []
    const order = { __typename: 'FlightOrder', id: nodeId('FlightOrder', [orderId]) }
    const { data, errors } = await signed(
      answering.wallet,
      `{ me { bookings(first: 1) { nodes { __typename id resourceId state ... on FlightOrder { flights { ident date } } } }
        payments(first: 1) { nodes { items { nodes { __typename id } } } } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      me: {
        bookings: {
          nodes: [
            {
              ...order,
              ...{ resourceId: orderId, state: 'BOOKED' },
              flights: [{ ident: `${segment?.carrierCode}${segment?.number}`, date: dayIn(40) }],
            },
          ],
        },
        payments: { nodes: [{ items: { nodes: [order] } }] },
      },
    })
  })

  it('is a node for its wallet alone; the order as the company has it costs what the path costs', async () => {
    const id = nodeId('FlightOrder', [orderId])
    const own = 'query ($id: ID!) { node(id: $id) { id ... on FlightOrder { state bookedAt } } }'
    const { data } = await signed(answering.wallet, own, { id })
    expect(data).toMatchObject({ node: { id, state: 'BOOKED' } })
    const other = await makeWallet(answering.tollgraph)
    const hidden = await signed<{ node: object | null }>(other, own, { id })
    expect(hidden.data).toMatchObject({ node: { state: null, bookedAt: null } })
    const details =
      'query ($id: ID!) { node(id: $id) { ... on FlightOrder { details { order { orderId } booking { id } } } } }'
    const answer = await pay<unknown>(details, { id })
    expect(answer.data).toEqual({ node: { details: { order: { orderId }, booking: { id } } } })
    expect(chargedOf(answer)).toEqual({ 'FlightOrder.details': '0.0054' })
    const before = await other.balance()
    const refused = await bodyOf<Answer<unknown>>(await other.pay(...asked(details, { id })))
    expect(refused.data).toEqual({ node: { details: null } })
    expect(await other.balance()).toBe(before)
  })
})

describe('a hotel order that an earlier version stored', () => {
  it('is read in the names of now', async () => {
    const wallet = await makeWallet(answering.tollgraph)
    const offer = {
      ...{ id: 'OLDOFFER', checkInDate: '2026-01-02', checkOutDate: '2026-01-03', rateCode: 'RAC', room: {} },
      price: { currency: 'EUR', total: '90.00' },
    }
    const stay = {
      ...{ id: 'OLDSTAY', bookingStatus: 'CONFIRMED', hotelProviderInformation: [], roomAssociations: [] },
      hotelOffer: offer,
      hotel: { hotelId: 'TGBER001', chainCode: 'TG', name: 'INN' },
    }
    const row = {
      ...{ actId: `${randomUUID()}:0`, kind: 'HOTEL' as const, wallet: wallet.address, orderId: 'OLDORDER' },
      ...{ source: 'sandbox' as const, payload: JSON.stringify({ hotelBookings: [stay] }), createdAt: new Date() },
    }
    await affected(answering.tollgraph.backend.db.pool, tables.insertInto('travel.booking').values(row))
    const query = `{ me { bookings { nodes { ... on HotelOrder { resourceId stays {
      bookingId hotel { hotelId } profile { name } hotelOffer { offerId price { total } } } } } } } }`
    expect(await bodyOf(await wallet.sign(...asked(query)))).toEqual({
      data: {
        me: {
          bookings: {
            nodes: [
              {
                resourceId: 'OLDORDER',
                stays: [
                  {
                    ...{ bookingId: 'OLDSTAY', hotel: { hotelId: 'TGBER001' }, profile: { name: 'INN' } },
                    hotelOffer: { offerId: 'OLDOFFER', price: { total: '90.00' } },
                  },
                ],
              },
            ],
          },
        },
      },
    })
  })
})

describe('a search that is refused', () => {
  it.each([
    [
      'flightOffers(search: { originLocationCode: "BER", destinationLocationCode: "BER", departureDate: "2031-01-01", adults: 1 }) { count }',
      'destinationLocationCode',
    ],
    [
      'fares(search: { departureId: "BER", arrivalId: "ROM", outboundDate: "2031-01-01" }) { airports { departure { city } } }',
      'returnDate',
    ],
    [
      'hotelOffers(search: { hotelIds: ["ARMADAIT"], checkInDate: "2020-01-01" }) { hotels { available } }',
      'checkInDate',
    ],
    [
      'transferOffers(search: { startLocationCode: "CDG", startDateTime: "2031-01-01T10:00:00" }) { warnings { code } }',
      'endLocationCode',
    ],
    ['cityHotels(search: { cityCode: "BERLIN" }) { count }', 'cityCode'],
  ])('names the member of the search, and costs nothing: %s', async (field, member) => {
    const cost = await answering.costOf(async () => {
      const { errors } = await bodyOf<{ errors: { extensions: { issues: { path: string[] }[] } }[] }>(
        await answering.wallet.pay(...asked(`{ ${field} }`)),
      )
      expect(errors[0]?.extensions.issues.map(({ path }) => path.slice(-2))).toContainEqual(['search', member])
    })
    expect(cost).toBe(0n)
  })
})

describe('a cursor of the offers of a search', () => {
  const OFFERS = 'offers(first: 1, after: $after) { nodes { __typename } pageInfo { endCursor } }'
  const flights = (destination: string) => `flightOffersByCriteria(
    originDestinations: [{ id: "1", originLocationCode: "FCO", destinationLocationCode: "${destination}",
      departureDateTimeRange: { date: "${dayIn(40)}" } }]
    travelers: [{ id: "1", travelerType: ADULT }], sources: [GDS])`
  const rides = (hour: string) => `transferOffers(search: { startLocationCode: "CDG", endLocationCode: "PAR",
    startDateTime: "${dayIn(20)}T${hour}:00:00" })`

  it.each([
    ['flights', flights('CDG'), flights('LHR')],
    ['rides', rides('10'), rides('11')],
  ])('is of no other search, which costs nothing: %s', async (_, search, other) => {
    const page = (of: string) => `query Offers($after: String) { found: ${of} { ${OFFERS} } }`
    const { data } = await pay<{ found: { offers: { pageInfo: { endCursor: string } } } }>(page(search))
    const after = data.found.offers.pageInfo.endCursor
    await pay(page(search), { after })
    const cost = await answering.costOf(async () => {
      const answer = await answering.wallet.pay(...asked(page(other), { after }))
      expect((await bodyOf<Answer<unknown>>(answer)).errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
    })
    expect(cost).toBe(0n)
  })
})
