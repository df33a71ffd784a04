import { type ContractRow, type MemberFacts, NOT_TEXT, optional, type ResponseShape, required } from '../row.ts'

const text = { text: 'string', 'languageCode?': 'string' } as const
const point = {
  day: 'integer',
  hour: 'integer',
  minute: 'integer',
  'date?': { year: 'integer', month: 'integer', day: 'integer' },
} as const
const hours = {
  'openNow?': 'boolean',
  'periods?': [{ open: point, 'close?': point }],
  'weekdayDescriptions?': ['string'],
  'nextOpenTime?': 'date',
  'nextCloseTime?': 'date',
} as const

const place = {
  id: 'string',
  displayName: text,
  'formattedAddress?': 'string',
  'location?': { latitude: 'number', longitude: 'number' },
  'types?': ['string'],
  'primaryType?': 'string',
  'businessStatus?': 'words:OPERATIONAL|CLOSED_TEMPORARILY|CLOSED_PERMANENTLY|FUTURE_OPENING',
  'rating?': 'number',
  'userRatingCount?': 'integer',
  'websiteUri?': 'string',
  'nationalPhoneNumber?': 'string',
  'internationalPhoneNumber?': 'string',
  'regularOpeningHours?': hours,
  'currentOpeningHours?': hours,
  'mapsUri?': 'string',
} as const

const author = { 'displayName?': 'string', 'uri?': 'string', 'photoUri?': 'string' } as const
const money = { currencyCode: 'string', 'units?': 'digits', 'nanos?': 'integer' } as const
const LEVELS = ['FREE', 'INEXPENSIVE', 'MODERATE', 'EXPENSIVE', 'VERY_EXPENSIVE'].map((word) => `PRICE_LEVEL_${word}`)

/** Members of one kind that may all be missing. */
function maybe(names: string, kind: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [`${name}?`, kind]))
}

const detailedPlace = {
  ...place,
  'reviews?': [
    {
      name: 'string',
      'relativePublishTimeDescription?': 'string',
      'rating?': 'number',
      'text?': text,
      'originalText?': text,
      'authorAttribution?': author,
      'publishTime?': 'date',
    },
  ],
  'priceLevel?': `words:${LEVELS.join('|')}`,
  'priceRange?': { 'startPrice?': money, 'endPrice?': money },
  'editorialSummary?': text,
  'photos?': [{ name: 'string', 'widthPx?': 'integer', 'heightPx?': 'integer', 'authorAttributions?': [author] }],
  ...maybe(
    'delivery dineIn takeout curbsidePickup reservable outdoorSeating liveMusic menuForChildren restroom',
    'boolean',
  ),
  ...maybe('servesBreakfast servesBrunch servesLunch servesDinner servesBeer servesWine servesCocktails', 'boolean'),
  ...maybe('servesCoffee servesDessert servesVegetarianFood allowsDogs', 'boolean'),
  ...maybe('goodForChildren goodForGroups goodForWatchingSports', 'boolean'),
  'accessibilityOptions?': maybe(
    'wheelchairAccessibleParking wheelchairAccessibleEntrance wheelchairAccessibleRestroom wheelchairAccessibleSeating',
    'boolean',
  ),
  'parkingOptions?': maybe(
    'freeParkingLot paidParkingLot freeStreetParking paidStreetParking valetParking freeGarageParking paidGarageParking',
    'boolean',
  ),
  'paymentOptions?': maybe('acceptsCreditCards acceptsDebitCards acceptsCashOnly acceptsNfc', 'boolean'),
} as const satisfies ResponseShape

const center = { latitude: 40.7549, longitude: -73.984 }
const NOT_OBJECT = [7, true, 'text', ['text'], null] as const
const BAD_TYPES = ['cafe', 7, null, {}, Array.from({ length: 51 }, () => 'cafe')] as const

const common = {
  maxResultCount: optional(0, 6, 1.5, '5', null),
  languageCode: optional(...NOT_TEXT, '', 'e', 'en_US'),
  excludeFields: optional('rating', 7, null, {}),
}
const textMembers: Record<string, MemberFacts> = {
  ...common,
  textQuery: required(...NOT_TEXT, '', 'x'.repeat(501)),
  pageToken: optional(...NOT_TEXT, ''),
  locationBias: optional(...NOT_OBJECT),
  includedType: optional(...NOT_TEXT, '', 'Cafe', 'a b'),
  openNow: optional('true', 1, null),
  minRating: optional(-1, 5.5, '4', null),
  priceLevels: optional('PRICE_LEVEL_FREE', {}, null),
}
const nearbyMembers: Record<string, MemberFacts> = {
  ...common,
  locationRestriction: required(...NOT_OBJECT),
  includedTypes: optional(...BAD_TYPES),
  excludedTypes: optional(...BAD_TYPES),
  rankPreference: optional(...NOT_TEXT, 'distance', 'PRICE'),
}
const placeId = required('', 'a b', '../x', 'x'.repeat(301))

type Written = Pick<ContractRow, 'method' | 'path' | 'operation' | 'members' | 'response' | 'sample'>

function row(usd: string, written: Written): ContractRow {
  const atomic = String(Math.round(Number(usd) * 1_000_000))
  return { service: 'enrich', access: 'paid', price: { mode: 'fixed', usd, atomic }, ...written }
}

function search(usd: string, path: string, operation: string, item: ResponseShape): ContractRow {
  return row(usd, {
    method: 'POST',
    path,
    operation,
    members: textMembers,
    response: { places: [item], 'nextPageToken?': 'string' },
    sample: { textQuery: 'coffee in Austin, TX', maxResultCount: 3, languageCode: 'en' },
  })
}

function nearby(usd: string, path: string, operation: string, item: ResponseShape): ContractRow {
  return row(usd, {
    method: 'POST',
    path,
    operation,
    members: nearbyMembers,
    response: { places: [item] },
    sample: { locationRestriction: { circle: { center, radius: 2_000 } }, includedTypes: ['restaurant', 'cafe'] },
  })
}

/** Details are read with GET; POST is taken as well, since the contract speaks of POST only. */
function details(usd: string, path: string, operation: string, response: ResponseShape): ContractRow[] {
  const sample = { placeId: 'unknown' }
  const languageCode = optional('', 'e', 'en_US')
  return [
    row(usd, {
      method: 'GET',
      path,
      operation,
      members: { placeId, languageCode, excludeFields: optional('', 'rating,', ',') },
      response,
      sample,
    }),
    row(usd, {
      method: 'POST',
      path,
      operation: `${operation}ByPost`,
      members: { placeId: required(...NOT_TEXT, '', 'a b'), languageCode, excludeFields: common.excludeFields },
      response,
      sample,
    }),
  ]
}

/** The contract of places on the map. */
export const PLACE_ROWS: readonly ContractRow[] = [
  search('0.02', '/api/maps/text-search/partial', 'SearchPlaces', place),
  search('0.08', '/api/maps/text-search/full', 'SearchDetailedPlaces', detailedPlace),
  nearby('0.02', '/api/maps/nearby-search/partial', 'FindPlacesNearby', place),
  nearby('0.08', '/api/maps/nearby-search/full', 'FindDetailedPlacesNearby', detailedPlace),
  ...details('0.02', '/api/maps/place-details/partial', 'GetPlace', place),
  ...details('0.05', '/api/maps/place-details/full', 'GetDetailedPlace', detailedPlace),
]
