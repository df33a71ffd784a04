import { type ContractRow, type MembersShape, NOT_TEXT, optional, type PriceFacts, required } from '../row.ts'

const fixed = (usd: string, atomic: string): PriceFacts => ({ mode: 'fixed', usd, atomic })

const code = optional(...NOT_TEXT, '', 'PA', 'PARI', 'P1R')
const line = optional(...NOT_TEXT, '', 'x'.repeat(71))
const zip = optional(...NOT_TEXT, '', 'x'.repeat(21))
const country = optional(...NOT_TEXT, '', 'FRA', 'fr', 'XX')
const city = optional(...NOT_TEXT, '', 'x'.repeat(36))
const state = optional(...NOT_TEXT, '', 'A-1', 'ABCD')
const geoCode = optional(...NOT_TEXT, '', '48.8', '48.8;2.3', '48.8, 2.3', '1234,2')
const placeName = optional(...NOT_TEXT, '', 'x'.repeat(101))
const segment = optional('AF1', 7, null, [])

const point: MembersShape = {
  'dateTime?': 'local',
  'locationCode?': 'string',
  'address?': {
    'line?': 'string',
    'zip?': 'string',
    'countryCode?': 'string',
    'cityName?': 'string',
    'stateCode?': 'string',
    'latitude?': 'number',
    'longitude?': 'number',
  },
  'name?': 'string',
}
const amount = { 'monetaryAmount?': 'decimal' }
const quotation: MembersShape = {
  monetaryAmount: 'decimal',
  'currencyCode?': 'string',
  'isEstimated?': 'boolean',
  'base?': amount,
  'taxes?': [{ 'monetaryAmount?': 'decimal', 'natureCode?': 'string', 'rate?': 'decimal' }],
  'fees?': [{ 'monetaryAmount?': 'decimal', 'indicator?': 'string' }],
  'totalTaxes?': amount,
  'totalFees?': amount,
}
const extra: MembersShape = {
  code: 'string',
  'itemId?': 'string',
  'description?': 'string',
  'quotation?': quotation,
  'isBookable?': 'boolean',
  'taxIncluded?': 'boolean',
  'includedInTotal?': 'boolean',
}
const ride: MembersShape = {
  transferType: 'words:PRIVATE|SHARED|TAXI|HOURLY|AIRPORT_EXPRESS|AIRPORT_BUS',
  start: point,
  'end?': point,
  'stopOvers?': [{ 'duration?': 'string', 'sequenceNumber?': 'integer', location: point }],
  'duration?': 'string',
  vehicle: {
    code: 'words:MBR|CAR|SED|WGN|ELC|VAN|SUV|LMS|TRN|BUS',
    category: 'words:ST|BU|FC',
    description: 'string',
    seats: [{ 'count?': 'integer', 'row?': 'string', 'size?': 'string' }],
    'baggages?': [{ 'count?': 'integer', 'size?': 'string' }],
    'imageURL?': 'string',
  },
  serviceProvider: {
    code: 'string',
    name: 'string',
    'logoUrl?': 'string',
    'termsUrl?': 'string',
    'contacts?': { 'phoneNumber?': 'string', 'email?': 'string' },
    'settings?': ['string'],
  },
  quotation,
  'converted?': quotation,
  'extraServices?': [extra],
  'equipment?': [extra],
  'cancellationRules?': [
    {
      'ruleDescription?': 'string',
      'feeType?': 'string',
      'feeValue?': 'decimal',
      'currencyCode?': 'string',
      'metricType?': 'string',
      'metricMin?': 'string',
      'metricMax?': 'string',
    },
  ],
  'distance?': { 'value?': 'integer', 'unit?': 'string' },
}

/** A booking that breaks no rule of form. */
export const SAMPLE_TRANSFER_ORDER = {
  note: 'Two large suitcases',
  passengers: [
    {
      firstName: 'Ada',
      lastName: 'Lovelace',
      title: 'MS',
      contacts: { phoneNumber: '+442070000000', email: 'ada@example.com' },
      billingAddress: { line: '12 St James Square', zip: 'SW1Y 4JH', countryCode: 'GB', cityName: 'London' },
    },
  ],
  payment: {
    methodOfPayment: 'CREDIT_CARD',
    creditCard: { number: '4111111111111111', holderName: 'ADA LOVELACE', vendorCode: 'VI', expiryDate: '1298' },
  },
  flightNumber: 'XY380',
} as const

