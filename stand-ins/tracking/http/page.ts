import { integer, type Query, text } from './params.ts'
import { invalidArgument } from './refusal.ts'

/** Rows of a page. */
const ROWS = 15
const MOST_PAGES = 1_000
/** Lifetime of a cursor, in milliseconds. */
const LASTS = 3_600_000

/** The requested pages of a list, and its time. */
export interface PageRequest {
  readonly path: string
  readonly query: Query
  readonly pages: number
  readonly skip: number
  /** Time of the first page, so that later pages are consistent with it. */
  readonly now: number
}

/** Reads `max_pages` and `cursor` of a request. */
export function pageRequest(path: string, query: Query, now: number, mostPages = MOST_PAGES): PageRequest {
  const pages = integer(query, 'max_pages', [1, mostPages], 1)
  const cursor = text(query, 'cursor')
  if (cursor === null) return { path, query, pages, skip: 0, now }
  const [skip, since] = readCursor(cursor)
  if (since > now || now - since > LASTS) throw invalidArgument('cursor is out of date')
  return { path, query, pages, skip, now: since }
}

/** The links and the number of pages of a response. */
export interface PageLinks {
  readonly links: { readonly next: string } | null
  readonly num_pages: number
}

/** Cuts the requested pages out of the whole list. */
export function cut<Row>(request: PageRequest, rows: readonly Row[]): { readonly rows: readonly Row[] } & PageLinks {
  const end = request.skip + request.pages * ROWS
  return paged(request, rows.slice(request.skip, end), rows.length > end)
}

/** A response with already selected rows; `more` says whether others follow. */
export function paged<Row>(
  request: PageRequest,
  rows: readonly Row[],
  more: boolean,
): { readonly rows: readonly Row[] } & PageLinks {
  return {
    rows,
    links: more ? { next: nextLink(request) } : null,
    num_pages: Math.max(1, Math.ceil(rows.length / ROWS)),
  }
}

/** Number of rows a request needs: skipped ones, shown ones, and one to detect more. */
export function rowsNeeded({ skip, pages }: PageRequest): number {
  return skip + pages * ROWS + 1
}

function nextLink({ path, query, skip, pages, now }: PageRequest): string {
  const next = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (name === 'cursor' || value === undefined) continue
    for (const item of typeof value === 'string' ? [value] : value) next.append(name, item)
  }
  next.set('cursor', Buffer.from(`${skip + pages * ROWS}.${now}`).toString('base64url'))
  return `${path}?${next}`
}

function readCursor(cursor: string): readonly [skip: number, now: number] {
  const read = /^(\d{1,9})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!read) throw invalidArgument('cursor is none that was given here')
  return [Number(read[1]), Number(read[2])]
}
