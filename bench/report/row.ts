import type { Measurement } from '../measure.ts'
import type { CallServer } from '../servers/kinds.ts'
import type { Workload } from '../workloads.ts'

/** One line of the table. */
export interface Row extends Measurement {
  readonly workload: Workload
  readonly server: CallServer
  /** Requests in flight at once. */
  readonly connections: number
}

/** A row counts when every answer was right and there was one. */
export function isRight({ answers, wrong }: Row): boolean {
  return answers > 0 && wrong === 0
}
