import { createHash, hash } from 'node:crypto'
import type { Secret } from '../../../subgraphs/kit/keys/keys.ts'

/** Block size of SHA-256, in bytes. */
const BLOCK = 64

/**
 * Returns HMAC-SHA-256 under a key (RFC 2104), in base64url. Computed from plain hashes because Node's Hmac object
 * costs more to create and collect than hashing a text as short as a challenge.
 */
export function keyedHash(secret: Secret): (text: string) => string {
  const given = Buffer.from(secret)
  const key = Buffer.alloc(BLOCK)
  const short = given.length > BLOCK ? createHash('sha256').update(given).digest() : given
  short.copy(key)
  const inner = key.map((byte) => byte ^ 0x36)
  const outer = Buffer.concat([key.map((byte) => byte ^ 0x5c), Buffer.alloc(32)])
  return (text) => {
    const bytes = Buffer.allocUnsafe(BLOCK + Buffer.byteLength(text))
    bytes.set(inner)
    bytes.write(text, BLOCK)
    outer.write(hash('sha256', bytes, 'hex'), BLOCK, 'hex')
    return hash('sha256', outer, 'base64url')
  }
}
