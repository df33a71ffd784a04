import { createHash, timingSafeEqual } from 'node:crypto'
import { TollgraphError } from '../../schema/errors.ts'

/** Guards the endpoints of scheduled jobs. Without a configured secret they stay closed. */
export function jobSecretCheck(secret: string | undefined): (bearer: string | null) => void {
  return (bearer) => {
    if (secret && bearer && timingSafeEqual(digest(secret), digest(bearer))) return
    throw new TollgraphError('UNAUTHENTICATED', 'Invalid or missing API key')
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
