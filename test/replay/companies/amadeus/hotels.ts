import { type ParameterForm, type ReplayRoute, Reply } from '../../definition.ts'
import { listing, listOf, none, nothing, words } from './answers.ts'

const IDS = /^[A-Z0-9]{8}(,[A-Z0-9]{8})*$/
const AMENITIES = words(
  ...['SWIMMING_POOL', 'SPA', 'FITNESS_CENTER', 'AIR_CONDITIONING', 'RESTAURANT', 'PARKING', 'PETS_ALLOWED', 'WIFI'],
)
const around: Readonly<Record<string, ParameterForm>> = {
  radius: 'integer',
  radiusUnit: ['KM', 'MILE'],
  chainCodes: /^[A-Z0-9]{2}(,[A-Z0-9]{2})*$/,
  amenities: AMENITIES,
  ratings: words('1', '2', '3', '4', '5'),
  hotelSource: ['BEDBANK', 'DIRECTCHAIN', 'ALL'],
}

const listed = {
  chainCode: 'KT',
  iataCode: 'PAR',
  dupeId: 700140792,
  name: 'HOTEL OF KITS',
  hotelId: 'KTPAR419',
  geoCode: { latitude: 48.85306, longitude: 2.34654 },
  address: { countryCode: 'FR' },
  distance: { value: 0.92, unit: 'KM' },
}
/** As some rows are: without an address. */
const { address: _, ...bare } = { ...listed, name: 'SECOND HOTEL', hotelId: 'KTPAR420' }

/** The offer of both hotels. */
export const HOTEL_OFFER = 'TSXOJ6LFQ2'
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const offer = () => ({
  id: HOTEL_OFFER,
  checkInDate: day(40),
  checkOutDate: day(41),
  rateCode: 'V  ',
  rateFamilyEstimated: { code: 'PRO', type: 'P' },
  room: {
    type: 'ELE',
    typeEstimated: { category: 'EXECUTIVE_ROOM', beds: 1, bedType: 'DOUBLE' },
    description: { text: 'A room with kits', lang: 'EN' },
  },
  guests: { adults: 1 },
  price: {
    currency: 'GBP',
    base: '716.25',
    total: '716.25',
    variations: { average: { base: '716.25' }, changes: [{ startDate: day(40), endDate: day(41), total: '716.25' }] },
  },
  policies: {
    paymentType: 'deposit',
    // The document's examples have one object, its schemas a list of `cancellations`.
    cancellation: { description: { text: 'NON-REFUNDABLE RATE' }, type: 'FULL_STAY' },
  },
  self: `https://company.example/v3/shopping/hotel-offers/${HOTEL_OFFER}`,
})
const hotel = {
  type: 'hotel',
  hotelId: 'KTPAR419',
  chainCode: 'KT',
  dupeId: '700031300',
  name: 'Hotel of Kits',
  cityCode: 'PAR',
  latitude: 48.85306,
  longitude: 2.34654,
}
const offers = () => ({
  type: 'hotel-offers',
  hotel,
  available: true,
  offers: [offer()],
  self: 'https://company.example/v3/shopping/hotel-offers?hotelIds=KTPAR419',
})

const text = { type: 'string' }
const ORDER = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['type', 'guests', 'travelAgent'],
      properties: {
        type: { const: 'hotel-order' },
        guests: {
          type: 'array',
          items: {
            type: 'object',
            required: ['tid'],
            properties: {
              tid: { type: 'integer' },
              ...{ phone: text, email: text, title: text, firstName: text, lastName: text },
              childAge: { type: 'integer' },
              frequentTraveler: { type: 'array' },
            },
          },
        },
        arrivalInformation: { type: 'object' },
        payment: {
          type: 'object',
          required: ['method'],
          properties: {
            method: { enum: ['CREDIT_CARD'] },
            paymentCard: {
              type: 'object',
              required: ['paymentCardInfo'],
              properties: {
                paymentCardInfo: {
                  type: 'object',
                  required: ['vendorCode', 'holderName', 'cardNumber', 'expiryDate'],
                  properties: {
                    ...{ vendorCode: text, holderName: text, cardNumber: text, securityCode: text, expiryDate: text },
                  },
                },
                address: { type: 'object' },
              },
            },
          },
        },
        roomAssociations: {
          type: 'array',
          items: {
            type: 'object',
            required: ['guestReferences', 'hotelOfferId'],
            properties: { guestReferences: { type: 'array' }, specialRequest: text, hotelOfferId: text },
          },
        },
        travelAgent: {
          type: 'object',
          required: ['contact'],
          properties: { contact: { type: 'object', required: ['email'] }, travelAgentId: text },
        },
      },
    },
  },
}

/** The booking that is made. */
export const HOTEL_ORDER = { id: 'V0g2VFJaLzIwMjQtMDYtMDc=', confirmationNumber: '89922710' } as const

