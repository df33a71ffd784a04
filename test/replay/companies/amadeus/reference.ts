import type { ReplayRoute } from '../../definition.ts'
import { listing, words } from './answers.ts'

const CODES = /^[A-Z0-9]{2,3}(,[A-Z0-9]{2,3})*$/
const COUNTRY = /^[A-Z]{2}$/
const pages = { 'page[limit]': 'integer', 'page[offset]': 'integer' } as const

const geoCode = { latitude: 48.35378, longitude: 11.78609 }
const address = {
  cityName: 'MUNICH',
  cityCode: 'MUC',
  countryName: 'GERMANY',
  countryCode: 'DE',
  regionCode: 'EUROP',
}
const airport = {
  type: 'location',
  subType: 'AIRPORT',
  name: 'MUNICH KIT',
  detailedName: 'MUNICH/DE:MUNICH KIT',
  timeZoneOffset: '+02:00',
  iataCode: 'MUC',
  geoCode,
  address,
  analytics: { travelers: { score: 27 } },
}
const destination = {
  type: 'location',
  subtype: 'city',
  name: 'KITSTADT',
  iataCode: 'KIT',
  geoCode: { latitude: 43.66272, longitude: 7.20787 },
  address: { cityName: 'KITSTADT', countryName: 'FRANCE', stateCode: 'FR-06', regionCode: 'EUROP' },
  timeZone: { offSet: '+02:00', referenceLocalDateTime: '2026-11-25T10:17:00' },
  metrics: { relevance: 12 },
}

/** Airports, cities, airlines, and where they lead. */
export const referenceRoutes: readonly ReplayRoute[] = [
  listing(
    {
      method: 'GET',
      path: '/v1/reference-data/locations',
      query: {
        'subType!': words('AIRPORT', 'CITY'),
        'keyword!': 'string',
        countryCode: COUNTRY,
        ...pages,
        sort: ['analytics.travelers.score'],
        view: ['LIGHT', 'FULL'],
      },
    },
    [
      {
        ...airport,
        id: 'AMUC',
        self: { href: 'https://company.example/v1/reference-data/locations/AMUC', methods: ['GET'] },
      },
    ],
    { type: 'location', subType: 'HARBOUR', name: null },
  ),
  listing(
    {
      method: 'GET',
      path: '/v1/reference-data/locations/airports',
      query: {
        'latitude!': 'number',
        'longitude!': 'number',
        radius: 'integer',
        ...pages,
        sort: ['relevance', 'distance', 'analytics.flights.score', 'analytics.travelers.score'],
      },
    },
    [
      {
        ...airport,
        distance: { value: 11, unit: 'KM' },
        analytics: { flights: { score: 39 }, travelers: { score: 45 } },
        relevance: 350.54587,
      },
    ],
    { ...airport, iataCode: null },
  ),
  listing(
    {
      method: 'GET',
      path: '/v1/reference-data/locations/cities',
      query: { 'keyword!': /^.{2,10}$/, countryCode: COUNTRY, max: 'integer', include: ['AIRPORTS'] },
    },
    [
      {
        type: 'location',
        subType: 'city',
        name: 'KITS SUR MER',
        iataCode: 'KSM',
        address: { countryCode: 'FR', stateCode: 'FR-75' },
        geoCode: { latitude: 48.85341, longitude: 2.3488 },
        relationships: [{ id: 'AKSM', type: 'Airport', href: '#/included/airports/AKSM' }],
      },
    ],
    { type: 'location', subType: 'city', name: null },
    { included: { airports: { AKSM: { name: 'KITS LAGOON', iataCode: 'KSL', subType: 'airport' } } } },
  ),
  listing(
    { method: 'GET', path: '/v1/reference-data/airlines', query: { airlineCodes: CODES } },
    [{ type: 'airline', iataCode: 'BA', icaoCode: 'BAW', businessName: 'KITS AIRWAYS', commonName: 'KITS A/W' }],
    { type: 'airline', iataCode: 7, businessName: ['KITS'] },
  ),
  listing(
    {
      method: 'GET',
      path: '/v1/airline/destinations',
      query: { 'airlineCode!': /^[A-Z0-9]{2}$/, max: 'integer', arrivalCountryCode: COUNTRY },
    },
    [destination],
    { ...destination, name: null },
  ),
  listing(
    {
      method: 'GET',
      path: '/v1/airport/direct-destinations',
      query: { 'departureAirportCode!': /^[A-Z]{3}$/, max: 'integer', arrivalCountryCode: COUNTRY },
    },
    // The document's examples write `offset`, its schemas `offSet`.
    [{ ...destination, timeZone: { offset: '+02:00', referenceLocalDateTime: '2026-11-25T10:17:00' } }],
    { ...destination, iataCode: null },
  ),
  listing(
    {
      method: 'GET',
      path: '/v1/reference-data/recommended-locations',
      query: { 'cityCodes!': CODES, travelerCountryCode: COUNTRY, destinationCountryCodes: CODES },
    },
    [
      {
        type: 'recommended-location',
        subtype: 'CITY',
        name: 'KITSBOROUGH',
        iataCode: 'KTB',
        // So it is written in the document.
        geoCode: { longiture: 3.70348, latitude: 40.41654 },
        relevance: 0.71,
      },
    ],
    { type: 'recommended-location', name: null },
  ),
]
