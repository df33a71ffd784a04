import type { Chain } from '../chains/chains.ts'
import { DAY, dayOf, HOUR } from '../time.ts'
import type { Bridge, Route } from './bridges.ts'
import { type Crossing, type Crossings, sumOf } from './crossings.ts'

/** Volumes in whole USD, and transactions, of finished hours and days. */
export interface BridgeSums {
  readonly lastHour: Crossing
  /** The last 24 hours. */
  readonly last24h: Crossing
  /** The finished hours of today. */
  readonly today: Crossing
  readonly yesterday: Crossing
  readonly dayBefore: Crossing
  /** The last seven finished days. */
  readonly week: Crossing
  /** The last 30 finished days. */
  readonly month: Crossing
}

/** Sums over routes at a given time. */
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

/** The outgoing and the incoming routes of a bridge on a chain. */
export const leaving = ({ routes }: Bridge, chain: Chain): Route[] => routes.filter(({ from }) => from === chain)
export const arriving = ({ routes }: Bridge, chain: Chain): Route[] => routes.filter(({ to }) => to === chain)
