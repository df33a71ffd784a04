import type { Meter } from '../beside/meter.ts'
import { type BesideRow, besideRow } from '../beside/row.ts'
import { progress } from '../report/progress.ts'
import { WARM_UP_SECONDS, warmUp } from '../warmUp.ts'
import { checkSite, type ServedSite } from './checkSite.ts'
import { runFileLoad } from './fileLoad.ts'
import type { HostingGround } from './ground.ts'
import type { SiteFile } from './site.ts'

export interface SitePlace {
  readonly name: string
  readonly isOurs: boolean
  readonly meter: Meter
  readonly site: ServedSite
}

/** How fast the files of a site are served, as they are and packed. */
export async function measureSite(
  { name, isOurs, meter, site }: SitePlace,
  files: readonly SiteFile[],
  { connections: counts, seconds, interruption }: HostingGround,
): Promise<BesideRow[]> {
  const { signal } = interruption
  const rows: BesideRow[] = []
  for (const encoding of ['identity', 'gzip'] as const) {
    progress(`${name}: looking at ${files.length} files`)
    const requests = await checkSite(site, files, encoding)
    const work = `site of ${files.length} files, ${encoding === 'gzip' ? 'gzip' : 'plain'}`
    for (const connections of counts) {
      progress(`${name}: ${work}, ${connections} in flight`)
      const load = { port: site.port, requests, connections, signal }
      await warmUp(() => runFileLoad({ ...load, seconds: WARM_UP_SECONDS }))
      const finish = await meter.start()
      const result = await runFileLoad({ ...load, seconds })
      rows.push(besideRow({ work, server: name, isOurs, connections, unit: 'req/s' }, result, await finish()))
    }
  }
  return rows
}
