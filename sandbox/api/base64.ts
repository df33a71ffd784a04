/** The bytes in base64. Throws for what is no base64. */
export function base64Bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

/** Base64url as base64: the alphabet of URLs in place of the other. */
export function fromUrlAlphabet(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/')
}

/** The text in base64 of UTF-8, as the headers of x402 have it. Throws for what is no base64. */
export function decodeBase64(text: string): string {
  return new TextDecoder().decode(base64Bytes(text))
}

/** A text in base64 of UTF-8. */
export function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
