import type { Logger } from 'pino'
import type { KitContext } from '../kit/service/context.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'

/** Created by the service at start. */
export interface TravelEngines {
  readonly log: Logger
  /** Flights to search and book; airports, cities and airlines. */
  readonly gds: Upstream
  /** Other facts of flights that are sold: timetables, availability, upsells, seats of orders. */
  readonly flightfacts: Upstream
  readonly hotels: Upstream
  /** What guests say of hotels. */
  readonly hotelratings: Upstream
  readonly activities: Upstream
  readonly transfers: Upstream
  /** Where airlines fly, and where travellers go. */
  readonly destinations: Upstream
  /** Current fares of airlines and agencies. */
  readonly faresearch: Upstream
  /** Past, current and future positions of aircraft. */
  readonly tracking: Upstream
  /** Weather at airports, by the weather paths of flight tracking. */
  readonly weather: Upstream
}

export type TravelContext = KitContext<TravelEngines>
