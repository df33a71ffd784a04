import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateIn, writtenOffer } from '../../../contract/facts/travel/flightOffer.ts'
import { rowOf } from '../../../contract/facts.ts'
import { send } from '../../../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

/** Where a paying caller is told that something is wrong, and what that costs. */
async function refusal(operation: string, input: Record<string, unknown>) {
  const row = rowOf(operation)
  const before = await wallet.balance()
  const challenge = await send(tollgraph, row, row.sample)
  const response = await send(tollgraph, row, { ...row.sample, ...input }, await wallet.paymentHeaders(challenge))
  const body = (await response.json()) as { issues?: { path: (string | number)[] }[] }
  return {
    status: response.status,
    places: body.issues?.map(({ path }) => path.join('.')),
    cost: before - (await wallet.balance()),
  }
}

const bound = {
  id: '1',
  originLocationCode: 'NYC',
  destinationLocationCode: 'LON',
  departureDateTimeRange: { date: dateIn(30) },
}
const offer = writtenOffer()
const [itinerary] = offer.itineraries
const person = {
  id: '1',
  dateOfBirth: '1982-01-16',
  name: { firstName: 'ADA', lastName: 'LOVELACE' },
  contact: { emailAddress: 'ada@example.com' },
}
const order = { type: 'flight-order', flightOffers: [offer], travelers: [person] }

describe('what stands deep in a request is checked too, before anything is charged', () => {
  it.each([
    ['SearchFlights', { includedAirlineCodes: 'BA,bad' }, 'includedAirlineCodes.1'],
    [
      'SearchFlightsByCriteria',
      { originDestinations: [{ ...bound, originLocationCode: 'nyc' }] },
      'originDestinations.0.originLocationCode',
    ],
    [
      'SearchFlightsByCriteria',
      { originDestinations: [{ ...bound, departureDateTimeRange: { date: '2027-02-30' } }] },
      'originDestinations.0.departureDateTimeRange.date',
    ],
    [
      'SearchFlightsByCriteria',
      { originDestinations: [{ ...bound, departureDateTimeRange: { date: dateIn(30), dateWindow: 'I9D' } }] },
      'originDestinations.0.departureDateTimeRange.dateWindow',
    ],
    [
      'SearchFlightsByCriteria',
      { originDestinations: [{ ...bound, unheardOf: true }] },
      'originDestinations.0.unheardOf',
    ],
    ['SearchFlightsByCriteria', { travelers: [{ id: '1', travelerType: 'PET' }] }, 'travelers.0.travelerType'],
    ['SearchFlightsByCriteria', { sources: ['OTHER'] }, 'sources.0'],
    ['SearchFlightsByCriteria', { searchCriteria: { maxFlightOffers: 251 } }, 'searchCriteria.maxFlightOffers'],
    ['FlightAvailabilities', { originDestinations: [bound] }, 'originDestinations.0.departureDateTime'],
    ['PriceFlights', { data: { type: 'other', flightOffers: [offer] } }, 'data.type'],
    ['PriceFlights', { data: { type: 'flight-offers-pricing', flightOffers: [] } }, 'data.flightOffers'],
    [
      'PriceFlights',
      { data: { type: 'flight-offers-pricing', flightOffers: [{ ...offer, price: { currency: 'EUR' } }] } },
      'data.flightOffers.0.price.total',
    ],
    ['PriceFlights', { include: 'bags,meals' }, 'include.1'],
    [
      'UpsellFlights',
      {
        data: {
          type: 'flight-offers-upselling',
          flightOffers: [{ ...offer, itineraries: [{ ...itinerary, segments: [] }] }],
        },
      },
      'data.flightOffers.0.itineraries.0.segments',
    ],
    ['FlightSeatmapOfOffers', { data: [{ ...offer, type: 'hotel-offer' }] }, 'data.0.type'],
    [
      'BookFlight',
      { data: { ...order, travelers: [{ ...person, dateOfBirth: '1982-02-30' }] } },
      'data.travelers.0.dateOfBirth',
    ],
    [
      'BookFlight',
      { data: { ...order, travelers: [{ ...person, name: { firstName: 'ADA' } }] } },
      'data.travelers.0.name.lastName',
    ],
    [
      'BookFlight',
      { data: { ...order, travelers: [{ ...person, contact: { emailAddress: 'ada@' } }] } },
      'data.travelers.0.contact.emailAddress',
    ],
    ['BookFlight', { data: { ...order, ticketingAgreement: { option: 'LATER' } } }, 'data.ticketingAgreement.option'],
    ['BookFlight', { data: { ...order, travelers: [person, person] } }, 'data.travelers'],
    ['SearchLocations', { subType: 'AIRPORT,HOTEL' }, 'subType.1'],
    ['Airlines', { airlineCodes: 'BA,b' }, 'airlineCodes.1'],
  ])('%s %j', async (operation, input, place) => {
    const told = await refusal(operation, input)
    expect(told).toMatchObject({ status: 400, cost: 0n })
    expect(told.places).toContain(place)
  })

  it('an infant needs a lap of its own, and bounds come one after the other', async () => {
    const infant = { id: '2', travelerType: 'HELD_INFANT', associatedAdultId: '1' }
    const travelers = [{ id: '1', travelerType: 'ADULT' }, infant, { ...infant, id: '3' }]
    expect(await refusal('SearchFlightsByCriteria', { travelers })).toEqual({
      status: 400,
      places: ['travelers.2.associatedAdultId'],
      cost: 0n,
    })
    const backwards = [
      bound,
      {
        ...bound,
        id: '2',
        originLocationCode: 'LON',
        destinationLocationCode: 'NYC',
        departureDateTimeRange: { date: dateIn(20) },
      },
    ]
    expect(await refusal('SearchFlightsByCriteria', { originDestinations: backwards })).toEqual({
      status: 400,
      places: ['originDestinations.1.departureDateTimeRange.date'],
      cost: 0n,
    })
  })
})
