import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SAMPLE_HOTEL_ORDER } from '../contract/facts/travel/hotels.ts'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../support/wallet.ts'
import { FLIGHT_ORDER, flightOffer } from './companies/amadeus/flights.ts'
import { HOTEL_OFFER, HOTEL_ORDER } from './companies/amadeus/hotels.ts'
import { TRANSFER_ORDER } from './companies/amadeus/rides.ts'
import { amadeus } from './companies/amadeus.ts'
import { type ConformanceCase, describeConformance } from './conformance.ts'
import { type ReplayServer, startReplay } from './server.ts'

// Flights, hotels, activities and rides as Amadeus documents them.

const settings = (url: string, key: string) => ({ AMADEUS_URL: url, AMADEUS_KEY: key })

/** A list without rows is an answer, free of charge. */
const NONE = { status: 200 } as const
/** A thing that does not exist. */
const MISSING = { status: 404 } as const

const traveler = {
  id: '1',
  dateOfBirth: '1985-12-10',
  gender: 'FEMALE',
  name: { firstName: 'ADA', lastName: 'LOVELACE' },
  contact: {
    emailAddress: 'ada@example.com',
    phones: [{ deviceType: 'MOBILE', countryCallingCode: '44', number: '2071234567' }],
  },
}
const ordered = { data: { type: 'flight-order', flightOffers: [flightOffer()], travelers: [traveler] } }
const hotelOrder = {
  data: {
    ...SAMPLE_HOTEL_ORDER,
    roomAssociations: [{ hotelOfferId: HOTEL_OFFER, guestReferences: [{ guestReference: '1' }] }],
  },
}
const given = (type: string) => ({ data: { type, flightOffers: [flightOffer()] } })
const flight = ['342.25', 'USD', 'EWR', 'LHR', '6X', '1188', 'J6XQSMIX', 'KITS SIX']
const offer = [HOTEL_OFFER, '716.25', 'KTPAR419', 'Hotel of Kits', 'EXECUTIVE_ROOM', 'NON-REFUNDABLE RATE']
const destination = ['KITSTADT', 'KIT', 43.66272, '+02:00', 12]

const cases: readonly ConformanceCase[] = [
  { operation: 'SearchLocations', has: ['MUNICH KIT', 'MUC', 'AMUC', 27], empty: NONE, odd: { has: ['AMUC'] } },
  { operation: 'NearbyAirports', has: ['MUNICH KIT', 11, 'KM', 350.54587], empty: NONE, odd: { has: ['MUNICH KIT'] } },
  {
    operation: 'SearchCities',
    input: { include: 'AIRPORTS' },
    has: ['KITS SUR MER', 'KSM', 'FR', 'AKSM', 'KITS LAGOON', 48.85341],
    empty: NONE,
    odd: { has: ['KITS SUR MER'] },
  },
  { operation: 'Airlines', has: ['BA', 'BAW', 'KITS AIRWAYS'], empty: NONE, odd: { has: ['KITS AIRWAYS'] } },
  { operation: 'AirlineRoutes', has: destination, empty: NONE, odd: { has: ['KITSTADT'] } },
  { operation: 'AirportRoutes', has: destination, empty: NONE, odd: { has: ['KITSTADT'] } },
  {
    operation: 'RecommendedDestinations',
    isFree: true,
    has: ['KITSBOROUGH', 'KTB', 3.70348, 0.71],
    empty: NONE,
    odd: { has: ['KITSBOROUGH'] },
  },
  { operation: 'SearchFlights', has: flight, empty: NONE, odd: { has: ['1188'] } },
  { operation: 'SearchFlightsByCriteria', has: flight, empty: NONE, odd: { has: ['1188'] } },
  {
    operation: 'PriceFlights',
    input: { ...given('flight-offers-pricing'), include: 'bags,detailed-fare-rules' },
    has: ['342.25', '25.35', 'CHECKED_BAG', 'NO CHANGES OF KITS'],
    empty: null,
  },
  {
    operation: 'UpsellFlights',
    input: given('flight-offers-upselling'),
    has: flight,
    empty: NONE,
    odd: { has: ['1188'] },
  },
  {
    operation: 'FlightSeatmapOfOffers',
    input: { data: [flightOffer()] },
    has: ['31D', 'BLOCKED', 'LA', '1188'],
    empty: NONE,
    odd: { has: ['31D'] },
  },
  { operation: 'FlightAvailabilities', has: ['1214', 'BOS', 9, 7], empty: NONE, odd: { has: ['1214'] } },
  { operation: 'FlightStatus', has: ['NCE', 'LIS', 'STD', 1748, 'E90'], empty: NONE, odd: { has: ['E90'] } },
  { operation: 'CheckinLinks', has: ['BAEN-GBMobile', 'Mobile'], empty: NONE, odd: { has: ['BAEN-GBMobile'] } },
  { operation: 'BookFlight', input: ordered, has: [FLIGHT_ORDER.id, FLIGHT_ORDER.reference, 'LOVELACE'], empty: null },
  {
    operation: 'ListHotels',
    has: ['KTPAR419', 'KTPAR420', 'HOTEL OF KITS', 0.92],
    empty: NONE,
    odd: { has: ['KTPAR420'] },
  },
  { operation: 'ListHotelsByGeocode', has: ['KTPAR419', 48.85306], empty: MISSING, odd: { has: ['KTPAR420'] } },
  {
    operation: 'SuggestHotels',
    has: ['HOTEL OF KITS PARIS', '4630140', 'KTPAR419', 74],
    empty: NONE,
    odd: { has: ['4630140'] },
  },
  { operation: 'SearchHotels', has: offer, empty: MISSING, odd: { has: [HOTEL_OFFER] } },
  { operation: 'SearchHotelOffers', has: offer, empty: MISSING, odd: { has: [HOTEL_OFFER] } },
  { operation: 'GetHotelOffer', input: { offerId: HOTEL_OFFER }, has: offer, empty: MISSING },
  {
    operation: 'BookHotel',
    input: hotelOrder,
    has: [HOTEL_ORDER.id, HOTEL_ORDER.confirmationNumber, 'CONFIRMED', 'LOVELACE', 'WH6TRZ'],
    empty: MISSING,
  },
  { operation: 'RateHotels', isFree: true, has: ['KTPAR419', 93, 278, 913], empty: NONE, odd: { has: [93] } },
  { operation: 'SearchActivities', has: ['23642', '16.00', 40.414], empty: NONE, odd: { has: ['23642'] } },
  {
    operation: 'SearchActivitiesBySquare',
    has: ['23642', 'A morning among kits'],
    empty: NONE,
    odd: { has: ['23642'] },
  },
  {
    operation: 'GetActivity',
    input: { activityId: '23642' },
    has: ['23642', 'A morning among kits', 40.414],
    empty: MISSING,
  },
  {
    operation: 'SearchTransfers',
    has: ['63.70', 'Kit Cars', 'VAN', 'The Kit Tower'],
    empty: NONE,
    odd: { has: ['VAN'] },
  },
  {
    operation: 'BookTransfer',
    isRefunded: true,
    has: [TRANSFER_ORDER.orderId, TRANSFER_ORDER.confirmNbr, 'YNK4JQ'],
    empty: null,
  },
]

