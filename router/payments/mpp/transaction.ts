import type { Hex } from 'viem'
import type { MppRefusal } from './problem.ts'

/** Longest transaction: what a credential's length leaves for it. */
const TRANSACTION = /^0x([0-9a-fA-F]{2}){1,8192}$/

/** Why a payload that is no transaction is refused, by its type. */
const REFUSED = new Map([
  ['hash', 'A transaction that the client sent is not accepted here: sign it and let the server send it (`pull`).'],
  ['proof', 'A proof pays nothing, and this has a price.'],
])

/** Reads the payload of a `tempo` credential: the serialized transaction that the payer signed. */
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
