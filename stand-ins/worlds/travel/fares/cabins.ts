import type { AircraftType } from '../aircraft.ts'
import type { Airline } from '../airlines.ts'

/** Cabins in the GDS's terms, cheapest first. */
export const CABINS = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'] as const
export type Cabin = (typeof CABINS)[number]

/** A booking class: a price level of a cabin's seats. */
export interface BookingClass {
  /** One letter. */
  readonly code: string
  readonly cabin: Cabin
  /** Share of the cabin's full fare. */
  readonly level: number
  /** Minimum free share of the cabin at which this class is sold. */
  readonly keeps: number
  /** Minimum days before departure at which it is sold. */
  readonly advance: number
}

/** Code, share of the full fare, minimum free share, minimum days before departure. */
const TABLE: Readonly<Record<Cabin, string>> = {
  ECONOMY:
    'Y 1 0 0|B 0.82 0.04 0|M 0.68 0.08 0|H 0.56 0.12 1|K 0.47 0.18 3|L 0.39 0.25 7|Q 0.32 0.33 14|T 0.27 0.42 21|V 0.23 0.52 28',
  PREMIUM_ECONOMY: 'W 1 0 0|E 0.8 0.2 3|P 0.64 0.45 14',
  BUSINESS: 'J 1 0 0|C 0.86 0.1 0|D 0.72 0.25 3|I 0.58 0.45 14',
  FIRST: 'F 1 0 0|A 0.84 0.4 7',
}

/** All booking classes; within a cabin, most expensive first. */
export const BOOKING_CLASSES: readonly BookingClass[] = CABINS.flatMap((cabin) =>
  TABLE[cabin].split('|').map((entry) => {
    const [code = '', level, keeps, advance] = entry.split(' ')
    return { code, cabin, level: Number(level), keeps: Number(keeps), advance: Number(advance) }
  }),
)

const BY_CODE = new Map(BOOKING_CLASSES.map((one) => [one.code, one]))

/** The booking class of a letter. */
export function bookingClass(code: string): BookingClass | undefined {
  return BY_CODE.get(code)
}

/** Booking classes of a cabin, cheapest first. */
export function classesOf(cabin: Cabin): readonly BookingClass[] {
  return CHEAPEST_FIRST[cabin]
}

const CHEAPEST_FIRST = {
  ECONOMY: ofCabin('ECONOMY'),
  PREMIUM_ECONOMY: ofCabin('PREMIUM_ECONOMY'),
  BUSINESS: ofCabin('BUSINESS'),
  FIRST: ofCabin('FIRST'),
} as const

function ofCabin(cabin: Cabin): BookingClass[] {
  return BOOKING_CLASSES.filter((one) => one.cabin === cabin).reverse()
}

/** Number of seats in a cabin; airlines without business class have a single cabin. */
export function seatsIn(cabin: Cabin, { seats }: AircraftType, { kind }: Airline): number {
  if (kind === 'low') return cabin === 'ECONOMY' ? seats.economy + Math.round(seats.business * 1.5) : 0
  if (cabin === 'ECONOMY') return seats.economy
  if (cabin === 'PREMIUM_ECONOMY') return seats.premium
  return cabin === 'BUSINESS' ? seats.business : seats.first
}
