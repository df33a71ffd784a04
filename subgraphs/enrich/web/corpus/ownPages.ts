import type { Logger } from 'pino'
import type { Pool } from '../../../../prisma/database.ts'
import { SERVICES, type ServiceName } from '../../../../schema/services.ts'
import { orAfter } from '../../../kit/async/timeout.ts'
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

/** Time limit of one page, in milliseconds: longer than a search waits, so that the next one finds it on a slow machine. */
const PAGE_MS = 30_000
/** After a reading without result, searches do without our own pages for this time, in milliseconds. */
const AGAIN_MS = 60_000

/** Reads our services' own pages, so that the corpus contains at least this installation. Returns the services whose page was read. */
export async function readOwnPages({ pool, read, log, baseUrl, now }: OwnPagesGround): Promise<readonly ServiceName[]> {
  const services = await Promise.all(
    SERVICES.map(async (service) => {
      const url = placeOf({ baseUrl }, service)
      try {
        const page = await read(url, { rendering: 'NEVER', timeoutMs: PAGE_MS })
        await savePage(pool, pageOf(page, now()))
        return [service]
      } catch (err) {
        // A service that does not run here has no page.
        log.debug({ err, url }, 'An own page was not read')
        return []
      }
    }),
  )
  return services.flat()
}

/**
 * Makes a function that has our own pages read if the corpus has none of them, and waits for that at most `waitMs`
 * milliseconds; the reading continues. Concurrent callers wait for the same reading. One without result is repeated later.
 */
export function ownPagesFirst(ground: OwnPagesGround, waitMs: number): () => Promise<void> {
  const { pool, log, now } = ground
  const url = placeOf(ground, 'gateway')
  let reading: Promise<void> | null = null
  let failedAt = Number.NEGATIVE_INFINITY

  async function readFirst(): Promise<void> {
    if (await findPage(pool, url)) return
    if ((await readOwnPages(ground)).includes('gateway')) return
    log.warn({ url }, "The installation's own pages could not be read: searches do not find them")
    failedAt = now().getTime()
    reading = null
  }

  return async () => {
    if (now().getTime() < failedAt + AGAIN_MS) return
    reading ??= readFirst().catch((error: unknown) => {
      reading = null
      throw error
    })
    await orAfter(waitMs, reading, () => {})
  }
}

function placeOf({ baseUrl }: Pick<OwnPagesGround, 'baseUrl'>, service: ServiceName): string {
  return `${baseUrl(service)}/llms.txt`
}
