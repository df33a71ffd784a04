import type { PaymentRequired } from '@x402/core/types'
import { encodeBase64 } from '../api/base64.ts'
import type { Challenge, Offer } from './challenge.ts'
import type { Signer } from './desk.ts'
import { walletTrouble } from './walletTrouble.ts'

/** The payment header of x402 v2. */
export const PAYMENT_HEADER = 'PAYMENT-SIGNATURE'

/** Has the wallet sign one offer of a challenge; returns the payment header. Throws a Trouble when the wallet does not sign. */
export async function signPayment(challenge: Challenge, offer: Offer, signer: Signer): Promise<string> {
  const [{ x402Client }, scheme] = await Promise.all([import('@x402/core/client'), schemeOf(offer, signer)])
  // The stock client rejects more than 1 USD by default: here the user has accepted the amount, and it was checked.
  const client = new x402Client().register(offer.network as `${string}:${string}`, scheme).setSpendControls(false)
  const required = { ...challenge, accepts: [offer], extensions: withIdentifier(challenge.extensions) }
  try {
    return encodeBase64(JSON.stringify(await client.createPaymentPayload(required as unknown as PaymentRequired)))
  } catch (error) {
    throw walletTrouble(error)
  }
}

async function schemeOf({ scheme }: Offer, signer: Signer) {
  if (scheme === 'upto') return new (await import('@x402/evm/upto/client')).UptoEvmScheme(signer)
  return new (await import('@x402/evm/exact/client')).ExactEvmScheme(signer)
}

const IDENTIFIER = 'payment-identifier'

/** Adds a payment identifier to the extensions, if the router requires one, so that no repetition is charged twice. */
function withIdentifier(extensions: Challenge['extensions']): Record<string, unknown> {
  const offered = extensions[IDENTIFIER] as { readonly info?: object } | undefined
  if (!offered?.info) return { ...extensions }
  return { ...extensions, [IDENTIFIER]: { ...offered, info: { ...offered.info, id: paymentName() } } }
}

function paymentName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `pay_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
