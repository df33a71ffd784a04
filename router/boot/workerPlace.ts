import type { MakeRate } from '../limits/rate.ts'

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
}
