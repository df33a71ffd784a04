/** Decodes base64 to bytes. Throws for invalid base64. */
export function base64Bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

/** Converts base64url to base64. */
export function fromUrlAlphabet(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/')
}

/** Decodes base64 of UTF-8, as in the headers of x402. Throws for invalid base64. */
export function decodeBase64(text: string): string {
  return new TextDecoder().decode(base64Bytes(text))
}

/** Encodes a text as base64 of UTF-8. */
export function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
