import { type ReplayRoute, Reply } from '../../definition.ts'
import { none } from './answers.ts'

const texts = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
const place = (end: 'start' | 'end') =>
  texts(
    ...['LocationCode', 'UicCode', 'AddressLine', 'ZipCode', 'CountryCode', 'CityName', 'StateCode', 'GeoCode', 'Name']
      .concat('GooglePlaceId')
      .map((name) => end + name),
  )
const segment = { type: 'object' }

const SEARCH = {
  type: 'object',
  required: ['startDateTime', 'startLocationCode'],
  properties: {
    ...texts('startDateTime', 'duration', 'language', 'currency', 'providerCodes', 'discountNumbers'),
    ...texts('extraServiceCodes', 'equipmentCodes', 'reference'),
    ...place('start'),
    ...place('end'),
    passengers: { type: 'integer' },
    baggages: { type: 'integer' },
    transferType: { enum: ['PRIVATE', 'SHARED', 'TAXI', 'HOURLY', 'AIRPORT_EXPRESS', 'AIRPORT_BUS'] },
    vehicleCategory: { enum: ['ST', 'BU', 'FC'] },
    vehicleCode: { enum: ['MBR', 'CAR', 'SED', 'WGN', 'ELC', 'VAN', 'SUV', 'LMS', 'TRN', 'BUS'] },
    stopOvers: { type: 'array' },
    startConnectedSegment: segment,
    endConnectedSegment: segment,
    passenegerCharacteristics: { type: 'array' },
  },
}
const ORDER = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['passengers', 'payment'],
      properties: {
        ...texts('note', 'flightNumber'),
        passengers: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              ...texts('type', 'firstName', 'lastName', 'title'),
              contacts: { type: 'object', properties: texts('phoneNumber', 'email') },
              billingAddress: {
                type: 'object',
                properties: texts('line', 'zip', 'countryCode', 'cityName', 'stateCode'),
              },
            },
          },
        },
        payment: {
          type: 'object',
          properties: {
            methodOfPayment: { enum: ['CREDIT_CARD', 'TRAVEL_ACCOUNT', 'PAYMENT_SERVICE_PROVIDER'] },
            creditCard: {
              type: 'object',
              required: ['number', 'holderName', 'vendorCode', 'expiryDate'],
              properties: texts('number', 'holderName', 'vendorCode', 'expiryDate', 'cvv'),
            },
          },
        },
        agency: { type: 'object' },
        equipment: { type: 'array' },
        extraServices: { type: 'array' },
        loyaltyNumber: { type: 'object' },
        corporation: { type: 'object' },
        startConnectedSegment: segment,
        endConnectedSegment: segment,
      },
    },
  },
}

const quotation = {
  monetaryAmount: '63.70',
  currencyCode: 'USD',
  isEstimated: false,
  base: { monetaryAmount: '103.70' },
  discount: { monetaryAmount: '50.00' },
  fees: [{ indicator: 'AIRPORT', monetaryAmount: '10.00' }],
  totalTaxes: { monetaryAmount: '12.74' },
  totalFees: { monetaryAmount: '10.00' },
}
const ride = {
  transferType: 'PRIVATE',
  start: { dateTime: '2027-11-10T10:30:00', locationCode: 'CDG' },
  end: {
    address: {
      line: '5 Kit Avenue',
      zip: '75007',
      countryCode: 'FR',
      cityName: 'Paris',
      latitude: 48.85,
      longitude: 2.29,
    },
    googlePlaceId: 'ChIJkit',
    name: 'The Kit Tower',
  },
  vehicle: {
    code: 'VAN',
    category: 'BU',
    description: 'A van for kits',
    seats: [{ count: 3 }],
    baggages: [{ count: 3, size: 'M' }],
    imageURL: 'https://pictures.example/van.png',
  },
  serviceProvider: {
    code: 'ABC',
    name: 'Kit Cars',
    logoUrl: 'https://pictures.example/logo.png',
    termsUrl: 'https://cars.example/terms',
    contacts: { phoneNumber: '+33123456789', email: 'desk@cars.example' },
    settings: ['BILLING_ADDRESS_REQUIRED', 'FLIGHT_NUMBER_REQUIRED'],
  },
  quotation,
  converted: { ...quotation, currencyCode: 'EUR' },
  cancellationRules: [{ feeType: 'PERCENTAGE', feeValue: '100', metricType: 'DAYS', metricMin: '0', metricMax: '1' }],
  distance: { value: 152, unit: 'KM' },
}
const offer = { type: 'transfer-offer', id: '0cb11574-4a02-11e8-842f-0ed5f89f718b', ...ride }

/** The order that is made, and its ride. */
export const TRANSFER_ORDER = { orderId: 'UVZTWlJJfERPRQ', confirmNbr: '2904892' } as const

/** Transfers: search, booking, cancellation. */
export const rideRoutes: readonly ReplayRoute[] = [
  {
    method: 'POST',
    path: '/v1/shopping/transfer-offers',
    body: SEARCH,
    answer: () => ({ data: [offer] }),
    empty: () => ({ data: [] }),
    odd: () => ({ data: [{ ...offer, vehicle: null }, offer] }),
  },
  {
    method: 'POST',
    path: '/v1/ordering/transfer-orders',
    query: { 'offerId!': 'string' },
    body: ORDER,
    answer: ({ body, query }) => {
      const { passengers } = (body as { readonly data: { readonly passengers: readonly object[] } }).data
      const booked = {
        ...ride,
        ...TRANSFER_ORDER,
        orderId: undefined,
        status: 'CONFIRMED',
        offerId: query.get('offerId'),
      }
      return new Reply(201, {
        data: {
          type: 'transfer-order',
          id: TRANSFER_ORDER.orderId,
          reference: 'YNK4JQ',
          transfers: [booked],
          passengers,
        },
      })
    },
  },
  {
    method: 'POST',
    path: '/v1/ordering/transfer-orders/{orderId}/transfers/cancellation',
    query: { 'confirmNbr!': 'string' },
    answer: ({ query }) => ({ data: { confirmNbr: query.get('confirmNbr'), reservationStatus: 'CANCELLED' } }),
    empty: () => none(),
  },
]
