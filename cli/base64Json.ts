/** The JSON of a header in base64 of either alphabet, such as a challenge or a receipt; null without one, or where it cannot be read. */
export function base64Json(header: string | null): unknown {
  try {
    return JSON.parse(Buffer.from(header ?? '', 'base64').toString())
  } catch {
    return null
  }
}
