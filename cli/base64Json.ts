/** The JSON of a header in base64, such as a challenge; null without one, or where it cannot be read. */
export function base64Json(header: string | null): unknown {
  try {
    return JSON.parse(Buffer.from(header ?? '', 'base64').toString())
  } catch {
    return null
  }
}
