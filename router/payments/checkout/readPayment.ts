import { readMpp } from '../mpp/read.ts'
import type { Call } from '../protocol/call.ts'
import type { Credential, UnreadableCredential } from '../protocol/credential.ts'
import { readX402 } from '../x402/credential.ts'
import type { CheckoutParts } from './parts.ts'
import { realmOf } from './realm.ts'

/**
 * Reads the payment of a request in either protocol. Null when the request carries none; a request that carries two is
 * refused, since it is ambiguous which to charge.
 */
export async function readPayment(
  call: Call,
  { rails, secret }: Pick<CheckoutParts, 'rails' | 'secret'>,
): Promise<Credential | (UnreadableCredential & { readonly challengeId?: string | null }) | null> {
  const { mpp, payment } = call.credentials
  if (mpp !== null && payment !== null) {
    return { reason: 'several_payments', message: 'The request carries an x402 and an MPP payment; send one of them.' }
  }
  if (mpp !== null) return readMpp(mpp, { realm: realmOf(call), secret }, rails)
  return payment === null ? null : readX402(payment, rails)
}
