import { z } from 'zod'
import type { UnreadableCredential } from '../protocol/credential.ts'

const Kept = z.object({ payload: z.unknown() })

/**
 * Reads a stored payment's signed payload again. Throws when it cannot be read, although it could be when it was
 * accepted.
 */
export function readKept<Read extends object>(
  kept: unknown,
  read: (payload: unknown) => Read,
): Exclude<Read, UnreadableCredential> {
  const payment: object = read(Kept.parse(kept).payload)
  if (isUnreadable(payment)) throw new Error(`A payment of the ledger cannot be read: ${payment.message}`)
  return payment as Exclude<Read, UnreadableCredential>
}

/**
 * When a stored payment's signed payload ends, in seconds since 1970. One whose payload is no longer kept ended more than a day ago: 0.
 */
export function endOfKept(
  kept: unknown,
  read: (payload: unknown) => { readonly validBefore: bigint } | UnreadableCredential,
): bigint {
  return kept === undefined ? 0n : readKept(kept, read).validBefore
}

function isUnreadable(read: object): read is UnreadableCredential {
  return 'reason' in read
}
