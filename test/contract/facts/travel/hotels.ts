import { type ContractRow, type MembersShape, optional, type PriceFacts, required } from '../row.ts'

const fixed = (usd: string, atomic: string): PriceFacts => ({ mode: 'fixed', usd, atomic })

const NOT_NUMBER = ['', 'x', '1e1', '0x1'] as const
const NOT_FLAG = ['', 'yes', '1'] as const
const NOT_DATE = ['', 'tomorrow', '2030-1-1', '2030-02-30', '2030-01-01T00:00:00Z'] as const
const NOT_HOTEL = ['', 'PARIS', 'parishil', 'PARISHIL1'] as const
const MANY_HOTELS = Array.from({ length: 21 }, (_, index) => `AWPAR${index + 100}`).join(',')

const around = {
  radius: optional(...NOT_NUMBER, 0, 301, 1.5),
  radiusUnit: optional('', 'km', 'METRE'),
  chainCodes: optional('', 'AW,,BL', 'AW,'),
  amenities: optional('', 'SPA,', 'SPA,WIFI,GOLF,BEACH'),
  ratings: optional('', '4,,5', '1,2,3,4,5'),
  hotelSource: optional('', 'OTHER', 'all'),
  max: optional(...NOT_NUMBER, 0, 1001),
}

const stay = {
  adults: optional(...NOT_NUMBER, 0, 10),
  checkInDate: optional(...NOT_DATE),
  checkOutDate: optional(...NOT_DATE),
  roomQuantity: optional(...NOT_NUMBER, 0, 10),
  priceRange: optional('', '1'.repeat(16)),
  currencyCode: optional('', 'EU', 'eur', 'EURO'),
  paymentPolicy: optional('', 'CASH', 'none'),
  boardType: optional('', 'LUNCH', 'breakfast'),
  includeClosed: optional(...NOT_FLAG),
  bestRateOnly: optional(...NOT_FLAG),
  lang: optional('', 'e', 'english', 'e_'),
}

const geoCode = { latitude: 'number', longitude: 'number' }

const hotelList = {
  meta: { count: 'integer', links: { self: 'string' } },
  data: [
    {
      hotelId: 'string',
      chainCode: 'string',
      iataCode: 'string',
      name: 'string',
      geoCode,
      'address?': { countryCode: 'string' },
      'distance?': { value: 'number', unit: 'words:KM|MILE' },
      'lastUpdate?': 'local',
      'rating?': 'integer',
      'amenities?': ['string'],
    },
  ],
} as const

const accepted = { 'creditCards?': ['string'], 'methods?': ['string'] } as const
const deposit = { 'amount?': 'decimal', 'deadline?': 'date', 'acceptedPayments?': accepted } as const
const text = { text: 'string', 'lang?': 'string' }
const night = { 'base?': 'decimal', 'total?': 'decimal' }

const offer: MembersShape = {
  id: 'string',
  checkInDate: 'day',
  checkOutDate: 'day',
  'roomQuantity?': 'integer',
  rateCode: 'string',
  'rateFamilyEstimated?': { 'code?': 'string', 'type?': 'string' },
  'boardType?': 'string',
  room: {
    'type?': 'string',
    'typeEstimated?': { 'category?': 'string', 'beds?': 'integer', 'bedType?': 'string' },
    'description?': text,
  },
  'guests?': { 'adults?': 'integer' },
  price: {
    currency: 'string',
    'base?': 'decimal',
    total: 'decimal',
    'taxes?': [
      {
        'code?': 'string',
        'amount?': 'decimal',
        'currency?': 'string',
        'percentage?': 'decimal',
        'included?': 'boolean',
        'pricingFrequency?': 'string',
        'pricingMode?': 'string',
      },
    ],
    'variations?': { 'average?': night, 'changes?': [{ startDate: 'day', endDate: 'day', ...night }] },
  },
  'policies?': {
    'paymentType?': 'string',
    'guarantee?': { 'acceptedPayments?': accepted },
    'deposit?': deposit,
    'prepay?': deposit,
    'cancellations?': [
      {
        'deadline?': 'date',
        'amount?': 'decimal',
        'numberOfNights?': 'integer',
        'type?': 'string',
        'description?': text,
      },
    ],
  },
  self: 'string',
}

