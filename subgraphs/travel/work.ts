import type { Logger } from 'pino'
import type { KitContext } from '../kit/context.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'

/** What the service made when it started. */
export interface TravelEngines {
  readonly log: Logger
  /** Flights, hotels, activities, transfers and reference data. */
  readonly gds: Upstream
  /** What airlines and agencies ask for a journey now. */
  readonly faresearch: Upstream
  /** Where aircraft are, were and will be. */
  readonly tracking: Upstream
}

export type TravelContext = KitContext<TravelEngines>
