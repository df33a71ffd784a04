import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCompanies, type TestCompanies } from './support/company.ts'

let companies: TestCompanies
beforeAll(async () => {
  companies = await startCompanies()
})
afterAll(() => companies?.stop())

/** An offer of which only what is documented as always there is there. */
const OFFER = {
  type: 'flight-offer',
  id: '1',
  source: 'GDS',
  itineraries: [
    {
      segments: [
        {
          departure: { iataCode: 'SYD', terminal: '1', at: '2027-02-01T19:15:00' },
          arrival: { iataCode: 'BKK', at: '2027-02-02T00:30:00' },
          carrierCode: 'TG',
          number: '476',
        },
      ],
    },
  ],
  price: { currency: 'EUR', total: '355.34' },
  travelerPricings: [
    {
      travelerId: '1',
      travelerType: 'ADULT',
      fareDetailsBySegment: [{ segmentId: '1', includedCheckedBags: { weight: 25, weightUnit: 'KG' } }],
    },
  ],
}
const list = (offers: readonly unknown[]) => ({ meta: { count: offers.length }, data: offers })

const SEARCH = `{ flightOffers(search: { originLocationCode: "SYD", destinationLocationCode: "BKK", departureDate: "2027-02-01", adults: 1, includedAirlineCodes: ["TG", "QF"] }) {
  count self offers { nodes { id: position lastTicketingDate price { total base grandTotal } itineraries { segments { number departure { at terminal } carrier { code name } } }
    travelerPricings { fareDetailsBySegment { brandedFare includedCheckedBags { quantity weight weightUnit } } } } } } }`
const PLAIN = SEARCH.replace('carrier { code name }', '')

