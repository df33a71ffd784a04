import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: cannot be guessed. */
const TOKEN_BYTES = 24
const TOKEN = /^[A-Za-z0-9_-]{32}$/

/** A new token for an upload URL. It is shown once; the database stores only its hash. */
export function newToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: sha256(token) }
}

/** The hash of a token, as stored; null for a malformed token. */
export function hashOfToken(token: string): string | null {
  if (!TOKEN.test(token)) return null
  return sha256(token)
}

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
