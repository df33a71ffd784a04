import { type ReplayRequest, type ReplayRoute, Reply } from '../../definition.ts'
import { listing, listOf, none, overridesMethod } from './answers.ts'

const CODES = /^[A-Z0-9]{2}(,[A-Z0-9]{2})*$/
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A documented offer; what is beside the required members is there as in the document's example. */
export function flightOffer() {
  return {
    type: 'flight-offer',
    id: '1',
    source: 'GDS',
    instantTicketingRequired: false,
    nonHomogeneous: false,
    oneWay: false,
    lastTicketingDate: day(20),
    numberOfBookableSeats: 9,
    itineraries: [
      {
        duration: 'PT9H10M',
        segments: [
          {
            departure: { iataCode: 'EWR', at: `${day(30)}T21:50:00` },
            arrival: { iataCode: 'LHR', terminal: '4', at: `${day(31)}T08:45:00` },
            carrierCode: '6X',
            number: '1188',
            aircraft: { code: '777' },
            operating: { carrierCode: '6X' },
            duration: 'PT5H55M',
            id: '3',
            numberOfStops: 0,
            blacklistedInEU: false,
          },
        ],
      },
    ],
    price: {
      currency: 'USD',
      total: '342.25',
      base: '294.00',
      fees: [{ amount: '0.00', type: 'SUPPLIER' }],
      grandTotal: '342.25',
    },
    pricingOptions: { fareType: ['PUBLISHED'], includedCheckedBagsOnly: true },
    validatingAirlineCodes: ['6X'],
    travelerPricings: [
      {
        travelerId: '1',
        fareOption: 'STANDARD',
        travelerType: 'ADULT',
        price: { currency: 'USD', total: '342.25', base: '294.00', taxes: [{ amount: '16.36', code: 'FR' }] },
        fareDetailsBySegment: [
          {
            segmentId: '3',
            cabin: 'BUSINESS',
            fareBasis: 'J6XQSMIX',
            class: 'J',
            includedCheckedBags: { quantity: 8 },
          },
        ],
      },
    ],
  }
}

const dictionaries = {
  locations: { EWR: { cityCode: 'NYC', countryCode: 'US' }, LHR: { cityCode: 'LON', countryCode: 'GB' } },
  aircraft: { 777: 'KIT 777' },
  currencies: { USD: 'US DOLLAR' },
  carriers: { '6X': 'KITS SIX' },
}

const traveler = {
  type: 'object',
  required: ['id', 'travelerType'],
  properties: {
    id: { type: 'string' },
    travelerType: { enum: ['ADULT', 'CHILD', 'SENIOR', 'YOUNG', 'HELD_INFANT', 'SEATED_INFANT', 'STUDENT'] },
    associatedAdultId: { type: 'string' },
  },
}
const search = (bound: object, criteria: object) => ({
  type: 'object',
  required: ['originDestinations', 'travelers', 'sources'],
  properties: {
    originDestinations: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          originLocationCode: { type: 'string' },
          destinationLocationCode: { type: 'string' },
          includedConnectionPoints: { type: 'array' },
          excludedConnectionPoints: { type: 'array' },
          ...bound,
        },
      },
    },
    travelers: { type: 'array', items: traveler },
    sources: { type: 'array', items: { enum: ['GDS'] } },
    ...criteria,
  },
})
const moment = { type: 'object', required: ['date'] }
const SEARCH = search(
  {
    departureDateTimeRange: moment,
    arrivalDateTimeRange: moment,
    originRadius: { type: 'number' },
    destinationRadius: { type: 'number' },
    alternativeOriginsCodes: { type: 'array' },
    alternativeDestinationsCodes: { type: 'array' },
  },
  {
    currencyCode: { type: 'string' },
    searchCriteria: {
      type: 'object',
      properties: {
        excludeAllotments: { type: 'boolean' },
        addOneWayOffers: { type: 'boolean' },
        maxFlightOffers: { type: 'number' },
        maxPrice: { type: 'integer' },
        allowAlternativeFareOptions: { type: 'boolean' },
        oneFlightOfferPerDay: { type: 'boolean' },
        additionalInformation: { type: 'object' },
        pricingOptions: { type: 'object' },
        flightFilters: { type: 'object' },
      },
    },
  },
)
const AVAILABILITY = search(
  { departureDateTime: moment, arrivalDateTime: moment },
  {
    searchCriteria: {
      type: 'object',
      properties: {
        excludeAllotments: { type: 'boolean' },
        flightFilters: { type: 'object' },
        includeClosedContent: { type: 'boolean' },
        class: { type: 'string' },
      },
    },
  },
)
const offers = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['type', 'id'],
    properties: { type: { const: 'flight-offer' } },
    additionalProperties: true,
  },
}
const withOffers = (type: string, more: object = {}) => ({
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['type', 'flightOffers'],
      properties: { type: { const: type }, flightOffers: offers, ...more },
    },
  },
})
const list = { type: 'array' }
const ORDER = withOffers('flight-order', {
  travelers: list,
  remarks: { type: 'object' },
  formOfPayments: list,
  ticketingAgreement: { type: 'object' },
  automatedProcess: list,
  contacts: list,
  queuingOfficeId: { type: 'string' },
})

