import type { Logger } from 'pino'
import type { KitContext } from '../kit/context.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'
import type { AirportBook } from './airports/book.ts'

/** What the service made when it started. */
export interface TravelEngines {
  readonly log: Logger
  /** Flights, hotels, activities, transfers and reference data. */
  readonly gds: Upstream
  /** What airlines and agencies ask for a journey now. */
  readonly faresearch: Upstream
  /** Where aircraft are, were and will be. */
  readonly tracking: Upstream
  /** What tracking knows of airports, remembered. */
  readonly airportBook: AirportBook
}

export type TravelContext = KitContext<TravelEngines>
