import { randomFillSync } from 'node:crypto'

/** Bytes that are drawn from the system at a time: asking it for each text costs more than all else about one. */
const POOL_BYTES = 4_096

const pool = Buffer.allocUnsafeSlow(POOL_BYTES)
let used = POOL_BYTES

/** A text of so many random bytes in base64url, good for secrets: no byte is given out twice. */
export function randomText(bytes: number): string {
  if (bytes > POOL_BYTES) throw new RangeError(`At most ${POOL_BYTES} random bytes make a text, not ${bytes}`)
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  const start = used
  used += bytes
  const text = pool.toString('base64url', start, used)
  pool.fill(0, start, used)
  return text
}