function given({ body }: ReplayRequest): Readonly<Record<string, readonly object[]>> {
  return (body as { readonly data: Readonly<Record<string, readonly object[]>> }).data
}

const seatmap = {
  id: '1',
  type: 'seatmap',
  departure: { iataCode: 'EWR', at: `${day(30)}T21:50:00` },
  arrival: { iataCode: 'LHR', terminal: '4', at: `${day(31)}T08:45:00` },
  carrierCode: '6X',
  number: '1188',
  operating: { carrierCode: '6X' },
  aircraft: { code: '320' },
  class: 'X',
  flightOfferId: '1',
  segmentId: '3',
  decks: [
    {
      deckType: 'MAIN',
      deckConfiguration: {
        width: 7,
        length: 33,
        startSeatRow: 1,
        endSeatRow: 32,
        startWingsRow: 13,
        endWingsRow: 13,
        exitRowsX: [12, 13],
      },
      facilities: [{ code: 'LA', column: 'A', position: 'FRONT', coordinates: { x: 0, y: 0 } }],
      seats: [
        {
          cabin: 'ECONOMY',
          number: '31D',
          characteristicsCodes: ['1B', 'A', 'FC'],
          travelerPricing: [{ travelerId: '1', seatAvailabilityStatus: 'BLOCKED' }],
          coordinates: { x: 1, y: 4 },
        },
      ],
    },
  ],
}
const availability = {
  type: 'flight-availability',
  id: '1',
  originDestinationId: '1',
  source: 'GDS',
  instantTicketingRequired: false,
  paymentCardRequired: false,
  duration: 'PT10H35M',
  segments: [
    {
      id: '1',
      numberOfStops: 0,
      blacklistedInEU: false,
      departure: { iataCode: 'BOS', terminal: 'E', at: `${day(30)}T20:25:00` },
      arrival: { iataCode: 'LHR', terminal: '4', at: `${day(31)}T08:05:00` },
      carrierCode: '6X',
      number: '1214',
      aircraft: { code: '772' },
      availabilityClasses: [
        { numberOfBookableSeats: 9, class: 'F' },
        { numberOfBookableSeats: 7, class: 'J' },
      ],
    },
  ],
}
const datedFlight = {
  type: 'DatedFlight',
  scheduledDepartureDate: day(1),
  flightDesignator: { carrierCode: 'BA', flightNumber: 50 },
  flightPoints: [
    { iataCode: 'NCE', departure: { timings: [{ qualifier: 'STD', value: `${day(1)}T10:05+02:00` }] } },
    { iataCode: 'LIS', arrival: { timings: [{ qualifier: 'STA', value: `${day(1)}T11:40+01:00` }] } },
  ],
  segments: [
    {
      boardPointIataCode: 'NCE',
      offPointIataCode: 'LIS',
      scheduledSegmentDuration: 'PT2H35M',
      partnership: { operatingFlight: { carrierCode: 'A3', flightNumber: 1748 } },
    },
  ],
  legs: [
    {
      boardPointIataCode: 'NCE',
      offPointIataCode: 'LIS',
      aircraftEquipment: { aircraftType: 'E90' },
      scheduledLegDuration: 'PT2H35M',
    },
  ],
}

/** The order that is made. */
export const FLIGHT_ORDER = { id: 'MlpZVkFMfFdBVFNPTnwyMDE1LTExLTAy', reference: '2ZYVAL' } as const

const orderOf = (flightOffers: unknown, travelers: unknown) => ({
  data: {
    type: 'flight-order',
    id: FLIGHT_ORDER.id,
    queuingOfficeId: 'NCE1A0950',
    associatedRecords: [
      {
        reference: FLIGHT_ORDER.reference,
        creationDateTime: '2026-11-13T20:17:00',
        originSystemCode: '1A',
        flightOfferId: '1',
      },
    ],
    travelers,
    flightOffers,
  },
})

