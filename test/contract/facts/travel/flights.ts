import { type ContractRow, NOT_TEXT, optional, type PriceFacts, required } from '../row.ts'
import { dateIn, writtenOffer } from './flightOffer.ts'
import {
  availabilityList,
  datedFlightList,
  dictionaries,
  meta,
  offer,
  offerList,
  orderResult,
  seatmapList,
  warnings,
} from './flightShapes.ts'

const NOT_PLACE = ['', 'nyc', 'NY', 'NYCX', 'N C'] as const
const NOT_DATE = ['', 'tomorrow', '2026-02-30', '2026-13-01', '01.02.2027', '2027-1-1'] as const
const NOT_LIST = ['GDS', 7, null, {}, []] as const
const NOT_AIRLINES = [''] as const
const NOT_ID = ['', 'x'.repeat(201)] as const

const fixed = (usd: string, atomic: string): PriceFacts => ({ mode: 'fixed', usd, atomic })

type Written = Pick<ContractRow, 'path' | 'operation' | 'members' | 'inQuery' | 'response' | 'sample'>

const paid = (method: 'GET' | 'POST', usd: string, atomic: string, row: Written): ContractRow => ({
  service: 'travel',
  method,
  access: 'paid',
  price: fixed(usd, atomic),
  ...row,
})

const bound = {
  id: '1',
  originLocationCode: 'NYC',
  destinationLocationCode: 'LON',
  departureDateTimeRange: { date: dateIn(30) },
}
const brokenBounds = [...NOT_LIST, Array(7).fill(bound)]
const { departureDateTimeRange, ...place } = bound
const availabilityBound = { ...place, departureDateTime: departureDateTimeRange }
const traveler = { id: '1', travelerType: 'ADULT' }
const brokenTravelers = [...NOT_LIST, Array(19).fill(traveler)]
const brokenSources = [...NOT_LIST, ['GDS', 'GDS']]

const offers = (type: string, flightOffers: unknown = [writtenOffer()]) => ({ type, flightOffers })
const NOT_MEMBERS = ['x', 7, null, []] as const

const order = {
  ...offers('flight-order'),
  travelers: [
    {
      id: '1',
      dateOfBirth: '1982-01-16',
      gender: 'FEMALE',
      name: { firstName: 'ADA', lastName: 'LOVELACE' },
      contact: {
        emailAddress: 'ada@example.com',
        phones: [{ deviceType: 'MOBILE', countryCallingCode: '44', number: '4805550077' }],
      },
    },
  ],
}
const service = {
  'name?': 'string',
  'quantity?': 'integer',
  'price?': { amount: 'decimal', currencyCode: 'string' },
  'bookableByItinerary?': 'boolean',
  'bookableByTraveler?': 'boolean',
  'segmentIds?': ['string'],
  'travelerIds?': ['string'],
} as const