const offersOfHotel: MembersShape = {
  type: 'words:hotel-offers',
  hotel: {
    hotelId: 'string',
    chainCode: 'string',
    name: 'string',
    'cityCode?': 'string',
    'latitude?': 'number',
    'longitude?': 'number',
  },
  available: 'boolean',
  offers: [offer],
  self: 'string',
}

const warnings = [
  {
    'code?': 'integer',
    'title?': 'string',
    'detail?': 'string',
    'source?': { 'parameter?': 'string', 'pointer?': 'string' },
  },
] as const
const offerList: MembersShape = { data: [offersOfHotel], 'warnings?': warnings }

const order: MembersShape = {
  data: {
    type: 'words:hotel-order',
    id: 'string',
    hotelBookings: [
      {
        type: 'words:hotel-booking',
        id: 'string',
        bookingStatus: 'words:CONFIRMED|PENDING|CANCELLED|ON_HOLD|PAST|UNCONFIRMED|DENIED|GHOST|DELETED',
        hotelProviderInformation: [{ hotelProviderCode: 'string', confirmationNumber: 'string' }],
        roomAssociations: [
          {
            hotelOfferId: 'string',
            guestReferences: [{ guestReference: 'string', 'hotelLoyaltyId?': 'string' }],
            'specialRequest?': 'string',
          },
        ],
        hotelOffer: offer,
        hotel: { hotelId: 'string', chainCode: 'string', name: 'string' },
        'payment?': {
          method: 'string',
          'paymentCard?': { 'paymentCardInfo?': { vendorCode: 'string', cardNumber: 'string' } },
        },
      },
    ],
    guests: [
      {
        'tid?': 'integer',
        id: 'integer',
        'title?': 'string',
        firstName: 'string',
        lastName: 'string',
        'phone?': 'string',
        'email?': 'string',
        'childAge?': 'integer',
      },
    ],
    associatedRecords: [{ reference: 'string', originSystemCode: 'string' }],
  },
}

/** An order that breaks no rule of form; its offer is unknown. */
export const SAMPLE_HOTEL_ORDER = {
  type: 'hotel-order',
  guests: [
    { tid: 1, title: 'MS', firstName: 'ADA', lastName: 'LOVELACE', phone: '+442070000000', email: 'ada@example.com' },
  ],
  travelAgent: { contact: { email: 'desk@example.com' } },
  roomAssociations: [{ hotelOfferId: 'UNKNOWNOFFER', guestReferences: [{ guestReference: '1' }] }],
  payment: {
    method: 'CREDIT_CARD',
    paymentCard: {
      paymentCardInfo: {
        vendorCode: 'VI',
        cardNumber: '4111111111111111',
        expiryDate: '2098-12',
        holderName: 'ADA LOVELACE',
      },
    },
  },
} as const

type Written = Pick<ContractRow, 'path' | 'operation' | 'members' | 'response' | 'sample'>

const read = (usd: string, atomic: string, row: Written): ContractRow => ({
  service: 'travel',
  method: 'GET',
  access: 'paid',
  price: fixed(usd, atomic),
  ...row,
})