/** Flights: search, prices, orders, seat maps, timetables. */
export const flightRoutes: readonly ReplayRoute[] = [
  listing(
    {
      method: 'GET',
      path: '/v2/shopping/flight-offers',
      query: {
        'originLocationCode!': /^[A-Z]{3}$/,
        'destinationLocationCode!': /^[A-Z]{3}$/,
        'departureDate!': 'date',
        returnDate: 'date',
        'adults!': 'integer',
        children: 'integer',
        infants: 'integer',
        travelClass: ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'],
        includedAirlineCodes: CODES,
        excludedAirlineCodes: CODES,
        nonStop: 'boolean',
        currencyCode: /^[A-Z]{3}$/,
        maxPrice: 'integer',
        max: 'integer',
      },
    },
    [flightOffer()],
    { ...flightOffer(), price: null },
    { dictionaries },
  ),
  listing(
    { method: 'POST', path: '/v2/shopping/flight-offers', body: SEARCH, check: overridesMethod },
    [flightOffer()],
    { ...flightOffer(), itineraries: null },
    { dictionaries },
  ),
  {
    method: 'POST',
    path: '/v1/shopping/flight-offers/pricing',
    query: {
      include: /^(credit-card-fees|bags|other-services|detailed-fare-rules)(,[a-z-]+)*$/,
      forceClass: 'boolean',
    },
    body: withOffers('flight-offers-pricing', { payments: list, travelers: list }),
    check: overridesMethod,
    answer: ({ query }) => ({
      data: { type: 'flight-offers-pricing', flightOffers: [flightOffer()] },
      ...(query.has('include') ? { included: INCLUDED } : {}),
      dictionaries,
    }),
  },
  {
    ...listing(
      {
        method: 'POST',
        path: '/v1/shopping/flight-offers/upselling',
        body: withOffers('flight-offers-upselling', { payments: list }),
        check: overridesMethod,
      },
      [flightOffer()],
      { ...flightOffer(), travelerPricings: null },
      { dictionaries },
    ),
  },
  listing(
    {
      method: 'POST',
      path: '/v1/shopping/availability/flight-availabilities',
      body: AVAILABILITY,
      check: overridesMethod,
    },
    [availability],
    { ...availability, segments: null },
    { dictionaries },
  ),
  listing(
    {
      method: 'POST',
      path: '/v1/shopping/seatmaps',
      body: { type: 'object', required: ['data'], properties: { data: offers, included: { type: 'object' } } },
      check: overridesMethod,
    },
    [seatmap],
    { ...seatmap, decks: null },
    { dictionaries },
  ),
  {
    method: 'GET',
    path: '/v1/shopping/seatmaps',
    query: { 'flight-orderId!': 'string' },
    answer: () => listOf([seatmap], { dictionaries }),
    empty: () => none(),
  },
  {
    method: 'POST',
    path: '/v1/booking/flight-orders',
    body: ORDER,
    answer: (request) => {
      const { flightOffers, travelers } = given(request)
      return new Reply(201, orderOf(flightOffers, travelers))
    },
  },
  {
    method: 'GET',
    path: '/v1/booking/flight-orders/{orderId}',
    answer: () => orderOf([flightOffer()], [{ id: '1', name: { firstName: 'ADA', lastName: 'LOVELACE' } }]),
    empty: () => none(),
  },
  {
    method: 'DELETE',
    path: '/v1/booking/flight-orders/{orderId}',
    answer: () => new Reply(204, undefined),
    empty: () => none(),
  },
  listing(
    {
      method: 'GET',
      path: '/v2/schedule/flights',
      query: {
        'carrierCode!': /^[A-Z0-9]{2,3}$/,
        'flightNumber!': 'integer',
        'scheduledDepartureDate!': 'date',
        operationalSuffix: /^[A-Z]$/,
      },
    },
    [datedFlight],
    { ...datedFlight, flightDesignator: null },
  ),
  listing(
    {
      method: 'GET',
      path: '/v2/reference-data/urls/checkin-links',
      query: { 'airlineCode!': /^[A-Z0-9]{2,3}$/, language: /^[a-zA-Z]{2}(-[a-zA-Z]{2})?$/ },
    },
    [{ type: 'checkin-link', id: 'BAEN-GBMobile', href: 'https://kits-airways.example/checkin', channel: 'Mobile' }],
    { type: 'checkin-link', id: 'BAEN-GBWeb', href: null, channel: 'Web' },
  ),
]

const INCLUDED = {
  bags: {
    '1': {
      quantity: 1,
      name: 'CHECKED_BAG',
      price: { amount: '25.35', currencyCode: 'USD' },
      bookableByItinerary: true,
      segmentIds: ['3'],
      travelerIds: ['1'],
    },
  },
  'detailed-fare-rules': {
    '1': {
      fareBasis: 'J6XQSMIX',
      name: 'KITS FARE',
      fareNotes: { descriptions: [{ descriptionType: 'PENALTIES', text: 'NO CHANGES OF KITS' }] },
      segmentId: '3',
    },
  },
}
