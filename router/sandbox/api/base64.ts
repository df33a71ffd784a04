/** The text in base64 of UTF-8, as the headers of x402 have it. Throws for what is no base64. */
export function decodeBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
}

/** A text in base64 of UTF-8. */
export function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
