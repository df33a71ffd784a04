import { Counter, type Registry } from 'prom-client'
import type { JobMeter as Jobs } from '../jobs/worker.ts'

/** Runs of background jobs in this process. */
export class JobMeter implements Jobs {
  readonly #runs = new Counter({
    name: 'tollgraph_job_runs_total',
    help: 'Runs of background jobs in this process: done, or failed (tried again later).',
    labelNames: ['job', 'outcome'],
    registers: [],
  })

  ran(job: string, outcome: 'done' | 'failed'): void {
    this.#runs.inc({ job, outcome })
  }

  register(registry: Registry): void {
    registry.registerMetric(this.#runs)
  }
}
