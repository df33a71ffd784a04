import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { SERVICES, type ServiceName } from '../../../../schema/services.ts'
import type { PageReader } from '../reading/readPage.ts'
import { pageOf } from './page.ts'
import { findPage, savePage } from './store.ts'

/** What the reading of our own pages works with. */
export interface OwnPagesGround {
  readonly pool: Pool
  readonly read: PageReader
  readonly log: Logger
  baseUrl(service: ServiceName): string
  now(): Date
}

const TIMEOUT_MS = 4_000

/** Reads what our own services say of themselves: a corpus knows at least the installation that it belongs to. */
export async function readOwnPages({ pool, read, log, baseUrl, now }: OwnPagesGround): Promise<void> {
  await Promise.all(
    SERVICES.map(async (service) => {
      const url = placeOf({ baseUrl }, service)
      try {
        const page = await read(url, { rendering: 'NEVER', timeoutMs: TIMEOUT_MS })
        await savePage(pool, pageOf(page, now()))
      } catch (err) {
        // A service that does not run here has no pages.
        log.debug({ err, url }, 'An own page was not read')
      }
    }),
  )
}

/** Reads them once for a corpus that has none of them. What comes first waits for it, and so does what comes meanwhile. */
export function ownPagesFirst(ground: OwnPagesGround): () => Promise<void> {
  let reading: Promise<void> | null = null
  return () => {
    reading ??= (async () => {
      if (!(await findPage(ground.pool, placeOf(ground, 'gateway')))) await readOwnPages(ground)
    })()
    reading.catch(() => {
      reading = null
    })
    return reading
  }
}

function placeOf({ baseUrl }: Pick<OwnPagesGround, 'baseUrl'>, service: ServiceName): string {
  return `${baseUrl(service)}/llms.txt`
}