type Written = Pick<ContractRow, 'path' | 'operation' | 'members' | 'response' | 'sample' | 'price'>

const post = (row: Written): ContractRow => ({ service: 'travel', method: 'POST', access: 'paid', ...row })

/** A day on which rides can be booked, whenever these tests run. */
const SOON = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

/** The contract of transfers. */
export const TRANSFER_ROWS: readonly ContractRow[] = [
  post({
    path: '/api/transfers/search',
    operation: 'SearchTransfers',
    price: fixed('0.00324', '3240'),
    members: {
      startLocationCode: code,
      startAddressLine: line,
      startZipCode: zip,
      startCountryCode: country,
      startCityName: city,
      startStateCode: state,
      startGeoCode: geoCode,
      startName: placeName,
      endLocationCode: code,
      endAddressLine: line,
      endZipCode: zip,
      endCountryCode: country,
      endCityName: city,
      endStateCode: state,
      endGeoCode: geoCode,
      endName: placeName,
      startDateTime: required(...NOT_TEXT, '', 'tomorrow', SOON, `${SOON}T10:00:00Z`, `${SOON}T25:00:00`),
      passengers: optional(0, -1, 1.5, '1', true, null, 61),
      transferType: optional(...NOT_TEXT, '', 'BOAT', 'private'),
      duration: optional(...NOT_TEXT, '', '2h', 'P', 'PT', 'P1DT'),
      currency: optional(...NOT_TEXT, '', 'EU', 'eur'),
      language: optional(...NOT_TEXT, '', 'e', 'english'),
      vehicleCategory: optional(...NOT_TEXT, '', 'XX', 'st'),
      vehicleCode: optional(...NOT_TEXT, '', 'XXX', 'car'),
      providerCodes: optional(...NOT_TEXT, '', 'AB', 'ABW,', 'abw'),
      baggages: optional(-1, 1.5, '1', true, null, 61),
      stopOvers: optional('PAR', 7, null, {}, [], Array(6).fill({ locationCode: 'PAR' })),
      startConnectedSegment: segment,
      endConnectedSegment: segment,
      passengerCharacteristics: optional('child', 7, null, {}, []),
    },
    response: {
      data: [{ type: 'words:transfer-offer', id: 'string', ...ride, 'methodsOfPaymentAccepted?': ['string'] }],
      'warnings?': [
        {
          'code?': 'integer',
          'title?': 'string',
          'detail?': 'string',
          'source?': { 'parameter?': 'string', 'pointer?': 'string' },
        },
      ],
    },
    sample: { startLocationCode: 'CDG', endLocationCode: 'PAR', startDateTime: `${SOON}T10:00:00`, passengers: 2 },
  }),
  post({
    path: '/api/transfers/book',
    operation: 'BookTransfer',
    price: fixed('0.00216', '2160'),
    members: {
      offerId: required(...NOT_TEXT, '', 'x'.repeat(4001)),
      data: required('order', 7, null, [SAMPLE_TRANSFER_ORDER]),
    },
    response: {
      data: {
        type: 'words:transfer-order',
        id: 'string',
        'reference?': 'string',
        transfers: [
          {
            confirmNbr: 'string',
            status: 'words:CONFIRMED|CANCELLED',
            'note?': 'string',
            'methodOfPayment?': 'string',
            'offerId?': 'string',
            ...ride,
          },
        ],
        passengers: [
          {
            firstName: 'string',
            lastName: 'string',
            'title?': 'string',
            'contacts?': { 'phoneNumber?': 'string', 'email?': 'string' },
          },
        ],
        'agency?': { 'contacts?': [{ email: { 'address?': 'string' } }] },
      },
    },
    sample: { offerId: 'unknown', data: SAMPLE_TRANSFER_ORDER },
  }),
  post({
    path: '/api/transfers/cancel',
    operation: 'CancelTransfer',
    price: fixed('0.00216', '2160'),
    members: {
      orderId: required(...NOT_TEXT, '', 'x'.repeat(201)),
      confirmNbr: required(...NOT_TEXT, '', 'x'.repeat(65)),
    },
    response: { data: { confirmNbr: 'string', reservationStatus: 'words:CANCELLED|CONFIRMED' } },
    sample: { orderId: 'unknown', confirmNbr: '1234567' },
  }),
]
