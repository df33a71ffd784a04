import { CABINS, type Cabin, seatsIn } from '../../worlds/travel/fares/cabins.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'

/** The seats of one cabin: rows of letters, with aisles between groups. */
export interface CabinLayout {
  readonly cabin: Cabin
  /** Seat letters of a row, grouped between aisles. */
  readonly groups: readonly (readonly string[])[]
  readonly firstRow: number
  readonly rows: number
  readonly exitRows: readonly number[]
}

/** Seat letters, by the aircraft's width. */
const ROWS: Readonly<Record<'regional' | 'narrow' | 'wide', Readonly<Record<Cabin, string>>>> = {
  regional: { ECONOMY: 'AC DF', PREMIUM_ECONOMY: 'AC DF', BUSINESS: 'A DF', FIRST: 'A DF' },
  narrow: { ECONOMY: 'ABC DEF', PREMIUM_ECONOMY: 'ABC DEF', BUSINESS: 'AC DF', FIRST: 'AC DF' },
  wide: { ECONOMY: 'ABC DEG HJK', PREMIUM_ECONOMY: 'AC DEG HK', BUSINESS: 'A DG K', FIRST: 'A DG K' },
}

/** The rows of a cabin, counted from the nose. */
export function layoutOf({ aircraft, airline }: ScheduledFlight, cabin: Cabin): CabinLayout | null {
  let row = 1
  for (const one of [...CABINS].reverse()) {
    const seats = seatsIn(one, aircraft, airline)
    if (seats === 0) continue
    const groups = ROWS[aircraft.body][one].split(' ').map((letters) => [...letters])
    const rows = Math.ceil(seats / groups.flat().length)
    if (one === cabin) return { cabin, groups, firstRow: row, rows, exitRows: exitsOf(one, row, rows) }
    row += rows
  }
  return null
}

/** Exits are at the front of the economy cabin and over the wing. */
function exitsOf(cabin: Cabin, first: number, rows: number): number[] {
  return cabin === 'ECONOMY' ? [first, first + Math.floor(rows / 2)] : []
}
