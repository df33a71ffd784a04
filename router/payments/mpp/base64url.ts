const ALPHABET = /^[A-Za-z0-9_-]+={0,2}$/

/** Decodes base64url, with or without padding. Null for empty text or any other character. */
export function decodeBase64url(text: string): Buffer | null {
  return ALPHABET.test(text) ? Buffer.from(text, 'base64url') : null
}

/** Decodes base64url of JSON in well-formed UTF-8. Undefined when it is invalid. */
export function decodeJson(text: string): unknown {
  const bytes = decodeBase64url(text)
  return bytes ? parseJson(bytes) : undefined
}

/** Parses JSON in well-formed UTF-8. Undefined when it is invalid: no JSON text means undefined. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    // Neither UTF-8 nor JSON: the caller reports it.
    return undefined
  }
}
