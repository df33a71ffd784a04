import type { Chain } from '../chains/chains.ts'
import { DAY, dayOf, HOUR } from '../time.ts'
import type { Bridge, Route } from './bridges.ts'
import { type Crossing, type Crossings, sumOf } from './crossings.ts'

/** Volumes in whole USD, and transactions, of the hours and days that have ended. */
export interface BridgeSums {
  readonly lastHour: Crossing
  /** The last 24 hours. */
  readonly last24h: Crossing
  /** Today, as far as its hours have ended. */
  readonly today: Crossing
  readonly yesterday: Crossing
  readonly dayBefore: Crossing
  /** The last seven days that have ended. */
  readonly week: Crossing
  /** The last 30 days that have ended. */
  readonly month: Crossing
}

/** Sums over routes at a moment. */
export function sumsOf(crossings: Crossings, routes: readonly Route[], atMs: number): BridgeSums {
  const thisHour = Math.floor(atMs / HOUR) * HOUR
  const today = dayOf(atMs)
  const hours = (fromMs: number, toMs: number) =>
    sumOf(
      routes.flatMap((route) =>
        Array.from({ length: Math.round((toMs - fromMs) / HOUR) }, (_, hour) =>
          crossings.hour(route, fromMs + hour * HOUR),
        ),
      ),
    )
  const days = (from: number, to: number) =>
    sumOf(Array.from({ length: to - from }, (_, day) => crossings.over(routes, from + day)))
  return {
    lastHour: hours(thisHour - HOUR, thisHour),
    last24h: hours(thisHour - 24 * HOUR, thisHour),
    today: hours(today * DAY, thisHour),
    yesterday: days(today - 1, today),
    dayBefore: days(today - 2, today - 1),
    week: days(today - 7, today),
    month: days(today - 30, today),
  }
}

/** Routes of a bridge that begin on a chain, and those that end there. */
export const leaving = ({ routes }: Bridge, chain: Chain): Route[] => routes.filter(({ from }) => from === chain)
export const arriving = ({ routes }: Bridge, chain: Chain): Route[] => routes.filter(({ to }) => to === chain)
