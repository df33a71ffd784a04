import {
  hasParameter,
  type ParameterForm,
  type ReplayDefinition,
  type ReplayRequest,
  Reply,
  textReply,
  WAIT_SECONDS,
} from '../definition.ts'

/**
 * Google Places API (New) (https://places.googleapis.com): places on the map.
 * Document: developers.google.com/maps/documentation/places/web-service/{text-search,nearby-search,place-details} and the REST reference
 * of `places.searchText`, `places.searchNearby`, `places.get` (v1), as known on 26 November 2026.
 * Certain: paths, bodies, the field mask and the key as query parameters (`fields`, `key`), members of places, `googleMapsUri`, price
 * levels, `{error: {code, message, status, details}}`, 400 with the reason API_KEY_INVALID for a wrong key, no list where nothing is
 * found. Less certain: the page that answers an unknown path.
 */

const KEY = 'replay-google-places-key-0123456789'
const MASK: ParameterForm = /^[A-Za-z.,]+$/
const POINT = {
  type: 'object',
  required: ['latitude', 'longitude'],
  properties: {
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
  },
}
const CIRCLE = {
  type: 'object',
  properties: {
    circle: { type: 'object', properties: { center: POINT, radius: { type: 'number', minimum: 0, maximum: 50_000 } } },
  },
}

export const googlePlaces: ReplayDefinition = {
  company: 'google-places',
  key: KEY,
  isAuthorized: hasParameter('key'),
  denied: refused(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'places.googleapis.com' },
    },
  ]),
  unknown: textReply(404, '<!DOCTYPE html><title>Error 404 (Not Found)!!1</title>'),
  busy: new Reply(
    429,
    { error: { code: 429, message: 'Quota exceeded', status: 'RESOURCE_EXHAUSTED' } },
    { 'retry-after': String(WAIT_SECONDS) },
  ),
  invalid: ([issue]) => refused(400, 'INVALID_ARGUMENT', `${issue?.at} ${issue?.message}`),
  routes: [
    {
      method: 'POST',
      path: '/v1/places:searchText',
      query: { 'fields!': MASK, key: 'string' },
      body: {
        type: 'object',
        required: ['textQuery'],
        properties: {
          textQuery: { type: 'string' },
          pageToken: { type: 'string' },
          pageSize: { type: 'integer', minimum: 1, maximum: 20 },
          languageCode: { type: 'string' },
          regionCode: { type: 'string' },
          includedType: { type: 'string' },
          strictTypeFiltering: { type: 'boolean' },
          openNow: { type: 'boolean' },
          minRating: { type: 'number', minimum: 0, maximum: 5 },
          priceLevels: {
            type: 'array',
            items: {
              enum: [
                'PRICE_LEVEL_INEXPENSIVE',
                'PRICE_LEVEL_MODERATE',
                'PRICE_LEVEL_EXPENSIVE',
                'PRICE_LEVEL_VERY_EXPENSIVE',
              ],
            },
          },
          rankPreference: { enum: ['DISTANCE', 'RELEVANCE'] },
          locationBias: CIRCLE,
        },
      },
      answer: (request) => masked(request, { places: [place(), YARD], nextPageToken: 'next-page-0001' }),
      empty: () => ({}),
      odd: (request) => masked(request, { places: [place(), { id: 9 }, YARD] }),
    },
    {
      method: 'POST',
      path: '/v1/places:searchNearby',
      query: { 'fields!': MASK, key: 'string' },
      body: {
        type: 'object',
        required: ['locationRestriction'],
        properties: {
          locationRestriction: CIRCLE,
          includedTypes: { type: 'array', maxItems: 50, items: { type: 'string' } },
          excludedTypes: { type: 'array', maxItems: 50, items: { type: 'string' } },
          maxResultCount: { type: 'integer', minimum: 1, maximum: 20 },
          languageCode: { type: 'string' },
          regionCode: { type: 'string' },
          rankPreference: { enum: ['POPULARITY', 'DISTANCE'] },
        },
      },
      answer: (request) => masked(request, { places: [place(), YARD] }),
      empty: () => ({}),
      odd: (request) => masked(request, { places: [place(), { id: 9 }, YARD] }),
    },
    {
      method: 'GET',
      path: '/v1/places/{id}',
      query: { 'fields!': MASK, key: 'string', languageCode: 'string', regionCode: 'string' },
      answer: (request) => masked(request, place()),
      empty: () => refused(404, 'NOT_FOUND', 'The Place ID is no longer valid.'),
    },
  ],
}

function refused(code: number, status: string, message: string, details?: readonly object[]): Reply {
  return new Reply(code, { error: { code, message, status, ...(details ? { details } : {}) } })
}

