import type { Pool } from '../../../../prisma/database.ts'
import type { Value } from '../../types.gen.ts'
import { type CrawlRecord, listPages, type PagePlace, sizesOfPages } from './store.ts'

/** Maximum bytes of texts per response; the rest is on the next page. */
const MOST_BYTES = 4_000_000

/** One page of a crawl's records. */
export interface RecordPage {
  readonly records: readonly PlacedRecord[]
  /** False if these are the last records so far. */
  readonly hasMore: boolean
}

/** A record, and its position in its crawl. */
export type PlacedRecord = Value<'SiteCrawlRecord'> & { readonly position: number }

/**
 * The records of several crawls, in the order of the places: after each position up to `limit`, fewer if they are long,
 * at least one.
 */
export async function recordsAfter(pool: Pool, places: readonly PagePlace[]): Promise<RecordPage[]> {
  // One row more shows whether more follow. Texts are read only where they are shown: those of a crawl fill a process.
  const sizes = await sizesOfPages(
    pool,
    places.map((place) => ({ ...place, limit: place.limit + 1 })),
  )
  const fitting = places.map((place, index) => ({ ...place, limit: fittingIn(sizes[index] ?? [], place.limit) }))
  const lists = await listPages(pool, fitting)
  return lists.map((rows, index) => ({
    records: rows.map(recordOf),
    hasMore: (fitting[index]?.limit ?? 0) < (sizes[index]?.length ?? 0),
  }))
}

/** How many of the first URLs have room in a response: at least one. */
function fittingIn(sizes: readonly number[], limit: number): number {
  let bytes = 0
  const shown = sizes.slice(0, limit)
  const tooMany = shown.findIndex((size, index) => {
    bytes += size
    return index > 0 && bytes > MOST_BYTES
  })
  return tooMany < 0 ? shown.length : tooMany
}

function recordOf({
  position,
  url,
  status,
  html,
  markdown,
  json,
  statusCode,
  foundUrl,
  title,
}: CrawlRecord): PlacedRecord {
  return { position, url, status, html, markdown, json, metadata: { status: statusCode, url: foundUrl ?? url, title } }
}
