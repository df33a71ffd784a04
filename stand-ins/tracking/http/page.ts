import { integer, type Query, text } from './params.ts'
import { invalidArgument } from './refusal.ts'

/** Rows of a page. */
const ROWS = 15
const MOST_PAGES = 1_000
/** How long a cursor works. */
const LASTS = 3_600_000

/** What part of a list is asked for, and as of when. */
export interface PageRequest {
  readonly path: string
  readonly query: Query
  readonly pages: number
  readonly skip: number
  /** The moment that the whole list is seen at, so that later pages continue the first one. */
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

/** The links and the number of pages of an answer. */
export interface PageLinks {
  readonly links: { readonly next: string } | null
  readonly num_pages: number
}

/** Cuts the page out of the whole list. */
export function cut<Row>(request: PageRequest, rows: readonly Row[]): { readonly rows: readonly Row[] } & PageLinks {
  const end = request.skip + request.pages * ROWS
  return paged(request, rows.slice(request.skip, end), rows.length > end)
}

/** A page whose rows were found already; `more`: there are others after them. */
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

/** How many rows of the whole list a request needs: those skipped, those shown, and one that tells of others. */
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
