import type { MakeRate } from '../limits/rate.ts'
import type { CompanyCalls } from '../metrics/providerMeter.ts'

/**
 * What one of several router processes of a machine (`WORKERS`) shares with the others. Their supervisor holds the lock of
 * DATA_DIR, and has started the database and the devnet.
 */
export interface WorkerPlace {
  /** From 1 on. */
  readonly number: number
  /** The database, with all migrations. */
  readonly databaseUrl: string
  /** Makes rates that all workers count together, while no Valkey counts them. */
  readonly makeRate: MakeRate
  /** Whether the jobs of the first worker run. */
  areJobsWell(): Promise<boolean>
  /** The calls of all workers to companies. Rejects when the supervisor does not answer. */
  calls(): Promise<CompanyCalls[]>
}
