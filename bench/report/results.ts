import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BesideRow } from '../beside/row.ts'
import type { Options } from '../options.ts'
import { compare } from './comparison.ts'
import type { Machine } from './machine.ts'
import type { Row } from './row.ts'

/** Where results and profiles are kept; git ignores it. */
export const RESULTS_DIR = fileURLToPath(new URL('../results', import.meta.url))

/** Writes a run's rows, and Tollgraph's ratios to its best peers, as JSON: in seconds, milliseconds and bytes. Returns the file's name below the repository. */
export async function keepResults(
  begunAt: Date,
  machine: Machine,
  options: Options,
  rows: readonly Row[],
  beside: readonly BesideRow[],
): Promise<string> {
  const name = `${begunAt.toISOString().replaceAll(':', '-')}.json`
  await mkdir(RESULTS_DIR, { recursive: true })
  const results = { begunAt, machine, options, comparisons: compare(rows), rows, beside }
  await writeFile(join(RESULTS_DIR, name), `${JSON.stringify(results, null, 2)}\n`)
  return `bench/results/${name}`
}