describe('the distribution company', () => {
  it('is asked by its documented path, with a token that serves for many requests', async () => {
    await companies.ask(PLAIN, { body: list([OFFER]) })
    await companies.ask('{ checkinLinks(airlineCode: "BA") { count } }', { body: { meta: { count: 0 }, data: [] } })
    expect(companies.asked[0]).toMatchObject({
      method: 'GET',
      path: '/v2/shopping/flight-offers',
      authorization: 'Bearer token-1',
      query: {
        originLocationCode: 'SYD',
        destinationLocationCode: 'BKK',
        departureDate: '2027-02-01',
        adults: '1',
        includedAirlineCodes: 'TG,QF',
        nonStop: 'false',
        max: '250',
      },
    })
    expect(companies.asked[1]).toMatchObject({
      path: '/v2/reference-data/urls/checkin-links',
      authorization: 'Bearer token-1',
      query: { airlineCode: 'BA', language: 'en-GB' },
    })
    expect(companies.tokens()).toBe(1)
  })

  it('is asked for another token when one ends', async () => {
    const hasty = await startCompanies(1)
    await hasty.ask(PLAIN, { body: list([OFFER]) })
    await hasty.ask('{ airlines(airlineCodes: ["BA"]) { count } }', { body: { meta: { count: 0 }, data: [] } })
    expect(hasty.asked.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2'])
    await hasty.stop()
  })

  it.each([
    [
      'locations(subType: [AIRPORT, CITY], keyword: "MUC", limit: 5, offset: 10) { count }',
      '/v1/reference-data/locations',
      {
        subType: 'AIRPORT,CITY',
        keyword: 'MUC',
        'page[limit]': '5',
        'page[offset]': '10',
        sort: 'analytics.travelers.score',
        view: 'FULL',
      },
    ],
    [
      'nearbyAirports(latitude: 49, longitude: 2.55, sort: FLIGHTS) { count }',
      '/v1/reference-data/locations/airports',
      { latitude: '49', longitude: '2.55', radius: '500', sort: 'analytics.flights.score' },
    ],
    [
      'airline(code: "BA") { destinations(max: 3, arrivalCountryCode: "FR") { count } }',
      '/v1/airline/destinations',
      { airlineCode: 'BA', max: '3', arrivalCountryCode: 'FR' },
    ],
    [
      'airport(code: "MAD") { destinations { count } }',
      '/v1/airport/direct-destinations',
      { departureAirportCode: 'MAD' },
    ],
    [
      'cities(keyword: "PARIS", include: [AIRPORTS]) { count }',
      '/v1/reference-data/locations/cities',
      { keyword: 'PARIS', max: '10', include: 'AIRPORTS' },
    ],
    [
      'recommendedDestinations(cityCodes: ["PAR", "ROM"], travelerCountryCode: "FR") { count }',
      '/v1/reference-data/recommended-locations',
      { cityCodes: 'PAR,ROM', travelerCountryCode: 'FR' },
    ],
    [
      'flightOffers(search: { originLocationCode: "MAD", destinationLocationCode: "LHR", departureDate: "2027-03-23", adults: 1, max: 1000 }) { count }',
      '/v2/shopping/flight-offers',
      { originLocationCode: 'MAD', destinationLocationCode: 'LHR', max: '250' },
    ],
    [
      'flight(ident: "IB532", date: "2027-03-23") { schedule { count } }',
      '/v2/schedule/flights',
      { carrierCode: 'IB', flightNumber: '532', scheduledDepartureDate: '2027-03-23' },
    ],
  ])('is asked right for %s', async (field, path, query) => {
    await companies.ask(`{ ${field} }`, { body: { meta: { count: 0 }, data: [] } })
    const asked = companies.asked.at(-1)
    expect(asked?.path).toBe(path)
    expect(asked?.query).toEqual(expect.objectContaining(query))
  })

  it('is read with all that may be absent, and its own links are not passed on', async () => {
    const body = {
      ...list([OFFER]),
      meta: { count: 1, links: { self: 'https://gds.invalid/v2/shopping/flight-offers' } },
    }
    const { data, errors } = await companies.ask(PLAIN.replace('"TG", "QF"', '"TG"'), { body })
    expect(errors).toBeUndefined()
    expect(data?.flightOffers).toMatchObject({
      count: 1,
      self: expect.stringMatching(/^https:\/\/travel\.example\/api\/flights\/search\?/),
      offers: {
        nodes: [
          {
            lastTicketingDate: null,
            price: { total: '355.34', base: null, grandTotal: null },
            travelerPricings: [
              {
                fareDetailsBySegment: [
                  { brandedFare: null, includedCheckedBags: { quantity: null, weight: 25, weightUnit: 'KG' } },
                ],
              },
            ],
          },
        ],
      },
    })
  })

  it.each([
    [{ ...OFFER, id: undefined }, 'data[0].id is missing'],
    [{ ...OFFER, itineraries: 'there' }, 'data[0].itineraries is no list'],
    [{ ...OFFER, price: { currency: 'EUR', total: 'cheap' } }, 'data[0].price.total is no decimal number'],
    [
      { ...OFFER, travelerPricings: [{ ...OFFER.travelerPricings[0], travelerType: 'PET' }] },
      'is none of FlightTravelerType',
    ],
  ])('is an error that names the member when it changes its shape (%#)', async (offer, says) => {
    const { errors } = await companies.ask(PLAIN.replace('adults: 1', 'adults: 2'), { body: list([offer]) })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM' })
    expect(errors?.[0]?.message).toContain(says)
  })

  it('is told whole offers in its own words', async () => {
    const { type: _, ...rest } = OFFER
    const offer = { ...rest, type: 'FLIGHT_OFFER' }
    const body = { data: { type: 'flight-offers-pricing', flightOffers: [OFFER] } }
    const query =
      'query ($offer: FlightOfferInput!) { flightPrices(data: { type: FLIGHT_OFFERS_PRICING, flightOffers: [$offer] }, include: [CREDIT_CARD_FEES, BAGS]) { offers { position } } }'
    const { errors } = await companies.ask(query, { body }, { offer })
    expect(errors).toBeUndefined()
    expect(companies.asked.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/shopping/flight-offers/pricing',
      query: { include: 'credit-card-fees,bags', forceClass: 'false' },
      body: { data: { type: 'flight-offers-pricing', flightOffers: [OFFER] } },
    })
  })

  it('is not asked for the airlines of segments: they come from the table', async () => {
    const before = companies.asked.length
    const { data, errors } = await companies.ask(SEARCH.replace('adults: 1', 'adults: 3'), { body: list([OFFER]) })
    expect(errors).toBeUndefined()
    expect(companies.asked.slice(before).map(({ path }) => path)).toEqual(['/v2/shopping/flight-offers'])
    expect(JSON.stringify(data)).toContain('"carrier":{"code":"TG","name":"Thai Airways"}')
  })

  it('describes airlines, each of which leads to the airline', async () => {
    const body = { meta: { count: 1 }, data: [{ type: 'airline', icaoCode: 'QFA', businessName: 'QANTAS' }] }
    const query = '{ airlines(airlineCodes: ["QFA"]) { airlines { businessName airline { code name } } } }'
    const { data, errors } = await companies.ask(query, { body })
    expect(errors).toBeUndefined()
    expect(data?.airlines).toEqual({ airlines: [{ businessName: 'QANTAS', airline: { code: 'QF', name: 'Qantas' } }] })
  })
})

