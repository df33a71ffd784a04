import type { Hex } from 'viem'
import type { MppRefusal } from './problem.ts'

/** Longest transaction: the longest that fits into a credential. */
const TRANSACTION = /^0x([0-9a-fA-F]{2}){1,8192}$/

/** Messages for refused payload types. */
const REFUSED = new Map([
  ['hash', 'A transaction that the client sent is not accepted here: sign it and let the server send it (`pull`).'],
  ['proof', 'A proof pays nothing, and this has a price.'],
])

/** Reads the payload of a `tempo` credential: the payer's signed, serialised transaction. */
export function readTransaction(payload: {
  readonly type: string
  readonly [member: string]: unknown
}): Hex | MppRefusal {
  const { type, signature } = payload
  if (type !== 'transaction') {
    const message = REFUSED.get(type) ?? 'Only credentials of the type `transaction` are accepted here.'
    return { reason: 'malformed-credential', message }
  }
  if (typeof signature !== 'string' || !TRANSACTION.test(signature))
    return { reason: 'malformed-credential', message: 'payload.signature must be bytes in hexadecimal.' }
  return signature.toLowerCase() as Hex
}
