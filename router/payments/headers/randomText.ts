import { randomFillSync } from 'node:crypto'

/** Random bytes drawn from the system at a time: one system call per text would cost more than all other work. */
const POOL_BYTES = 4_096

const pool = Buffer.allocUnsafeSlow(POOL_BYTES)
let used = POOL_BYTES

/** Random bytes as base64url, suitable for secrets: no byte is used twice. */
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
