import type { Airport } from '../../worlds/travel/airports.ts'
import type { Sky } from '../sky.ts'
import { type Boards, usualSpan } from './board.ts'

/** Number of flights en route from and to an airport, and of those that have not departed yet. */
export function flightCounts(sky: Sky, boards: Boards, airport: Airport, now: number) {
  const airborne = sky.airborne(now)
  const scheduled = (board: 'scheduled_arrivals' | 'scheduled_departures') =>
    boards(airport, board, usualSpan(board, now), now)
  const onGround = scheduled('scheduled_arrivals').filter(
    ({ course }) => course.cancelledAt === null && course.final.off > now,
  )
  return {
    departed: airborne.filter(({ flight }) => flight.origin === airport).length,
    enroute: airborne.filter(({ flight }) => flight.destination === airport).length,
    scheduled_arrivals: onGround.length,
    scheduled_departures: scheduled('scheduled_departures').filter(
      ({ course }) => course.cancelledAt === null || course.cancelledAt > now,
    ).length,
  }
}