/** The fields that were asked for. A mask that names an unknown field is refused. */
function masked({ query }: ReplayRequest, answer: Readonly<Record<string, unknown>>): unknown {
  const mask = (query.get('fields') ?? '').split(',')
  const names = mask.map((field) => field.replace(/^places\./, ''))
  const unknown = names.find((name) => name !== 'nextPageToken' && !(name in FIELDS))
  if (unknown) return refused(400, 'INVALID_ARGUMENT', `Error expanding 'fields' parameter. Cannot find ${unknown}.`)
  const keep = (held: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(held).filter(([name]) => names.includes(name)))
  const { places } = answer
  if (!Array.isArray(places)) return keep(answer)
  const list = places.map((one: Readonly<Record<string, unknown>>) => keep(one))
  return names.includes('nextPageToken') ? { ...answer, places: list } : { places: list }
}

function place() {
  return {
    id: 'ChIJkitworks000000000000001',
    displayName: { text: 'Kit Works', languageCode: 'en' },
    formattedAddress: '104 Larch Rd, Austin, TX 78701, USA',
    location: { latitude: 30.2672, longitude: -97.7431 },
    types: ['hardware_store', 'store', 'point_of_interest', 'establishment'],
    primaryType: 'hardware_store',
    businessStatus: 'OPERATIONAL',
    rating: 4.7,
    userRatingCount: 312,
    websiteUri: 'https://www.kit-works.example/',
    nationalPhoneNumber: '(512) 555-0100',
    internationalPhoneNumber: '+1 512-555-0100',
    regularOpeningHours: HOURS,
    currentOpeningHours: HOURS,
    googleMapsUri: 'https://maps.google.com/?cid=1234567890123456789',
    reviews: [
      {
        name: 'places/ChIJkitworks000000000000001/reviews/r1',
        relativePublishTimeDescription: 'a month ago',
        rating: 5,
        text: { text: 'Every kit has its screws.', languageCode: 'en' },
        originalText: { text: 'Every kit has its screws.', languageCode: 'en' },
        authorAttribution: {
          displayName: 'Bo Kitson',
          uri: 'https://www.google.com/maps/contrib/1/reviews',
          photoUri: 'https://lh3.googleusercontent.com/a-/bo',
        },
        publishTime: '2026-10-14T17:11:44.123456Z',
      },
    ],
    priceLevel: 'PRICE_LEVEL_MODERATE',
    priceRange: { startPrice: { currencyCode: 'USD', units: '10' }, endPrice: { currencyCode: 'USD', units: '50' } },
    editorialSummary: { text: 'Kits and tools.', languageCode: 'en' },
    photos: [
      {
        name: 'places/ChIJkitworks000000000000001/photos/p1',
        widthPx: 4032,
        heightPx: 3024,
        authorAttributions: [
          { displayName: 'Bo Kitson', uri: '//maps.google.com/maps/contrib/1', photoUri: '//lh3.example/bo' },
        ],
      },
    ],
    delivery: true,
    restroom: true,
    accessibilityOptions: { wheelchairAccessibleEntrance: true },
    parkingOptions: { freeParkingLot: true },
    paymentOptions: { acceptsCreditCards: true },
  }
}

const HOURS = {
  openNow: true,
  periods: [{ open: { day: 0, hour: 9, minute: 0 }, close: { day: 0, hour: 18, minute: 30 } }],
  weekdayDescriptions: ['Monday: Closed', 'Sunday: 9:00 AM – 6:30 PM'],
  nextCloseTime: '2026-11-29T00:30:00Z',
}

/** A place with the least that places have. */
const YARD = {
  id: 'ChIJkityard0000000000000001',
  displayName: { text: 'Kit Yard' },
  types: ['point_of_interest'],
  googleMapsUri: 'https://maps.google.com/?cid=42',
}

/** All fields that the document names and that are asked for. */
const FIELDS: Readonly<Record<string, unknown>> = Object.fromEntries(
  [
    ...Object.keys(place()),
    'dineIn',
    'takeout',
    'curbsidePickup',
    'reservable',
    'servesBreakfast',
    'servesBrunch',
    'servesLunch',
    'servesDinner',
    'servesBeer',
    'servesWine',
    'servesCocktails',
    'servesCoffee',
    'servesDessert',
    'servesVegetarianFood',
    'outdoorSeating',
    'liveMusic',
    'menuForChildren',
    'goodForChildren',
    'goodForGroups',
    'goodForWatchingSports',
    'allowsDogs',
  ].map((name) => [name, true]),
)
