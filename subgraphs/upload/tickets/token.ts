import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: nobody guesses one. */
const TOKEN_BYTES = 24
const TOKEN = /^[A-Za-z0-9_-]{32}$/

/** A fresh token for an upload URL. It is shown once; the database keeps its hash. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What the database knows a token by; null for a text that is none. */
export function hashOfToken(token: string): string | null {
  if (!TOKEN.test(token)) return null
  return createHash('sha256').update(token).digest('hex')
}
