import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { type Answering, startAnswering } from '../../contract/answering.ts'
import { SAMPLE_HOTEL_ORDER } from '../../contract/facts/travel/hotels.ts'
import { SAMPLE_TRANSFER_ORDER } from '../../contract/facts/travel/transfers.ts'
import { makeWallet } from '../../support/wallet.ts'
import { type Answer, costOf, given } from '../asking.ts'

// Booking and cancelling in the graph: the order is the payload's node, and what can be expected to go wrong is its problem.

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['travel'])
})
afterAll(() => answering?.stop())

interface Payload {
  readonly order?: { readonly id: string; readonly rides?: readonly { readonly confirmNbr: string }[] } | null
  readonly problem?: object | null
}

const pay = (query: string, input: object, wallet = answering.wallet) =>
  costOf<Payload>(answering.tollgraph, wallet, query, { input })

/** What a mutation answers beside its price. */
function outcomeOf({ data, errors, cost }: Answer<Payload> & { readonly cost: bigint }, field: string) {
  expect(errors).toBeUndefined()
  return { cost, ...data?.[field] }
}

/** The day so many days from now. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10)
}

const PROBLEM = 'problem { __typename ... on Problem { path }'

describe('a ride', () => {
  const BOOK = `mutation ($input: BookTransferInput!) { bookTransfer(input: $input) {
    order { id state rides { confirmNbr } } details { orderId transfers { status } } ${PROBLEM} } } }`
  const CANCEL = `mutation ($input: CancelTransferInput!) { cancelTransfer(input: $input) {
    order { id state rides { status } } cancellation { reservationStatus }
    ${PROBLEM} ... on AlreadyCancelledProblem { cancelledAt } } } }`
  let ride: { order: string; confirmNbr: string }

  it('is booked as an order of its wallet', async () => {
    const search = { startLocationCode: 'CDG', endLocationCode: 'PAR', startDateTime: `${dayIn(20)}T10:00:00` }
    const found = await answering.call<{ data: { id: string }[] }>('SearchTransfers', search)
    const offerId = given(found.data[0]?.id, 'offer')
    const booked = outcomeOf(await pay(BOOK, { offerId, order: SAMPLE_TRANSFER_ORDER }), 'bookTransfer')
    const id = expect.any(String)
    expect(booked).toEqual({
      cost: parseUsd('0.00216'),
      order: { id, state: 'BOOKED', rides: [{ confirmNbr: id }] },
      details: { orderId: id, transfers: [{ status: 'CONFIRMED' }] },
      problem: null,
    })
    const order = given(booked.order, 'order')
    ride = { order: order.id, confirmNbr: given(order.rides?.[0]?.confirmNbr, 'ride') }
  })

  it('is not found by another wallet, which pays nothing', async () => {
    const stranger = await makeWallet(answering.tollgraph)
    expect(outcomeOf(await pay(CANCEL, ride, stranger), 'cancelTransfer')).toEqual({
      cost: 0n,
      order: null,
      cancellation: null,
      problem: { __typename: 'NotFoundProblem', path: [] },
    })
  })

  it('is cancelled once; then its problem says when', async () => {
    const order = { id: ride.order, state: 'CANCELLED', rides: [{ status: 'CANCELLED' }] }
    expect(outcomeOf(await pay(CANCEL, ride), 'cancelTransfer')).toEqual({
      cost: parseUsd('0.00216'),
      order,
      cancellation: { reservationStatus: 'CANCELLED' },
      problem: null,
    })
    const cancelledAt = expect.stringMatching(/Z$/)
    expect(outcomeOf(await pay(CANCEL, ride), 'cancelTransfer')).toMatchObject({
      cost: 0n,
      order: null,
      problem: { __typename: 'AlreadyCancelledProblem', path: ['input', 'order'], cancelledAt },
    })
  })

  it('of an offer that does not exist is a problem of the offer', async () => {
    const booked = await pay(BOOK, { offerId: 'unknown', order: SAMPLE_TRANSFER_ORDER })
    const problem = { __typename: 'OfferUnavailableProblem', path: ['input', 'offerId'] }
    expect(outcomeOf(booked, 'bookTransfer')).toEqual({ cost: 0n, order: null, details: null, problem })
  })
})

describe('a hotel', () => {
  const BOOK = `mutation ($input: BookHotelInput!) { bookHotel(input: $input) {
    order { id stays { bookingStatus } } details { orderId hotelBookings { bookingStatus } }
    ${PROBLEM} ... on CardNotAcceptedProblem { acceptedCards } } } }`
  const { payment } = SAMPLE_HOTEL_ORDER

  const inputOf = (hotelOfferId: string, card: object = {}) => ({
    ...{ ...SAMPLE_HOTEL_ORDER, type: 'HOTEL_ORDER' },
    roomAssociations: [{ hotelOfferId, guestReferences: [{ guestReference: '1' }] }],
    payment: { ...payment, paymentCard: { paymentCardInfo: { ...payment.paymentCard.paymentCardInfo, ...card } } },
  })

  /** An offer that is secured by a card, and cards that it does not take. */
  async function securedOffer() {
    type Offer = {
      readonly id: string
      readonly policies?: Readonly<Record<string, { acceptedPayments?: { creditCards?: readonly string[] } }>>
    }
    const hotels = await answering.call<{ data: { hotelId: string }[] }>('ListHotels', { cityCode: 'PAR', max: '20' })
    const hotelIds = hotels.data.map(({ hotelId }) => hotelId).join(',')
    const stay = { hotelIds, checkInDate: dayIn(30), checkOutDate: dayIn(31), bestRateOnly: 'false' }
    const found = await answering.call<{ data: { offers: readonly Offer[] }[] }>('SearchHotels', stay)
    const offers = found.data.flatMap((hotel) => hotel.offers)
    const cardsOf = ({ policies: { guarantee, deposit, prepay } = {} }: Offer) =>
      (guarantee ?? deposit ?? prepay)?.acceptedPayments?.creditCards ?? []
    const offer = offers.find((one) => cardsOf(one).includes('VI') && !cardsOf(one).includes('DS'))
    return given(offer && { id: offer.id, cards: cardsOf(offer) }, 'offer that refuses a card')
  }

  it('is booked as an order of its wallet, and a card that it does not take is a problem that names those it takes', async () => {
    const { id, cards } = await securedOffer()
    const refused = await pay(BOOK, inputOf(id, { vendorCode: 'DS', cardNumber: '6011111111111117' }))
    const path = ['input', 'payment', 'paymentCard', 'paymentCardInfo', 'vendorCode']
    expect(outcomeOf(refused, 'bookHotel')).toEqual({
      cost: 0n,
      order: null,
      details: null,
      problem: { __typename: 'CardNotAcceptedProblem', path, acceptedCards: cards },
    })
    const stays = [{ bookingStatus: 'CONFIRMED' }]
    expect(outcomeOf(await pay(BOOK, inputOf(id)), 'bookHotel')).toEqual({
      cost: parseUsd('0.00216'),
      order: { id: expect.any(String), stays },
      details: { orderId: expect.any(String), hotelBookings: stays },
      problem: null,
    })
  })

  it('of an offer that is gone is a problem of the offer', async () => {
    const booked = await pay(BOOK, inputOf('UNKNOWNOFFER'))
    const path = ['input', 'roomAssociations', '0', 'hotelOfferId']
    const problem = { __typename: 'OfferUnavailableProblem', path }
    expect(outcomeOf(booked, 'bookHotel')).toEqual({ cost: 0n, order: null, details: null, problem })
  })
})

