/** Decodes a header of base64 JSON; null if it is missing or malformed. */
export function decodeHeader(value: string | null): unknown {
  if (value === null) return null
  try {
    const bytes = Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // A proxy may have truncated it; the caller treats it as missing.
    return null
  }
}
