import { createHash, randomBytes } from 'node:crypto'
import type { RequestScope } from './scope.ts'

/** Keeps origins from being reversed into wallets by guessing; random per process. */
const SALT = randomBytes(16)

/** Origin of requests without a wallet or an address. */
const UNKNOWN = 'unknown'

/**
 * Pseudonymous id of a request's caller, for counting: derived from the wallet that pays or signed in, otherwise from
 * the client address. Valid within this process.
 */
export function originOf({
  caller,
  clientAddress,
  payment,
}: Pick<RequestScope, 'caller' | 'clientAddress' | 'payment'>): string {
  const who = payment?.payer ?? caller ?? clientAddress
  return who === null ? UNKNOWN : createHash('sha256').update(SALT).update(who).digest('base64url').slice(0, 22)
}