describe('a flight', () => {
  const BOOK = `mutation ($input: BookFlightInput!) { bookFlight(input: $input) {
    order { id flights { date } } details { order { orderId } } ${PROBLEM} } } }`
  const CANCEL = `mutation ($input: CancelFlightOrderInput!) { cancelFlightOrder(input: $input) {
    order { id state } ${PROBLEM} } } }`

  it('is booked and cancelled by the id of its order; an offer at another price is a problem', async () => {
    type Offer = { readonly price: Readonly<Record<string, unknown>> }
    const day = dayIn(40)
    const search = { originLocationCode: 'LHR', destinationLocationCode: 'JFK', departureDate: day, adults: '1' }
    const found = await answering.call<{ data: Offer[] }>('SearchFlights', { ...search, nonStop: 'true', max: '1' })
    const offer = { ...given(found.data[0], 'offer'), type: 'FLIGHT_OFFER' }
    const name = { firstName: 'ADA', lastName: 'LOVELACE' }
    const traveler = { id: '1', dateOfBirth: '1985-12-10', name, contact: { emailAddress: 'ada@example.com' } }
    const inputOf = (flightOffer: object) => ({
      type: 'FLIGHT_ORDER',
      flightOffers: [flightOffer],
      travelers: [traveler],
    })
    const cheap = { ...offer, price: { ...offer.price, total: '1.00', grandTotal: '1.00' } }
    const refused = outcomeOf(await pay(BOOK, inputOf(cheap)), 'bookFlight')
    expect(refused).toMatchObject({ cost: 0n, order: null, problem: { __typename: 'OfferUnavailableProblem' } })
    expect(refused.problem).toMatchObject({ path: expect.arrayContaining(['input', 'flightOffers']) })
    const booked = outcomeOf(await pay(BOOK, inputOf(offer)), 'bookFlight')
    expect(booked).toMatchObject({ cost: parseUsd('0.0864'), order: { flights: [{ date: day }] }, problem: null })
    const { id } = given(booked.order, 'order')
    expect(booked).toMatchObject({ details: { order: { orderId: expect.any(String) } } })
    expect(outcomeOf(await pay(CANCEL, { order: id }), 'cancelFlightOrder')).toEqual({
      cost: parseUsd('0.0054'),
      order: { id, state: 'CANCELLED' },
      problem: null,
    })
    expect(outcomeOf(await pay(CANCEL, { order: nodeId('FlightOrder', ['none']) }), 'cancelFlightOrder')).toEqual({
      cost: 0n,
      order: null,
      problem: { __typename: 'NotFoundProblem', path: [] },
    })
  })
})

describe('a flight intent', () => {
  const FILE = `mutation ($input: FileFlightIntentInput!) { fileFlightIntent(input: $input) {
    intent { id ident originAirport { code } } ${PROBLEM} ... on PlanIncompleteProblem { missing } } } }`
  const inputOf = (ident: string) => ({ flight: ident, ident, intent: 'Flies as scheduled' })

  it('is filed as scheduled', async () => {
    expect(outcomeOf(await pay(FILE, inputOf('DAL96')), 'fileFlightIntent')).toEqual({
      cost: parseUsd('0.001'),
      intent: { id: expect.any(String), ident: 'DAL96', originAirport: { code: expect.any(String) } },
      problem: null,
    })
  })

  it('of a flight without a schedule is a problem that names what is missing of its plan', async () => {
    const input = { ...inputOf('N123HQ'), origin: 'KIAH' }
    const missing = ['aircraftType', 'destination', 'intendedOff', 'intendedOn']
    expect(outcomeOf(await pay(FILE, input), 'fileFlightIntent')).toEqual({
      cost: 0n,
      intent: null,
      problem: { __typename: 'PlanIncompleteProblem', path: ['input', 'aircraftType'], missing },
    })
  })
})
