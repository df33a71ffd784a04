import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { dateIn } from '../../../contract/facts/travel/flightOffer.ts'
import { rowOf } from '../../../contract/facts.ts'
import { send } from '../../../contract/requests.ts'

interface Journey {
  readonly flights: readonly {
    readonly flight_number: string
    readonly departure_airport: { readonly id: string; readonly time: string }
  }[]
  readonly price: number
  readonly departure_token?: string
  readonly booking_token?: string
}
interface Search {
  readonly best_flights: readonly Journey[]
  readonly other_flights: readonly Journey[]
  readonly price_insights: {
    readonly lowest_price: number
    readonly price_history: readonly (readonly [number, number])[]
  }
}
interface Booking {
  readonly selected_flights: readonly Journey[]
  readonly booking_options: readonly {
    readonly together: { readonly book_with: string; readonly price: number; readonly marketed_as: readonly string[] }
  }[]
}

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['travel'])
})
afterAll(() => answering?.stop())

const call: Answering['call'] = (operation, input) => answering.call(operation, input)
const oneWay = { departure_id: 'JFK', arrival_id: 'LHR', outbound_date: dateIn(40), type: '2', currency: 'EUR' }
const both = { ...oneWay, type: '1', return_date: dateIn(47) }
const numbers = ({ flights }: Journey) => flights.map((flight) => flight.flight_number)
const all = ({ best_flights: best, other_flights: other }: Search) => [...best, ...other]

describe('one way', () => {
  it('lists journeys, the cheapest first, the first of which are the best', async () => {
    const found = await call<Search>('SearchFares', oneWay)
    const prices = all(found).map(({ price }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(found.price_insights.lowest_price).toBe(prices[0])
    expect(found.price_insights.price_history.at(-1)?.[1]).toBe(prices[0])
  })

  it('costs what the distribution company asks for the same flights', async () => {
    const found = await call<Search>('SearchFares', { ...oneWay, stops: '1' })
    const [cheapest] = found.best_flights
    const offers = await call<{
      data: { price: { grandTotal: string }; itineraries: { segments: { carrierCode: string; number: string }[] }[] }[]
    }>('SearchFlights', {
      originLocationCode: 'JFK',
      destinationLocationCode: 'LHR',
      departureDate: dateIn(40),
      adults: '1',
      nonStop: 'true',
      travelClass: 'ECONOMY',
    })
    const same = offers.data.find(({ itineraries }) => {
      const [segment] = itineraries[0]?.segments ?? []
      return `${segment?.carrierCode} ${segment?.number}` === cheapest?.flights[0]?.flight_number
    })
    expect(cheapest?.price).toBe(Math.ceil(Number(same?.price.grandTotal)))
  })

  it('is sold by the airline and others at the price that was found', async () => {
    const found = await call<Search>('SearchFares', oneWay)
    const [cheapest] = found.best_flights
    const booking = await call<Booking>('FareBookingOptions', {
      ...oneWay,
      booking_token: cheapest?.booking_token ?? '',
    })
    expect(booking.selected_flights.map(numbers)).toEqual([cheapest && numbers(cheapest)])
    expect(booking.booking_options[0]?.together).toMatchObject({
      price: cheapest?.price,
      marketed_as: cheapest && numbers(cheapest),
    })
    expect(new Set(booking.booking_options.map(({ together }) => together.book_with)).size).toBeGreaterThan(1)
  })
})

describe('there and back', () => {
  it('goes on with the departure token, at the price that was promised', async () => {
    const there = await call<Search>('SearchFares', both)
    const [out] = there.best_flights
    expect(out).not.toHaveProperty('booking_token')
    const back = await call<Search>('SearchFares', { ...both, departure_token: out?.departure_token ?? '' })
    expect(Math.min(...all(back).map(({ price }) => price))).toBe(out?.price)
    for (const { flights } of all(back)) expect(flights[0]?.departure_airport.id).toBe('LHR')
    const chosen = back.best_flights[0]
    const options = await call<Booking>('FareBookingOptions', { ...both, booking_token: chosen?.booking_token ?? '' })
    expect(options.selected_flights.map(numbers)).toEqual([out, chosen].map((one) => one && numbers(one)))
  })

  it('takes the cheapest way back for who has chosen only the way there', async () => {
    const [out] = (await call<Search>('SearchFares', both)).best_flights
    const options = await call<Booking>('FareBookingOptions', { ...both, departure_token: out?.departure_token ?? '' })
    expect(options.selected_flights).toHaveLength(2)
    expect(options.booking_options[0]?.together.price).toBe(out?.price)
  })
})

it('finds journeys of several parts', async () => {
  const parts = [
    { departure_id: 'JFK', arrival_id: 'CDG', date: dateIn(40) },
    { departure_id: 'CDG', arrival_id: 'SIN', date: dateIn(45) },
  ]
  const query = { ...oneWay, type: '3', multi_city_json: JSON.stringify(parts) }
  const first = await call<Search>('SearchFares', query)
  const token = first.best_flights[0]?.departure_token ?? ''
  const options = await call<Booking>('FareBookingOptions', { ...query, departure_token: token })
  expect(options.selected_flights.map(({ flights }) => flights[0]?.departure_airport.id)).toEqual(['JFK', 'CDG'])
})

describe('what cannot be served', () => {
  async function answerTo(operation: string, input: Record<string, string>) {
    const { tollgraph, wallet } = answering
    const row = rowOf(operation)
    const before = await wallet.balance()
    const challenge = await send(tollgraph, row, row.sample)
    const response = await send(tollgraph, row, input, await wallet.paymentHeaders(challenge))
    const body = (await response.json()) as { issues?: { path: string[] }[] }
    return {
      status: response.status,
      members: body.issues?.map(({ path }) => path[0]),
      cost: before - (await wallet.balance()),
    }
  }

  it.each([
    [{ ...oneWay, type: '1' }, 'return_date'],
    [{ ...both, return_date: dateIn(39) }, 'return_date'],
    [{ ...both, type: '2' }, 'return_date'],
    [{ ...oneWay, type: '3' }, 'multi_city_json'],
    [{ ...oneWay, infants_on_lap: '2' }, 'infants_on_lap'],
    [{ ...oneWay, include_airlines: 'BA', exclude_airlines: 'AA' }, 'exclude_airlines'],
  ])('is refused: %o', async (input, member) => {
    expect(await answerTo('SearchFares', input)).toEqual({ status: 400, members: [member], cost: 0n })
  })

  it('is a booking without a token, with two, or with one that was made up', async () => {
    expect(await answerTo('FareBookingOptions', oneWay)).toMatchObject({
      status: 400,
      members: ['departure_token'],
      cost: 0n,
    })
    expect(await answerTo('FareBookingOptions', { ...oneWay, departure_token: 'a', booking_token: 'b' })).toMatchObject(
      { status: 400, cost: 0n },
    )
    expect(await answerTo('FareBookingOptions', { ...oneWay, booking_token: 'W1siQkExIl1d.x' })).toMatchObject({
      status: 400,
      cost: 0n,
    })
  })

  it('is a day that is past, and a place where nobody flies, at no cost', async () => {
    expect(await answerTo('SearchFares', { ...oneWay, outbound_date: dateIn(-5) })).toMatchObject({
      status: 400,
      cost: 0n,
    })
    expect(await answerTo('SearchFares', { ...oneWay, arrival_id: 'XXX' })).toMatchObject({ status: 404, cost: 0n })
  })
})
