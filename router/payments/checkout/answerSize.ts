/** Most bytes of JSON per counted byte: a date, counted as two with its comma, takes 27. */
const MOST_GROWTH = 14

/** Whether a value's JSON exceeds a number of bytes. Only values near the limit are serialised. */
export function exceedsBytes(value: unknown, limit: number): boolean {
  const left = spend(value, limit)
  if (left < 0) return true
  const counted = limit - left
  return counted * MOST_GROWTH > limit && Buffer.byteLength(JSON.stringify(value)) > limit
}

/**
 * The rest of a number of bytes after a value's JSON, with each character and each other scalar counted as one byte.
 * Negative as soon as nothing is left.
 */
function spend(value: unknown, bytes: number): number {
  if (bytes < 0) return bytes
  if (typeof value === 'string') return bytes - value.length - 2
  if (typeof value !== 'object' || value === null || value instanceof Date) return bytes - 1
  // One bracket; the other one is offset by the comma that the last item does not have.
  let left = bytes - 1
  if (Array.isArray(value)) {
    for (const item of value) {
      left = spend(item, left - 1)
      if (left < 0) return left
    }
    return left
  }
  const members = value as Record<string, unknown>
  // Without arrays of entries: every answer comes through here.
  for (const key in members) {
    if (members[key] === undefined) continue
    left = spend(members[key], left - key.length - 4)
    if (left < 0) return left
  }
  return left
}
