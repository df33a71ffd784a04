const ALPHABET = /^[A-Za-z0-9_-]+={0,2}$/

/** Writes a text as base64url of its UTF-8, without padding, as every MPP member is written. */
export function encodeBase64url(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url')
}

/** Reads base64url, with or without padding. Null when there is any other character in it, or nothing. */
export function decodeBase64url(text: string): Buffer | null {
  return ALPHABET.test(text) ? Buffer.from(text, 'base64url') : null
}

/** Reads base64url of JSON in well-formed UTF-8. Undefined when it is none. */
export function decodeJson(text: string): unknown {
  const bytes = decodeBase64url(text)
  return bytes ? parseJson(bytes) : undefined
}

/** Reads JSON in well-formed UTF-8. Undefined when it is none: no JSON text means undefined. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    // Neither UTF-8 nor JSON: the caller says so.
    return undefined
  }
}
