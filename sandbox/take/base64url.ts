import { base64Bytes, fromUrlAlphabet } from '../api/base64.ts'

/** Encodes bytes as base64url. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Decodes base64url. Throws for invalid text. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new RangeError('This is not base64url')
  return base64Bytes(fromUrlAlphabet(text))
}
