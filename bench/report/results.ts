import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BesideRow } from '../beside/row.ts'
import type { DrillReport } from '../cluster/drill.ts'
import type { Options } from '../options.ts'
import { compare } from './comparison.ts'
import type { Machine } from './machine.ts'
import type { Row } from './row.ts'

/** Where results and profiles are kept; git ignores it. */
export const RESULTS_DIR = fileURLToPath(new URL('../results', import.meta.url))

/** What a run has measured. */
export interface Results {
  readonly begunAt: Date
  readonly machine: Machine
  readonly options: Options
  readonly rows: readonly Row[]
  readonly beside: readonly BesideRow[]
  /** Null where no cluster ran. */
  readonly cluster: DrillReport | null
}

/** Writes a run's rows, and Tollgraph's ratios to its best peers, as JSON: in seconds, milliseconds and bytes. Returns the file's name below the repository. */
export async function keepResults(results: Results): Promise<string> {
  const name = `${results.begunAt.toISOString().replaceAll(':', '-')}.json`
  await mkdir(RESULTS_DIR, { recursive: true })
  const kept = { ...results, comparisons: compare(results.rows) }
  await writeFile(join(RESULTS_DIR, name), `${JSON.stringify(kept, null, 2)}\n`)
  return `bench/results/${name}`
}
