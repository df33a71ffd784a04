// What flights look like in answers.

const endPoint = { iataCode: 'string', 'terminal?': 'string', at: 'local' }
const bags = { 'quantity?': 'integer', 'weight?': 'integer', 'weightUnit?': 'string' }
const emission = { weight: 'number', weightUnit: 'string', 'cabin?': 'string' }
const CABIN = 'words:ECONOMY|PREMIUM_ECONOMY|BUSINESS|FIRST'
const TRAVELER = 'words:ADULT|CHILD|SENIOR|YOUNG|HELD_INFANT|SEATED_INFANT|STUDENT'

const segment = {
  departure: endPoint,
  arrival: endPoint,
  carrierCode: 'string',
  number: 'string',
  'aircraft?': { code: 'string' },
  'operating?': { 'carrierCode?': 'string' },
  'duration?': 'string',
  'id?': 'string',
  'numberOfStops?': 'integer',
  'stops?': [{ iataCode: 'string', 'duration?': 'string', 'arrivalAt?': 'local', 'departureAt?': 'local' }],
  'co2Emissions?': [emission],
  'blacklistedInEU?': 'boolean',
} as const

/** `FlightOffer`. */
export const offer = {
  type: 'words:flight-offer',
  id: 'string',
  'source?': 'words:GDS',
  'instantTicketingRequired?': 'boolean',
  'nonHomogeneous?': 'boolean',
  'oneWay?': 'boolean',
  'lastTicketingDate?': 'day',
  'numberOfBookableSeats?': 'integer',
  itineraries: [{ 'duration?': 'string', segments: [segment] }],
  price: {
    currency: 'string',
    total: 'decimal',
    'base?': 'decimal',
    'fees?': [{ amount: 'decimal', type: 'string' }],
    'taxes?': [{ amount: 'decimal', code: 'string' }],
    'grandTotal?': 'decimal',
  },
  'pricingOptions?': { 'fareType?': ['string'], 'includedCheckedBagsOnly?': 'boolean' },
  'validatingAirlineCodes?': ['string'],
  travelerPricings: [
    {
      travelerId: 'string',
      'fareOption?': 'string',
      travelerType: TRAVELER,
      'associatedAdultId?': 'string',
      'price?': {
        currency: 'string',
        total: 'decimal',
        'base?': 'decimal',
        'taxes?': [{ amount: 'decimal', code: 'string' }],
      },
      fareDetailsBySegment: [
        {
          segmentId: 'string',
          'cabin?': CABIN,
          'fareBasis?': 'string',
          'brandedFare?': 'string',
          'brandedFareLabel?': 'string',
          'class?': 'string',
          'includedCheckedBags?': bags,
          'includedCabinBags?': bags,
        },
      ],
    },
  ],
} as const

export const dictionaries = {
  'locations?': { '*': { 'cityCode?': 'string', 'countryCode?': 'string' } },
  'aircraft?': { '*': 'string' },
  'currencies?': { '*': 'string' },
  'carriers?': { '*': 'string' },
} as const

export const warnings = [
  {
    'code?': 'integer',
    'title?': 'string',
    'detail?': 'string',
    'source?': { 'parameter?': 'string', 'pointer?': 'string' },
  },
] as const

/** `meta` of lists. */
export const meta = { count: 'integer', links: { 'self?': 'string' } } as const

export const offerList = { meta, data: [offer], 'dictionaries?': dictionaries, 'warnings?': warnings } as const

const personName = { 'firstName?': 'string', 'lastName?': 'string', 'middleName?': 'string' }

const contact = {
  'addresseeName?': personName,
  'companyName?': 'string',
  'purpose?': 'string',
  'emailAddress?': 'string',
  'phones?': [{ 'deviceType?': 'words:MOBILE|LANDLINE|FAX', 'countryCallingCode?': 'string', 'number?': 'string' }],
  'address?': { 'lines?': ['string'], 'postalCode?': 'string', 'cityName?': 'string', 'countryCode?': 'string' },
} as const