/** Hotels: lists, names, offers, ratings, booking. */
export const hotelRoutes: readonly ReplayRoute[] = [
  listing(
    {
      method: 'GET',
      path: '/v1/reference-data/locations/hotels/by-city',
      query: { 'cityCode!': /^[A-Z]{3}$/, ...around },
    },
    [listed, bare],
    { ...listed, hotelId: null },
  ),
  {
    ...listing(
      {
        method: 'GET',
        path: '/v1/reference-data/locations/hotels/by-geocode',
        query: { 'latitude!': 'number', 'longitude!': 'number', ...around },
      },
      [listed, bare],
      { ...listed, geoCode: 'there' },
    ),
    empty: () => nothing(895, 'NOTHING FOUND FOR REQUESTED CITY'),
  },
  {
    method: 'GET',
    path: '/v1/reference-data/locations/hotel',
    query: {
      'keyword!': /^[A-Za-z0-9 *'-]{4,40}$/,
      // One parameter for each.
      'subType!': ['HOTEL_LEISURE', 'HOTEL_GDS'],
      countryCode: /^[A-Z]{2}$/,
      lang: /^[A-Za-z]{2}$/,
      max: 'integer',
    },
    answer: () => ({ data: [suggestion] }),
    empty: () => ({ data: [] }),
    odd: () => ({ data: [{ ...suggestion, hotelIds: null }, suggestion] }),
  },
  {
    method: 'GET',
    path: '/v3/shopping/hotel-offers',
    query: {
      'hotelIds!': IDS,
      adults: 'integer',
      checkInDate: 'date',
      checkOutDate: 'date',
      countryOfResidence: /^[A-Z]{2}$/,
      roomQuantity: 'integer',
      priceRange: 'string',
      currency: /^[A-Z]{3}$/,
      paymentPolicy: ['GUARANTEE', 'DEPOSIT', 'NONE'],
      boardType: ['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'],
      includeClosed: 'boolean',
      bestRateOnly: 'boolean',
      lang: /^[a-zA-Z0-9-]{2,5}$/,
    },
    answer: () => ({ data: [offers()] }),
    empty: () => nothing(424, 'NO HOTELS FOUND WHICH MATCH THIS INPUT'),
    odd: () => ({ data: [{ ...offers(), hotel: null }, offers()] }),
  },
  {
    method: 'GET',
    path: '/v3/shopping/hotel-offers/{offerId}',
    query: { lang: /^[a-zA-Z0-9-]{2,5}$/ },
    answer: () => ({ data: offers(), meta: { lang: 'EN' } }),
    empty: () => none('OFFER NOT FOUND', 38420),
  },
  {
    method: 'POST',
    path: '/v2/booking/hotel-orders',
    body: ORDER,
    answer: ({ body }) => {
      const { guests, roomAssociations } = (body as { readonly data: Readonly<Record<string, readonly object[]>> }).data
      return new Reply(201, {
        data: {
          type: 'hotel-order',
          id: HOTEL_ORDER.id,
          hotelBookings: [
            {
              type: 'hotel-booking',
              id: 'MS84OTkyMjcxMC85MDIyNDU0OQ==',
              bookingStatus: 'CONFIRMED',
              hotelProviderInformation: [
                { hotelProviderCode: 'KT', confirmationNumber: HOTEL_ORDER.confirmationNumber },
              ],
              roomAssociations,
              hotelOffer: { ...offer(), type: 'hotel-offer', roomQuantity: 1 },
              hotel: { hotelId: 'KTPAR419', chainCode: 'KT', name: 'HOTEL OF KITS' },
              payment: {
                method: 'CREDIT_CARD',
                paymentCard: {
                  paymentCardInfo: { vendorCode: 'VI', cardNumber: '411111XXXXXX1111', expiryDate: '1298' },
                },
              },
              travelAgentId: '00000000',
            },
          ],
          guests: guests?.map((guest, index) => ({ ...guest, id: index + 1 })),
          associatedRecords: [{ reference: 'WH6TRZ', originSystemCode: 'GDS' }],
          self: 'https://company.example/v2/booking/hotel-orders/1',
        },
      })
    },
  },
  {
    method: 'GET',
    path: '/v2/e-reputation/hotel-sentiments',
    query: { 'hotelIds!': IDS },
    answer: () => listOf([rating], UNRATED),
    empty: () => listOf([], UNRATED),
    odd: () => listOf([{ ...rating, overallRating: 'fine' }, rating]),
  },
]

const suggestion = {
  id: 4630140,
  name: 'HOTEL OF KITS PARIS',
  iataCode: 'PAR',
  subType: 'HOTEL_LEISURE',
  relevance: 74,
  type: 'location',
  hotelIds: ['KTPAR419'],
  address: { cityName: 'PARIS', countryCode: 'FR' },
  geoCode: { latitude: 48.88081, longitude: 2.33541 },
}
const rating = {
  type: 'hotelSentiment',
  numberOfReviews: 218,
  numberOfRatings: 278,
  hotelId: 'KTPAR419',
  overallRating: 93,
  sentiments: { sleepQuality: 87, service: 98, facilities: 90, roomComforts: 92, staff: 100 },
}
const UNRATED = {
  warnings: [
    {
      code: 913,
      title: 'PROPERTIES NOT FOUND',
      detail: 'Some hotels are not known.',
      source: { parameter: 'hotelIds', pointer: 'XXXYYY01' },
    },
  ],
}
