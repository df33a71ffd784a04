/** In JSON: NUL, and a half of a surrogate pair, which JSON.stringify escapes. A backslash that is escaped itself may match, too. */
const SUSPECT = /\\u(?:0000|d[89a-f])/

/**
 * JSON for a `jsonb` column, of texts that others wrote. Postgres rejects a whole statement for a NUL or half a surrogate
 * pair in one of them: NUL is left out, and a half becomes U+FFFD.
 */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value)
  return SUSPECT.test(text) ? JSON.stringify(storable(JSON.parse(text))) : text
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), storable(inner)]))
}

/** Text for a `text` column, of texts that others wrote: as in `storableJson`. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The same of a text that may be missing. */
export function storableOrNull(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : storableText(text)
}
