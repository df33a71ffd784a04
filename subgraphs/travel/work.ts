import type { Logger } from 'pino'
import type { KitContext } from '../kit/service/context.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'

/** Created by the service at start. */
export interface TravelEngines {
  readonly log: Logger
  /** Flights, hotels, activities, transfers and reference data. */
  readonly gds: Upstream
  /** Current fares of airlines and agencies. */
  readonly faresearch: Upstream
  /** Past, current and future positions of aircraft. */
  readonly tracking: Upstream
}

export type TravelContext = KitContext<TravelEngines>
