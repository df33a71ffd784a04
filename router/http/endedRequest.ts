import type { RequestLabels } from '../metrics/requestMeter.ts'

/** A request that has ended, answered or not. */
export interface EndedRequest {
  readonly labels: RequestLabels
  /** Path template of the route; never a URL, whose query may hold a secret. */
  readonly route: string
  /** Null where the client left before the answer was written. */
  readonly status: number | null
  readonly ms: number
  /** Length of the answer's body; null where it is not known, as for streams. */
  readonly bytes: number | null
  readonly payment: string | null
  readonly traceId: string | null
}
