import { createHash } from 'node:crypto'

/** The hash that binds a token to a body: SHA-256, base64url. */
export function bodyHash(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64url')
}
