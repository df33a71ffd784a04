import type { Logger } from 'pino'
import type { Pool } from '../../../../prisma/database.ts'
import { SERVICES, type ServiceName } from '../../../../schema/services.ts'
import type { PageReader } from '../reading/readPage.ts'
import { pageOf } from './page.ts'
import { findPage, savePage } from './store.ts'

/** Dependencies of reading our own pages. */
export interface OwnPagesGround {
  readonly pool: Pool
  readonly read: PageReader
  readonly log: Logger
  baseUrl(service: ServiceName): string
  now(): Date
}

const TIMEOUT_MS = 4_000

/** Reads our services' own pages, so that the corpus contains at least this installation. */
export async function readOwnPages({ pool, read, log, baseUrl, now }: OwnPagesGround): Promise<void> {
  await Promise.all(
    SERVICES.map(async (service) => {
      const url = placeOf({ baseUrl }, service)
      try {
        const page = await read(url, { rendering: 'NEVER', timeoutMs: TIMEOUT_MS })
        await savePage(pool, pageOf(page, now()))
      } catch (err) {
        // A service that does not run here has no page.
        log.debug({ err, url }, 'An own page was not read')
      }
    }),
  )
}

/** Makes a function that reads our own pages once if the corpus has none of them. Concurrent callers wait for the same read. */
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