/** The contract of hotels. */
export const HOTEL_ROWS: readonly ContractRow[] = [
  read('0.0324', '32400', {
    path: '/api/hotels/list',
    operation: 'ListHotels',
    members: { cityCode: required('', 'PA', 'PARI', 'P1R'), ...around },
    response: hotelList,
    sample: { cityCode: 'PAR', radius: 20, amenities: 'WIFI', ratings: '3,4' },
  }),
  read('0.0324', '32400', {
    path: '/api/hotels/list/by-geocode',
    operation: 'ListHotelsByGeocode',
    members: { latitude: required(...NOT_NUMBER, -91, 91), longitude: required(...NOT_NUMBER, -181, 181), ...around },
    response: hotelList,
    sample: { latitude: 48.8566, longitude: 2.3522, radius: 10 },
  }),
  read('0.0324', '32400', {
    path: '/api/hotels/search',
    operation: 'SearchHotels',
    members: {
      hotelIds: required('', ',', 'AWPAR3D7,', MANY_HOTELS),
      countryOfResidence: optional('', 'FRA', 'fr'),
      ...stay,
    },
    response: offerList,
    sample: { hotelIds: 'AWPAR3D7,BLPAR21W', adults: 2 },
  }),
  read('0.0324', '32400', {
    path: '/api/hotels/search/by-hotel',
    operation: 'SearchHotelOffers',
    members: { hotelId: required(...NOT_HOTEL, 'AWPAR3D7,BLPAR21W'), ...stay },
    response: offerList,
    sample: { hotelId: 'AWPAR3D7' },
  }),
  read('0.0324', '32400', {
    path: '/api/hotels/offer',
    operation: 'GetHotelOffer',
    members: { offerId: required('', 'A', 'abc', 'A-B', 'A'.repeat(101)), lang: stay.lang },
    response: { data: offersOfHotel },
    sample: { offerId: 'UNKNOWNOFFER' },
  }),
  {
    service: 'travel',
    method: 'POST',
    path: '/api/hotels/book',
    operation: 'BookHotel',
    access: 'paid',
    price: fixed('0.00216', '2160'),
    members: { data: required('order', 7, null, [SAMPLE_HOTEL_ORDER]) },
    response: order,
    sample: { data: SAMPLE_HOTEL_ORDER },
  },
  read('0.0054', '5400', {
    path: '/api/hotels/autocomplete',
    operation: 'SuggestHotels',
    members: {
      keyword: required('', 'PAR', 'x'.repeat(41), 'PARIS!'),
      subType: required('', 'HOTEL_GDS,', 'HOTEL_GDS,HOTEL_GDS,HOTEL_GDS'),
      countryCode: optional('', 'FRA', 'XX'),
      lang: optional('', 'E', 'ENG'),
      max: optional(...NOT_NUMBER, 0, 21),
    },
    response: {
      data: [
        {
          id: 'string',
          type: 'words:location',
          name: 'string',
          iataCode: 'string',
          hotelIds: ['string'],
          subType: 'words:HOTEL_LEISURE|HOTEL_GDS',
          address: { cityName: 'string', 'stateCode?': 'string', countryCode: 'string' },
          'geoCode?': geoCode,
          'relevance?': 'integer',
        },
      ],
    },
    sample: { keyword: 'PARI', subType: 'HOTEL_GDS,HOTEL_LEISURE' },
  }),
  {
    service: 'travel',
    method: 'GET',
    path: '/api/hotels/ratings',
    operation: 'RateHotels',
    access: 'free',
    price: null,
    members: { hotelIds: required('', ',', 'AWPAR3D7,', MANY_HOTELS) },
    response: {
      meta: { count: 'integer' },
      data: [
        {
          type: 'words:hotelSentiment',
          hotelId: 'string',
          overallRating: 'integer',
          numberOfReviews: 'integer',
          numberOfRatings: 'integer',
          'sentiments?': {
            'sleepQuality?': 'integer',
            'service?': 'integer',
            'facilities?': 'integer',
            'roomComforts?': 'integer',
            'valueForMoney?': 'integer',
            'catering?': 'integer',
            'swimmingPool?': 'integer',
            'location?': 'integer',
            'internet?': 'integer',
            'pointsOfInterest?': 'integer',
            'staff?': 'integer',
          },
        },
      ],
      'warnings?': warnings,
    },
    sample: { hotelIds: 'AWPAR3D7' },
  },
]
