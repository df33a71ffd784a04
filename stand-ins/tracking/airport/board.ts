import { remembering } from '../../../subgraphs/kit/async/remember.ts'
import { airlineByAnyCode } from '../../worlds/travel/airlines.ts'
import type { Airport } from '../../worlds/travel/airports.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TrackedFlight } from '../flight/tracked.ts'
import { type Query, text, word } from '../http/params.ts'
import { invalidArgument } from '../http/refusal.ts'
import type { Span } from '../http/span.ts'
import type { Sky } from '../sky.ts'

/** The four lists of an airport. */
export type Board = 'arrivals' | 'departures' | 'scheduled_arrivals' | 'scheduled_departures'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Maximum deviation of a flight from its schedule. */
const LATEST = 9 * HOUR
const EARLIEST = HOUR

/** Default span of a list. */
export function usualSpan(board: Board, now: number): Span {
  const isScheduled = board === 'scheduled_arrivals' || board === 'scheduled_departures'
  return isScheduled ? { from: now - 2 * HOUR, to: now + DAY } : { from: now - DAY, to: now }
}

/** Filter of an airport's flights; airline and type are mutually exclusive. */
export function flightFilter(query: Query): (flight: Pick<ScheduledFlight, 'airline'>) => boolean {
  const [airline, type] = [text(query, 'airline'), word(query, 'type', ['General_Aviation', 'Airline'])]
  if (airline !== null && type !== null) throw invalidArgument('airline and type exclude each other')
  // All flights of this world belong to airlines.
  if (type === 'General_Aviation') return () => false
  if (airline === null) return () => true
  const wanted = airlineByAnyCode(airline.toUpperCase())
  return (flight) => flight.airline === wanted
}

/** The flights of a list at a given time, in the documented order: past ones latest first, future ones earliest first. */
export type Boards = (airport: Airport, board: Board, span: Span, now: number) => readonly TrackedFlight[]

const REMEMBERED = 300

/** Opens the boards of a sky; cached within a refresh. */
export function openBoards(sky: Sky): Boards {
  const remembered = remembering<readonly TrackedFlight[]>(REMEMBERED)
  return (airport, board, span, now) =>
    remembered(`${airport.iata} ${board} ${span.from} ${span.to} ${now}`, () =>
      boardFlights(sky, airport, board, { span, now }),
    )
}

function boardFlights(
  sky: Sky,
  airport: Airport,
  board: Board,
  { span, now }: { readonly span: Span; readonly now: number },
): TrackedFlight[] {
  const { schedule, operations } = sky.world
  const isArrival = board === 'arrivals' || board === 'scheduled_arrivals'
  const around = { from: span.from - LATEST, to: span.to + EARLIEST }
  const flights = isArrival
    ? schedule.arrivalsOf(airport.iata, around.from, around.to)
    : schedule.departuresOf(airport.iata, around.from, around.to)
  const rows: { readonly flight: ScheduledFlight; readonly at: number }[] = []
  for (const flight of flights) {
    const { actual, estimated, scheduled, cancelled } = operations.timingAt(flight, now)
    const [happened, planned] = isArrival ? [actual.on, scheduled.on] : [actual.off, scheduled.off]
    const expected = (isArrival ? estimated.on : estimated.off) ?? planned
    if (board === 'arrivals' || board === 'departures') {
      if (happened !== null && isWithin(happened, span)) rows.push({ flight, at: -happened })
    } else if (happened === null && isWithin(planned, span) && !(cancelled && planned < now - 2 * HOUR)) {
      rows.push({ flight, at: expected })
    }
  }
  return rows.sort((a, b) => a.at - b.at).map(({ flight }) => sky.track(flight))
}

function isWithin(at: number, { from, to }: Span): boolean {
  return at >= from && at < to
}
