import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** What the figures of a run depend on. */
export interface Machine {
  readonly node: string
  readonly platform: string
  readonly processor: string
  readonly cores: number
  /** Mebibytes. */
  readonly memory: number
  /** Processes that wanted to run, over the last minute, when the run began. */
  readonly loadAverage: number
}

export function describeMachine(): Machine {
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 2 ** 20),
    loadAverage: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  }
}
