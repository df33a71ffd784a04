import type { Backend } from '../boot/boot.ts'
import type { WorkerPlace } from '../boot/workerPlace.ts'
import { WorkerRates } from '../limits/workerRates.ts'
import type { CompanyCalls } from '../metrics/providerMeter.ts'
import { Line } from './line.ts'
import type { WorkerOrder } from './order.ts'

/** How long a worker waits for the first one by its supervisor, in milliseconds; for all of them, twice as long. */
const PATIENCE_MS = 1_500

/** A worker's side of the line to its supervisor. */
export interface WorkerSide {
  readonly place: WorkerPlace
  /** Reports that requests are accepted; `text` is for the operator. */
  listening(backend: Pick<Backend, 'jobs' | 'meters' | 'metrics' | 'process'>, text: string): void
}

/**
 * Joins the workers of this machine. `onStop` is called when the supervisor stops them. The process ends by itself when the
 * supervisor is gone, which `node:cluster` sees to.
 */
export function joinWorkers({ number, databaseUrl }: WorkerOrder, onStop: () => void): WorkerSide {
  const line = new Line(process, (notice) => {
    if (notice.kind === 'stop') onStop()
    if (notice.kind === 'taken') rates.tookElsewhere(notice.taken)
  })
  const rates = new WorkerRates((taken) => line.tell({ kind: 'taken', taken }))
  return {
    place: {
      number,
      databaseUrl,
      makeRate: rates.make,
      // Without an answer, nothing is known of the jobs.
      areJobsWell: () =>
        line.ask('jobs', PATIENCE_MS).then(
          (answer) => answer === true,
          () => false,
        ),
      calls: async () => (await line.ask('calls', 2 * PATIENCE_MS)) as CompanyCalls[],
    },
    listening({ jobs, meters, metrics, process: id }, text) {
      line.answer({
        pulse: async () => true,
        jobs: async () => (await jobs?.isWell()) ?? true,
        metrics: async () => (await metrics?.read()) ?? [],
        calls: async () => (await meters?.providers.calls()) ?? [],
      })
      line.tell({ kind: 'listening', process: id, text })
    },
  }
}
