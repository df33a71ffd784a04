import { createHash, randomBytes } from 'node:crypto'
import type { RequestScope } from './scope.ts'

/** Keeps origins from being guessed back into wallets; another one in each process. */
const SALT = randomBytes(16)

/** What requests have that show neither a wallet nor an address. */
const UNKNOWN = 'unknown'

/**
 * Names the caller of a request for counting, in a form that does not tell who it is: by the wallet that pays or signed in,
 * else by its address. Holds within this process.
 */
export function originOf({
  caller,
  clientAddress,
  payment,
}: Pick<RequestScope, 'caller' | 'clientAddress' | 'payment'>): string {
  const who = payment?.payer ?? caller ?? clientAddress
  return who === null ? UNKNOWN : createHash('sha256').update(SALT).update(who).digest('base64url').slice(0, 22)
}
