/** A position in a list whose pages have numbers. */
export interface PagePosition {
  /** 1 is the first page. */
  readonly page: number
  /** Items of the page before the position. */
  readonly skip: number
  /** Length of the list's pages where the caller sets it, which must stay the same from page to page. */
  readonly size?: number
}

const POSITION = /^([1-9]\d{0,8})\.(0|[1-9]\d{0,5})(?:\.([1-9]\d{0,5}))?$/

/** Encodes a position as an opaque cursor. It is not sealed: a number of a page reveals nothing. */
export function writePagePosition({ page, skip, size }: PagePosition): string {
  return Buffer.from([page, skip, size].filter((part) => part !== undefined).join('.')).toString('base64url')
}

/** Decodes a cursor; null for a text that `writePagePosition` does not return. */
export function readPagePosition(cursor: string): PagePosition | null {
  const [, page, skip, size] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (page === undefined) return null
  const position = { page: Number(page), skip: Number(skip), ...(size === undefined ? {} : { size: Number(size) }) }
  return writePagePosition(position) === cursor ? position : null
}
