import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: cannot be guessed. */
const TOKEN_BYTES = 24
const TOKEN = /^[A-Za-z0-9_-]{32}$/

/** A new token for an upload URL. It is shown once; the database stores only its hash. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The hash of a token, as stored; null for a malformed token. */
export function hashOfToken(token: string): string | null {
  if (!TOKEN.test(token)) return null
  return createHash('sha256').update(token).digest('hex')
}
