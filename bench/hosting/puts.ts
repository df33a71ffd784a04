import type { Meter } from '../beside/meter.ts'
import { type BesideRow, besideRow } from '../beside/row.ts'
import { progress } from '../report/progress.ts'
import { PUT_MEGABYTES, runPuts } from './putLoad.ts'

export interface PutPlace {
  readonly name: string
  readonly isOurs: boolean
  readonly meter: Meter
  /** Each takes one file; the first warms the server up. */
  readonly urls: readonly string[]
}

/** How fast files of 100 MB come in, one after the other. */
export async function measurePuts({ urls, meter, ...named }: PutPlace, signal: AbortSignal): Promise<BesideRow> {
  progress(`${named.name}: files of ${PUT_MEGABYTES} MB`)
  const [first, ...others] = urls
  await runPuts(first === undefined ? [] : [first], signal)
  const finish = await meter.start()
  const load = await runPuts(others, signal)
  const row = {
    work: `PUT of ${PUT_MEGABYTES} MB`,
    server: named.name,
    isOurs: named.isOurs,
    connections: 1,
    unit: 'MB/s' as const,
  }
  return besideRow(row, load, await finish(), PUT_MEGABYTES)
}