/** The contract of flights: twelve paths. */
export const FLIGHT_ROWS: readonly ContractRow[] = [
  paid('GET', '0.054', '54000', {
    path: '/api/flights/search',
    operation: 'SearchFlights',
    members: {
      originLocationCode: required(...NOT_PLACE),
      destinationLocationCode: required(...NOT_PLACE),
      departureDate: required(...NOT_DATE),
      adults: required('0', '10', '1.5', 'two', ''),
      returnDate: optional(...NOT_DATE),
      children: optional('-1', '10', '1.5'),
      infants: optional('-1', '10', 'x'),
      travelClass: optional('', 'COACH', 'economy'),
      includedAirlineCodes: optional(...NOT_AIRLINES),
      excludedAirlineCodes: optional(...NOT_AIRLINES),
      nonStop: optional('', 'yes', '1'),
      currencyCode: optional('', 'eur', 'EURO'),
      maxPrice: optional('0', '-5', '9.5'),
      max: optional('0', '-1', '1.5', 'all'),
    },
    response: offerList,
    sample: {
      originLocationCode: 'NYC',
      destinationLocationCode: 'LON',
      departureDate: dateIn(30),
      adults: '1',
      max: '5',
    },
  }),
  paid('POST', '0.054', '54000', {
    path: '/api/flights/search',
    operation: 'SearchFlightsByCriteria',
    members: {
      currencyCode: optional(...NOT_TEXT, 'eur', 'EURO'),
      originDestinations: required(...brokenBounds),
      travelers: required(...brokenTravelers),
      sources: required(...brokenSources),
      searchCriteria: optional(...NOT_MEMBERS),
    },
    response: offerList,
    sample: {
      originDestinations: [bound],
      travelers: [traveler],
      sources: ['GDS'],
      searchCriteria: { maxFlightOffers: 3 },
    },
  }),
  paid('POST', '0.0324', '32400', {
    path: '/api/flights/price',
    operation: 'PriceFlights',
    members: {
      data: required(...NOT_MEMBERS),
      include: optional('', 'bags,', ['bags', 'bags']),
      forceClass: optional('', 1, 'yes'),
    },
    inQuery: ['include', 'forceClass'],
    response: {
      data: {
        type: 'words:flight-offers-pricing',
        flightOffers: [offer],
        'bookingRequirements?': {
          'emailAddressRequired?': 'boolean',
          'mobilePhoneNumberRequired?': 'boolean',
          'travelerRequirements?': [
            {
              travelerId: 'string',
              'genderRequired?': 'boolean',
              'documentRequired?': 'boolean',
              'dateOfBirthRequired?': 'boolean',
            },
          ],
        },
      },
      'included?': {
        'bags?': { '*': service },
        'credit-card-fees?': {
          '*': { 'brand?': 'string', 'flightOfferId?': 'string', 'currency?': 'string', 'amount?': 'decimal' },
        },
        'other-services?': { '*': service },
        'detailed-fare-rules?': {
          '*': {
            'fareBasis?': 'string',
            'name?': 'string',
            'segmentId?': 'string',
            'fareNotes?': { 'descriptions?': [{ 'descriptionType?': 'string', 'text?': 'string' }] },
          },
        },
      },
      'dictionaries?': dictionaries,
      'warnings?': warnings,
    },
    sample: { data: offers('flight-offers-pricing') },
  }),
  paid('POST', '0.0864', '86400', {
    path: '/api/flights/book',
    operation: 'BookFlight',
    members: { data: required(...NOT_MEMBERS) },
    response: orderResult,
    sample: { data: order },
  }),
  paid('GET', '0.0054', '5400', {
    path: '/api/flights/orders',
    operation: 'FlightOrder',
    members: { id: required(...NOT_ID) },
    response: orderResult,
    sample: { id: 'Hz064aGx41rFeBhrG66fiA==' },
  }),
  paid('POST', '0.0054', '5400', {
    path: '/api/flights/orders/cancel',
    operation: 'CancelFlightOrder',
    members: { id: required(...NOT_TEXT, ...NOT_ID) },
    response: { success: 'words:true', id: 'string' },
    sample: { id: 'Hz064aGx41rFeBhrG66fiA==' },
  }),
  paid('GET', '0.0324', '32400', {
    path: '/api/flights/seatmap',
    operation: 'FlightSeatmapOfOrder',
    members: { 'flight-orderId': required(...NOT_ID) },
    response: seatmapList,
    sample: { 'flight-orderId': 'Hz064aGx41rFeBhrG66fiA==' },
  }),
  paid('POST', '0.0324', '32400', {
    path: '/api/flights/seatmap',
    operation: 'FlightSeatmapOfOffers',
    members: { data: required('x', 7, null, {}, [], Array(7).fill(writtenOffer())), included: optional() },
    response: seatmapList,
    sample: { data: [writtenOffer()] },
  }),
  paid('POST', '0.0324', '32400', {
    path: '/api/flights/upsell',
    operation: 'UpsellFlights',
    members: { data: required(...NOT_MEMBERS) },
    response: {
      meta: {
        count: 'integer',
        'oneWayUpselledCombinations?': [{ flightOfferId: 'string', upselledFlightOfferIds: ['string'] }],
      },
      data: [offer],
      'dictionaries?': dictionaries,
      'warnings?': warnings,
    },
    sample: { data: offers('flight-offers-upselling') },
  }),
  paid('POST', '0.0324', '32400', {
    path: '/api/flights/availability',
    operation: 'FlightAvailabilities',
    members: {
      originDestinations: required(...NOT_LIST, Array(7).fill(availabilityBound)),
      travelers: required(...brokenTravelers),
      sources: required(...brokenSources),
      searchCriteria: optional(...NOT_MEMBERS),
    },
    response: availabilityList,
    sample: { originDestinations: [availabilityBound], travelers: [traveler], sources: ['GDS'] },
  }),
  paid('GET', '0.0054', '5400', {
    path: '/api/flights/status',
    operation: 'FlightStatus',
    members: {
      carrierCode: required('', 'B', 'BAWX', 'ba'),
      flightNumber: required('', '0', '10000', '1.5', 'BA50'),
      scheduledDepartureDate: required(...NOT_DATE),
      operationalSuffix: optional('', 'AB', 'a', '1'),
    },
    response: datedFlightList,
    sample: { carrierCode: 'BA', flightNumber: '50', scheduledDepartureDate: dateIn(1) },
  }),
  paid('GET', '0.0054', '5400', {
    path: '/api/flights/checkin-links',
    operation: 'CheckinLinks',
    members: {
      airlineCode: required('', 'B', 'BAW', 'ba'),
      language: optional('', 'english', 'en_GB'),
    },
    response: {
      meta,
      data: [{ type: 'words:checkin-link', id: 'string', href: 'string', channel: 'words:Mobile|Web|All' }],
    },
    sample: { airlineCode: 'BA' },
  }),
]
