import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Pool } from '../../../../prisma/database.ts'
import { StandInError } from '../../../kit/upstream/standInError.ts'
import { searchPages } from '../corpus/search.ts'
import { bestPassages } from '../corpus/sentences.ts'
import type { Obtain } from './obtain.ts'

/** Dependencies of our own crawler. */
export interface CrawlerGround {
  readonly pool: Pool
  readonly obtain: Obtain
  /** Reads our own pages if none of them is stored yet. */
  prepare(): Promise<void>
  /** Time limit of one request, in milliseconds. */
  readonly timeoutMs: number
}

const Scrape = z.object({ url: z.string() })
const Search = z.object({ query: z.string(), limit: z.number().int().min(1).max(100).default(5) })

/** A crawler company's API: pages are read by this installation, and searched among those read before. */
export function crawlerEngine(app: FastifyInstance, { pool, obtain, prepare, timeoutMs }: CrawlerGround): void {
  app.post('/v2/scrape', async ({ body }) => {
    const { url } = Scrape.parse(body)
    const got = await obtain(url, { livecrawl: 'always', rendering: 'ALWAYS', timeoutMs })
    if ('missing' in got) {
      const { reason, httpStatusCode: statusCode } = got.missing
      throw new StandInError(424, { success: false, error: reason, statusCode })
    }
    const { markdown, title, description, rendered, url: found } = got.page
    return { success: true, data: { markdown, rendered, metadata: { title, description, sourceURL: url, url: found } } }
  })

  app.post('/v2/search', async ({ body }) => {
    const { query, limit } = Search.parse(body)
    await prepare()
    const found = await searchPages(pool, [query], 'BOTH', {}, limit)
    return {
      success: true,
      data: {
        web: found.map(({ page: { url, title, description, markdown } }, index) => ({
          url,
          title,
          description,
          snippet: bestPassages(markdown, query, 1)[0]?.text ?? description,
          position: index + 1,
        })),
      },
    }
  })
}
