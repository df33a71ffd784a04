import type { Pool } from '../../../../prisma/database.ts'
import type { Value } from '../../types.gen.ts'
import { type CrawlRecord, listPages, type PagePlace } from './store.ts'

/** Maximum characters per response; the rest is on the next page. */
const MOST_CHARACTERS = 4_000_000

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
  // Read one extra row to see whether more follow.
  const lists = await listPages(
    pool,
    places.map((place) => ({ ...place, limit: place.limit + 1 })),
  )
  return lists.map((rows, index) => pageOf(rows, places[index]?.limit ?? 0))
}

function pageOf(rows: readonly CrawlRecord[], limit: number): RecordPage {
  let characters = 0
  const fitting = rows.slice(0, limit).filter((row, index) => {
    characters += sizeOf(row)
    return index === 0 || characters <= MOST_CHARACTERS
  })
  return { records: fitting.map(recordOf), hasMore: fitting.length < rows.length }
}

function sizeOf({ html, markdown, json }: CrawlRecord): number {
  return (html?.length ?? 0) + (markdown?.length ?? 0) + (json ? JSON.stringify(json).length : 0)
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
