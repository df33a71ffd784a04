import { z } from 'zod'
import { bookingClass, type Cabin } from '../../worlds/travel/fares/cabins.ts'
import { freeSeats } from '../../worlds/travel/fares/seats.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import type { StandInOrders } from '../orders.ts'
import { formatMinor, fromEuros } from '../shared/currencies.ts'
import { readAs } from '../shared/read.ts'
import { type CabinLayout, layoutOf } from './cabinLayout.ts'
import { checkOffer } from './check.ts'
import { dictionariesOf, segmentsOf } from './dictionaries.ts'
import { findOrder, offersOf } from './order.ts'
import type { FlightOffer, Segment } from './wire.ts'

/** Grid rows per seat row. */
const ROW_DEPTH = 1
/** Euros for seat selection: standard, front of the cabin, exit row. */
const SEAT = { plain: 9, front: 19, exit: 29 } as const
const FRONT_ROWS = 4
const Body = z.object({ data: z.array(z.unknown()).min(1).max(6) })

/** The seat maps of returned offers. */
export function seatmapsOfOffers(world: TravelWorld, body: unknown) {
  const { data } = readAs(Body, body)
  const offers = data.map((value, index) => checkOffer(world, { value, pointer: `/data/${index}` }).offer)
  return writeSeatmaps(world, offers)
}

/** The seat maps of an order. */
export async function seatmapsOfOrder(world: TravelWorld, orders: StandInOrders, id: string) {
  const { payload } = await findOrder(orders, id)
  return writeSeatmaps(world, offersOf(payload))
}

function writeSeatmaps(world: TravelWorld, offers: readonly FlightOffer[]) {
  const data = offers
    .flatMap((offer) => segmentsOf([offer]).map((segment) => ({ offer, segment })))
    .flatMap(({ offer, segment }, index) => writeSeatmap(world, offer, segment, String(index + 1)) ?? [])
  const currencies = offers.map(({ price }) => price.currency)
  return { meta: { count: data.length }, data, dictionaries: dictionariesOf(segmentsOf(offers), currencies) }
}

function writeSeatmap(world: TravelWorld, offer: FlightOffer, segment: Segment, id: string) {
  const { carrierCode, number, departure } = segment
  const flight = world.schedule.flightByNumber(carrierCode, Number(number), departure.at.slice(0, 10))
  const details = offer.travelerPricings[0]?.fareDetailsBySegment.find(({ segmentId }) => segmentId === segment.id)
  const one = bookingClass(details?.class ?? '')
  const layout = flight && one ? layoutOf(flight, one.cabin) : null
  if (!flight || !one || !layout) return null
  const seats = writeSeats(world, offer, flight, layout)
  return {
    type: 'seatmap',
    id,
    departure,
    arrival: segment.arrival,
    carrierCode,
    number,
    operating: segment.operating,
    aircraft: segment.aircraft,
    class: one.code,
    flightOfferId: offer.id,
    segmentId: segment.id,
    decks: [
      {
        deckType: 'MAIN',
        deckConfiguration: configurationOf(layout),
        facilities: facilitiesOf(layout),
        seats,
      },
    ],
    availableSeatsCounters: offer.travelerPricings.map(({ travelerId }) => ({
      travelerId,
      value: seats.filter(({ travelerPricing }) => travelerPricing[0]?.seatAvailabilityStatus === 'AVAILABLE').length,
    })),
  }
}

function widthOf({ groups }: CabinLayout): number {
  return groups.flat().length + groups.length - 1
}

function configurationOf(layout: CabinLayout) {
  const { firstRow, rows, exitRows } = layout
  return {
    width: widthOf(layout),
    length: rows * ROW_DEPTH + 2,
    startSeatRow: firstRow,
    endSeatRow: firstRow + rows - 1,
    exitRowsX: exitRows.map((row) => row - firstRow + 1),
  }
}

/** A lavatory before the first row, a galley behind the last. */
function facilitiesOf(layout: CabinLayout) {
  const middle = Math.floor(widthOf(layout) / 2)
  return [
    { code: 'LA', column: 'A', row: String(layout.firstRow), position: 'FRONT', coordinates: { x: 0, y: 0 } },
    {
      code: 'G',
      column: 'C',
      row: String(layout.firstRow + layout.rows - 1),
      position: 'REAR',
      coordinates: { x: layout.rows + 1, y: middle },
    },
  ]
}

function writeSeats(world: TravelWorld, offer: FlightOffer, flight: ScheduledFlight, layout: CabinLayout) {
  const free = freeSeats(world.chance, flight, layout.cabin, world.now().getTime())
  const places = placesOf(layout)
  // As many seats are free as the cabin has; a fixed random order decides which are sold first.
  const order = new Map(
    places
      .map(({ number }) => ({ number, draw: world.chance.bits(`seat ${flight.id} ${number}`) }))
      .sort((a, b) => a.draw - b.draw)
      .map(({ number }, index) => [number, index] as const),
  )
  return places.map((place) => {
    const isFree = (order.get(place.number) ?? free) < free
    return {
      cabin: cabinLetter(layout.cabin),
      number: place.number,
      characteristicsCodes: place.characteristics,
      travelerPricing: offer.travelerPricings.map(({ travelerId }) => ({
        travelerId,
        seatAvailabilityStatus: isFree ? 'AVAILABLE' : 'OCCUPIED',
        ...(isFree ? { price: seatPrice(offer, place, layout) } : {}),
      })),
      coordinates: place.coordinates,
    }
  })
}

interface Place {
  readonly number: string
  readonly row: number
  readonly characteristics: readonly string[]
  readonly coordinates: { readonly x: number; readonly y: number }
}

function placesOf(layout: CabinLayout): Place[] {
  return Array.from({ length: layout.rows }, (_, index) => layout.firstRow + index).flatMap((row) => {
    let y = 0
    return layout.groups.flatMap((group, place) => {
      if (place > 0) y += 1
      return group.map((letter, seat) => {
        const isWindow =
          (place === 0 && seat === 0) || (place === layout.groups.length - 1 && seat === group.length - 1)
        const isAisle = (place > 0 && seat === 0) || (place < layout.groups.length - 1 && seat === group.length - 1)
        const isExit = layout.exitRows.includes(row)
        const characteristics = [
          ...(isWindow ? ['W'] : []),
          ...(isAisle ? ['A'] : []),
          ...(!isWindow && !isAisle ? ['9'] : []),
          ...(isExit ? ['E', 'L'] : []),
        ]
        const coordinates = { x: row - layout.firstRow + 1, y }
        y += 1
        return { number: `${row}${letter}`, row, characteristics, coordinates }
      })
    })
  })
}

/** Seat selection is free above the lightest fare, except for seats with extra legroom. */
function seatPrice({ price: { currency }, travelerPricings }: FlightOffer, place: Place, layout: CabinLayout) {
  const isLight = travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare === 'LIGHT'
  const kind = layout.exitRows.includes(place.row)
    ? 'exit'
    : place.row < layout.firstRow + FRONT_ROWS
      ? 'front'
      : 'plain'
  const euros = layout.cabin !== 'ECONOMY' || (!isLight && kind === 'plain') ? 0 : SEAT[kind]
  const amount = formatMinor(fromEuros(euros, currency), currency)
  return { currency, total: amount, base: amount }
}

function cabinLetter(cabin: Cabin): string {
  return { ECONOMY: 'M', PREMIUM_ECONOMY: 'W', BUSINESS: 'C', FIRST: 'F' }[cabin]
}
