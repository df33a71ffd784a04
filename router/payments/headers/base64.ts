import type { JsonText } from './constantJson.ts'

/** Length of the base64 of a number of bytes. */
export function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4
}

/**
 * The base64 of concatenated texts. A constant text is encoded once for each alignment to the groups of three bytes, so
 * that only the parts between constants are encoded anew.
 */
export function base64(texts: readonly (string | JsonText)[]): string {
  let encoded = ''
  /** Bytes not encoded yet. */
  let rest = ''
  for (const text of texts) {
    if (typeof text === 'string') {
      rest += text
      continue
    }
    const { kept, letters } = text
    if (kept === null || letters.length < 3) {
      rest += letters
      continue
    }
    const start = (3 - (rest.length % 3)) % 3
    const end = letters.length - ((letters.length - start) % 3)
    const middle = kept[start] ?? btoa(letters.slice(start, end))
    kept[start] = middle
    encoded += btoa(rest + letters.slice(0, start)) + middle
    rest = letters.slice(end)
  }
  return encoded + btoa(rest)
}
