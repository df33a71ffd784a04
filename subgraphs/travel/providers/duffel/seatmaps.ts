import { z } from 'zod'
import { get } from '../../../kit/upstream/request.ts'
import { type Duffel, rowsOf } from './company.ts'
import { GivenOffer, type Known, refetched } from './given.ts'
import { dictionariesOf } from './offer.ts'
import { paired } from './travelers.ts'
import { type Element, SeatMap } from './wire.ts'

const Body = z.object({ data: z.array(GivenOffer).min(1) })

/** The seat maps of offers that a caller sends; an offer without any has none in the answer. */
export async function offerSeatmaps(body: unknown, duffel: Duffel): Promise<object> {
  const known = await refetched(Body.parse(body).data, ['data'], duffel)
  const maps = await Promise.all(known.map((one) => mapsOf(one, duffel)))
  const data = maps.flat().map((map, index) => ({ ...map, id: String(index + 1) }))
  return {
    meta: { count: data.length },
    data,
    dictionaries: dictionariesOf(known.flatMap(({ offer }) => offer.slices)),
  }
}

async function mapsOf(known: Known, { client, log }: Duffel) {
  const { body } = await client.request(get('/air/seat_maps', { offer_id: known.offer.id }))
  return rowsOf(SeatMap, body, log).flatMap((map) => mapOf(map, known) ?? [])
}

/** A seat map in the port's dialect; null for one of a segment that the offer does not have. */
function mapOf({ segment_id: segmentId, cabins }: SeatMap, { offer, travelers, written }: Known) {
  const sold = offer.slices.flatMap(({ segments }) => segments)
  const index = sold.findIndex(({ id }) => id === segmentId)
  const segment = written.itineraries.flatMap(({ segments }) => segments)[index]
  if (!segment) return null
  const pairs = paired(offer.passengers, travelers) ?? []
  const decks = [...new Set(cabins.map(({ deck }) => deck))].map((deck) => {
    const rows = cabins
      .filter((cabin) => cabin.deck === deck)
      .flatMap(({ cabin_class: cabin, rows: own }) => own.map((row) => ({ cabin, row })))
    return deckOf(deck, rows, pairs)
  })
  const seats = decks.flatMap((deck) => deck.seats)
  const { departure, arrival, carrierCode, number, operating, aircraft } = segment
  return {
    type: 'seatmap',
    departure,
    arrival,
    carrierCode,
    number,
    ...(operating ? { operating } : {}),
    ...(aircraft ? { aircraft } : {}),
    flightOfferId: written.id,
    segmentId: segment.id,
    decks,
    availableSeatsCounters: travelers.map(({ id }) => ({
      travelerId: id,
      value: seats.filter(({ travelerPricing }) =>
        travelerPricing.some((one) => one.travelerId === id && one.seatAvailabilityStatus === 'AVAILABLE'),
      ).length,
    })),
  }
}

type CabinRow = { readonly cabin: string; readonly row: SeatMap['cabins'][number]['rows'][number] }
type Pairs = NonNullable<ReturnType<typeof paired>>

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['economy', 'M'],
  ['premium_economy', 'W'],
  ['business', 'C'],
  ['first', 'F'],
])

function deckOf(deck: number, rows: readonly CabinRow[], pairs: Pairs) {
  const placed = rows.flatMap(({ cabin, row }, x) => placesOf(row).map((place) => ({ ...place, cabin, x })))
  const seats = placed.flatMap(({ element, cabin, x, y }) => {
    const { designator } = element
    if (!designator || !element.type.includes('seat')) return []
    return [
      {
        cabin: LETTERS.get(cabin) ?? 'M',
        number: designator,
        characteristicsCodes: element.type === 'seat' ? [] : ['1'],
        travelerPricing: pairs.map(({ passenger, traveler }) => seatFor(element, passenger.id, traveler.id)),
        coordinates: { x, y },
      },
    ]
  })
  const numbers = seats.map(({ number }) => Number.parseInt(number, 10)).filter(Number.isInteger)
  return {
    deckType: deck === 0 ? 'MAIN' : 'UPPER',
    deckConfiguration: {
      width: Math.max(0, ...placed.map(({ y }) => y + 1)),
      length: rows.length,
      ...(numbers.length > 0 ? { startSeatRow: Math.min(...numbers), endSeatRow: Math.max(...numbers) } : {}),
      exitRowsX: rows.flatMap(({ row }, x) =>
        placesOf(row).some(({ element }) => element.type === 'exit_row') ? [x] : [],
      ),
    },
    facilities: placed.flatMap(({ element, x, y }) => {
      const code = FACILITIES.get(element.type)
      return code ? [{ code, coordinates: { x, y } }] : []
    }),
    seats,
  }
}

const FACILITIES: ReadonlyMap<string, string> = new Map([
  ['lavatory', 'LA'],
  ['galley', 'G'],
  ['closet', 'CL'],
  ['stairs', 'ST'],
  ['bassinet', 'BA'],
])

/** The elements of a row from left to right; an aisle between sections takes a place. */
function placesOf({ sections }: CabinRow['row']): readonly { readonly element: Element; readonly y: number }[] {
  let y = -1
  return sections.flatMap(({ elements }, section) => {
    if (section > 0) y += 1
    return elements.map((element) => {
      y += 1
      return { element, y }
    })
  })
}

/** A seat without a service for a passenger is taken. */
function seatFor({ available_services: services }: Element, passengerId: string, travelerId: string) {
  const service = services?.find(({ passenger_id: id }) => id === passengerId)
  if (!service) return { travelerId, seatAvailabilityStatus: 'OCCUPIED' as const }
  const { total_amount: total, total_currency: currency } = service
  return { travelerId, seatAvailabilityStatus: 'AVAILABLE' as const, price: { currency, total } }
}