/** `FlightOrder` with what stands around it. */
export const orderResult = {
  'meta?': { links: { 'self?': 'string' } },
  data: {
    type: 'words:flight-order',
    id: 'string',
    'queuingOfficeId?': 'string',
    'associatedRecords?': [
      {
        reference: 'string',
        'creationDate?': 'string',
        'originSystemCode?': 'string',
        'flightOfferId?': 'string',
      },
    ],
    flightOffers: [offer],
    'travelers?': [
      {
        id: 'string',
        'dateOfBirth?': 'day',
        'gender?': 'words:MALE|FEMALE|UNSPECIFIED|UNDISCLOSED',
        'name?': personName,
        'documents?': [
          {
            'documentType?': 'words:PASSPORT|IDENTITY_CARD|VISA|KNOWN_TRAVELER|REDRESS',
            'number?': 'string',
            'expiryDate?': 'day',
            'issuanceDate?': 'day',
            'issuanceLocation?': 'string',
            'birthPlace?': 'string',
            'issuanceCountry?': 'string',
            'validityCountry?': 'string',
            'nationality?': 'string',
            'holder?': 'boolean',
          },
        ],
        'contact?': contact,
      },
    ],
    'remarks?': { 'general?': [{ 'subType?': 'string', 'text?': 'string' }] },
    'ticketingAgreement?': { 'option?': 'words:CONFIRM|DELAY_TO_CANCEL|DELAY_TO_QUEUE', 'delay?': 'string' },
    'contacts?': [contact],
  },
  'dictionaries?': dictionaries,
  'warnings?': warnings,
} as const

const place = { x: 'integer', y: 'integer' }

export const seatmapList = {
  meta: { 'count?': 'integer' },
  data: [
    {
      type: 'words:seatmap',
      'id?': 'string',
      'departure?': endPoint,
      'arrival?': endPoint,
      'carrierCode?': 'string',
      'number?': 'string',
      'operating?': { 'carrierCode?': 'string' },
      'aircraft?': { code: 'string' },
      'class?': 'string',
      'flightOfferId?': 'string',
      'segmentId?': 'string',
      decks: [
        {
          'deckType?': 'string',
          'deckConfiguration?': {
            'width?': 'integer',
            'length?': 'integer',
            'startSeatRow?': 'integer',
            'endSeatRow?': 'integer',
            'exitRowsX?': ['integer'],
          },
          'facilities?': [
            {
              'code?': 'string',
              'column?': 'string',
              'row?': 'string',
              'position?': 'string',
              'coordinates?': place,
            },
          ],
          seats: [
            {
              'cabin?': 'string',
              number: 'string',
              'characteristicsCodes?': ['string'],
              'travelerPricing?': [
                {
                  travelerId: 'string',
                  seatAvailabilityStatus: 'words:AVAILABLE|BLOCKED|OCCUPIED',
                  'price?': { currency: 'string', total: 'decimal', 'base?': 'decimal' },
                },
              ],
              'coordinates?': place,
            },
          ],
        },
      ],
      'availableSeatsCounters?': [{ travelerId: 'string', value: 'integer' }],
    },
  ],
  'dictionaries?': dictionaries,
} as const

export const availabilityList = {
  meta: { count: 'integer' },
  data: [
    {
      type: 'words:flight-availability',
      id: 'string',
      'originDestinationId?': 'string',
      'source?': 'words:GDS',
      'instantTicketingRequired?': 'boolean',
      'duration?': 'string',
      segments: [
        {
          'id?': 'string',
          departure: endPoint,
          arrival: endPoint,
          carrierCode: 'string',
          number: 'string',
          'aircraft?': { code: 'string' },
          'operating?': { 'carrierCode?': 'string' },
          'duration?': 'string',
          'numberOfStops?': 'integer',
          'co2Emissions?': [emission],
          'blacklistedInEU?': 'boolean',
          'closedStatus?': 'string',
          availabilityClasses: [{ 'numberOfBookableSeats?': 'integer', class: 'string', 'closedStatus?': 'string' }],
        },
      ],
    },
  ],
  'dictionaries?': dictionaries,
} as const

const designator = { carrierCode: 'string', flightNumber: 'integer', 'operationalSuffix?': 'string' }
const times = {
  'terminal?': { 'code?': 'string' },
  'gate?': { 'mainGate?': 'string' },
  timings: [{ qualifier: 'string', value: 'string', 'delays?': [{ duration: 'string' }] }],
} as const

export const datedFlightList = {
  meta,
  data: [
    {
      type: 'words:DatedFlight',
      scheduledDepartureDate: 'day',
      flightDesignator: designator,
      flightPoints: [{ iataCode: 'string', 'departure?': times, 'arrival?': times }],
      segments: [
        {
          boardPointIataCode: 'string',
          offPointIataCode: 'string',
          'scheduledSegmentDuration?': 'string',
          'partnership?': { 'operatingFlight?': designator },
        },
      ],
      legs: [
        {
          boardPointIataCode: 'string',
          offPointIataCode: 'string',
          'aircraftEquipment?': { 'aircraftType?': 'string' },
          'scheduledLegDuration?': 'string',
        },
      ],
    },
  ],
} as const