describeConformance(amadeus, settings, cases)

describe('orders at Amadeus', () => {
  let company: ReplayServer
  let tollgraph: TestTollgraph
  let wallet: TestWallet
  beforeAll(async () => {
    company = await startReplay(amadeus)
    tollgraph = await startTollgraph({ SERVICES: 'travel', ...settings(company.url, amadeus.key) })
    wallet = await makeWallet(tollgraph)
  })
  beforeEach(() => {
    company.mode = 'normal'
    company.asked.length = 0
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await company?.close()
  })

  async function ask(operation: string, input: Readonly<Record<string, unknown>>) {
    const before = await wallet.balance()
    const { url, init } = requestOf(tollgraph, rowOf(operation), input)
    const answer = await wallet.pay(url, init)
    const text = await answer.text()
    const faults = company.asked.flatMap((asked) => asked.faults)
    return { status: answer.status, text, cost: before - (await wallet.balance()), faults }
  }

  it('a flight is booked, read, shown with its seats, and not cancelled by a path that is not there', async () => {
    expect(await ask('BookFlight', ordered)).toMatchObject({ status: 200, faults: [] })
    const { id } = FLIGHT_ORDER
    expect(await ask('FlightOrder', { id })).toMatchObject({ status: 200, faults: [] })
    const seats = await ask('FlightSeatmapOfOrder', { 'flight-orderId': id })
    expect(seats).toMatchObject({ status: 200, faults: [] })
    expect(seats.text).toContain('31D')
    company.mode = 'lost'
    expect(await ask('CancelFlightOrder', { id })).toMatchObject({ status: 502 })
    company.mode = 'normal'
    expect(await ask('CancelFlightOrder', { id })).toMatchObject({ status: 200, faults: [] })
    expect(await ask('FlightOrder', { id })).toMatchObject({ status: 410, cost: 0n })
  })

  it('a ride is booked and cancelled', async () => {
    expect(await ask('BookTransfer', rowOf('BookTransfer').sample)).toMatchObject({ status: 200, faults: [] })
    const cancelled = await ask('CancelTransfer', TRANSFER_ORDER)
    expect(cancelled).toMatchObject({ status: 200, faults: [] })
    expect(cancelled.text).toContain('CANCELLED')
  })
})
