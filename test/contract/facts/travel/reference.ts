import { type ContractRow, optional, type PriceFacts, required } from '../row.ts'

const PRICE: PriceFacts = { mode: 'fixed', usd: '0.0054', atomic: '5400' }
const NOT_COUNTRY = ['', 'D', 'DEU', 'de', '1A'] as const

const meta = { count: 'integer', links: { 'self?': 'string' } } as const
const pageMeta = {
  count: 'integer',
  'links?': { self: 'string', 'next?': 'string', 'previous?': 'string', first: 'string', last: 'string' },
} as const
const point = { latitude: 'number', longitude: 'number' } as const
const address = {
  'cityName?': 'string',
  'cityCode?': 'string',
  'countryName?': 'string',
  'countryCode?': 'string',
  'stateCode?': 'string',
  'regionCode?': 'string',
} as const
const warnings = [{ 'code?': 'integer', 'title?': 'string', 'detail?': 'string', 'source?': 'any' }] as const

const destinations = {
  meta,
  data: [
    {
      type: 'words:location',
      subtype: 'words:city',
      name: 'string',
      iataCode: 'string',
      'geoCode?': point,
      'address?': address,
      'timeZone?': { 'offSet?': 'string', 'referenceLocalDateTime?': 'local' },
      'metrics?': { 'relevance?': 'number' },
    },
  ],
  'warnings?': warnings,
} as const

const pages = {
  'page[limit]': optional('', '0', '101', '1.5'),
  'page[offset]': optional('', '-1', '1001', 'x'),
}

type Written = Pick<ContractRow, 'path' | 'operation' | 'members' | 'response' | 'sample'>

const paid = (row: Written): ContractRow => ({ service: 'travel', method: 'GET', access: 'paid', price: PRICE, ...row })

/** The contract of reference data: seven paths, of which the last is free. */
export const REFERENCE_ROWS: readonly ContractRow[] = [
  paid({
    path: '/api/reference/locations',
    operation: 'SearchLocations',
    members: {
      subType: required('', 'AIRPORT,CITY,CITY'),
      keyword: required('', 'x'.repeat(101)),
      countryCode: optional(...NOT_COUNTRY),
      ...pages,
      sort: optional('', 'name'),
      view: optional('', 'full'),
    },
    response: {
      meta: pageMeta,
      data: [
        {
          type: 'words:location',
          subType: 'words:AIRPORT|CITY',
          name: 'string',
          'detailedName?': 'string',
          'id?': 'string',
          'timeZoneOffset?': 'string',
          iataCode: 'string',
          'geoCode?': point,
          'address?': address,
          'analytics?': { 'travelers?': { 'score?': 'number' } },
        },
      ],
    },
    sample: { subType: 'AIRPORT,CITY', keyword: 'MUC' },
  }),
  paid({
    path: '/api/reference/airports',
    operation: 'NearbyAirports',
    members: {
      latitude: required('', '91', '-91', 'north'),
      longitude: required('', '181', '-181', 'west'),
      radius: optional('', '-1', '501', '1.5'),
      ...pages,
      sort: optional('', 'size'),
    },
    response: {
      meta: pageMeta,
      data: [
        {
          type: 'words:location',
          subType: 'words:AIRPORT',
          name: 'string',
          'detailedName?': 'string',
          'timeZoneOffset?': 'string',
          iataCode: 'string',
          geoCode: point,
          'address?': address,
          distance: { value: 'number', unit: 'words:KM|MILE' },
          'analytics?': { 'flights?': { 'score?': 'number' }, 'travelers?': { 'score?': 'number' } },
          'relevance?': 'number',
        },
      ],
    },
    sample: { latitude: '51.57285', longitude: '-0.44161' },
  }),
  paid({
    path: '/api/reference/airlines',
    operation: 'Airlines',
    members: { airlineCodes: optional('') },
    response: {
      meta,
      data: [
        {
          type: 'words:airline',
          'iataCode?': 'string',
          'icaoCode?': 'string',
          'businessName?': 'string',
          'commonName?': 'string',
        },
      ],
      'warnings?': warnings,
    },
    sample: { airlineCodes: 'BA,LH' },
  }),
  paid({
    path: '/api/reference/airline-routes',
    operation: 'AirlineRoutes',
    members: {
      airlineCode: required('', 'B', 'BAW', 'ba'),
      max: optional('', '0', '10001', '1.5'),
      arrivalCountryCode: optional(...NOT_COUNTRY),
    },
    response: destinations,
    sample: { airlineCode: 'BA', max: '5' },
  }),
  paid({
    path: '/api/reference/airport-routes',
    operation: 'AirportRoutes',
    members: {
      departureAirportCode: required('', 'MU', 'EDDM', 'muc'),
      max: optional('', '0', '10001', '1.5'),
      arrivalCountryCode: optional(...NOT_COUNTRY),
    },
    response: destinations,
    sample: { departureAirportCode: 'MUC', max: '5' },
  }),
  paid({
    path: '/api/reference/cities',
    operation: 'SearchCities',
    members: {
      keyword: required('', 'pa', 'x'.repeat(11)),
      countryCode: optional(...NOT_COUNTRY),
      max: optional('', '0', '1001', '1.5'),
      include: optional('', 'AIRPORTS,AIRPORTS'),
    },
    response: {
      meta,
      data: [
        {
          type: 'words:location',
          subtype: 'words:city',
          name: 'string',
          'iataCode?': 'string',
          'address?': address,
          'geoCode?': point,
          'relationships?': [{ id: 'string', type: 'string' }],
        },
      ],
      'included?': {
        'airports?': {
          '*': {
            type: 'words:location',
            subtype: 'words:airport',
            'name?': 'string',
            'iataCode?': 'string',
            'address?': address,
            'geoCode?': point,
          },
        },
      },
    },
    sample: { keyword: 'PARIS' },
  }),
  {
    service: 'travel',
    method: 'GET',
    access: 'free',
    price: null,
    path: '/api/reference/recommendations',
    operation: 'RecommendedDestinations',
    members: {
      cityCodes: required(''),
      travelerCountryCode: optional(...NOT_COUNTRY),
      destinationCountryCodes: optional(''),
    },
    response: {
      meta,
      data: [
        {
          type: 'words:flight-destination',
          subtype: 'words:city',
          name: 'string',
          iataCode: 'string',
          'geoCode?': point,
          'relevance?': 'number',
        },
      ],
    },
    sample: { cityCodes: 'PAR', travelerCountryCode: 'FR' },
  },
]
