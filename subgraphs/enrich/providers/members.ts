/** The members of a JSON object. */
export type Members = Readonly<Record<string, unknown>>

/** Whether a JSON value is an object. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The members of a value; none for a value that is no object. */
export function membersOf(value: unknown): Members {
  return isMembers(value) ? value : {}
}

/** The items of a list; none for a value that is no list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Respells each item that is an object. Any other item stays as it is, for the reader to leave out. */
export function eachOf<Row>(value: unknown, respell: (row: Members) => Row): readonly unknown[] {
  return itemsOf(value).map((item) => (isMembers(item) ? respell(item) : item))
}

/** A text that is not empty; null for anything else. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** The day of a date or time in ISO 8601; null for anything else. */
export function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null
}