describe('a distribution company that refuses', () => {
  const refusal = (status: number, code: number, source?: object) => ({
    errors: [{ status, code, title: 'REFUSED', detail: 'Because of this', ...(source ? { source } : {}) }],
  })
  const ask = (status: number, body: unknown, headers = {}) =>
    companies.ask(PLAIN.replace('adults: 1', `adults: ${(status % 8) + 1}`), { status, body, headers })

  it('for a parameter or a member is heard with its place', async () => {
    const byParameter = await ask(400, refusal(400, 477, { parameter: 'departureDate' }))
    expect(byParameter.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_REQUEST',
      issues: [{ path: ['search', 'departureDate'], message: 'Because of this' }],
    })
    const byPointer = await ask(400, refusal(400, 477, { pointer: '/data/flightOffers/0/price' }))
    expect(byPointer.errors?.[0]?.extensions).toMatchObject({
      issues: [{ path: ['data', 'flightOffers', 0, 'price'] }],
    })
  })

  it.each([
    [404, 1797, 'NOT_FOUND'],
    [400, 38420, 'NOT_FOUND'],
    [400, 34651, 'CONFLICT'],
    [401, 38190, 'UPSTREAM'],
    [403, 38197, 'UPSTREAM'],
  ])('with %i and %i is %s', async (status, code, known) => {
    const { errors } = await ask(status, refusal(status, code))
    expect(errors?.[0]?.extensions).toMatchObject({ code: known })
  })

  it('because it is asked too often says when to come back', async () => {
    const { errors } = await ask(429, refusal(429, 38194), { 'retry-after': '7' })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 7 })
  })

  it('without JSON is an Upstream error', async () => {
    const { errors } = await ask(500, 'down')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM' })
  })
})

describe('the fare search company', () => {
  const FARES = `{ fares(search: { departureId: "CDG", arrivalId: "AUS", outboundDate: "2027-03-03", returnDate: "2027-03-09", stops: NONSTOP, travelClass: BUSINESS }) {
    bestFlights { price departureToken flights { flightNumber oftenDelayedByOver30Min } } priceInsights { priceHistory { at price } } } }`
  const flight = {
    departure_airport: { id: 'CDG' },
    arrival_airport: { id: 'AUS' },
    airline: 'AF',
    flight_number: 'AF 1',
    often_delayed_by_over_30_min: true,
  }
  const found = {
    best_flights: [{ flights: [flight], price: 2512, departure_token: 'W1s' }],
    price_insights: { price_history: [[1_795_000_000, 2575]] },
  }

  it('is asked with its key and its numbers, and read', async () => {
    const { data, errors } = await companies.ask(FARES, { body: found })
    expect(errors).toBeUndefined()
    expect(companies.asked.at(-1)?.query).toMatchObject({
      engine: 'google_flights',
      api_key: 'the key',
      departure_id: 'CDG',
      type: '1',
      stops: '1',
      travel_class: '3',
      return_date: '2027-03-09',
    })
    expect(data?.fares).toEqual({
      bestFlights: [
        { price: 2512, departureToken: 'W1s', flights: [{ flightNumber: 'AF 1', oftenDelayedByOver30Min: true }] },
      ],
      priceInsights: { priceHistory: [{ at: new Date(1_795_000_000_000), price: 2575 }] },
    })
  })

  it('that found nothing says so with 200', async () => {
    const body = { error: "The search hasn't returned any results for this query." }
    const { errors } = await companies.ask(FARES, { body })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    [400, 'Unsupported value', 'BAD_REQUEST'],
    [401, 'Invalid API key', 'UPSTREAM'],
  ])('with %i is heard or hidden', async (status, error, code) => {
    const { errors } = await companies.ask(FARES, { status, body: { error } })
    expect(errors?.[0]?.extensions).toMatchObject({ code })
    if (code === 'UPSTREAM') expect(errors?.[0]?.message).not.toContain(error)
  })
})
