import type { PaymentRequired } from '@x402/core/types'
import { encodeBase64 } from '../api/base64.ts'
import type { Challenge, Offer } from './challenge.ts'
import type { Signer } from './desk.ts'
import { walletTrouble } from './walletTrouble.ts'

/** The header that holds a payment of x402 v2. */
export const PAYMENT_HEADER = 'PAYMENT-SIGNATURE'

/** Has the wallet sign one offer of a challenge: the payment header. Throws a Trouble where the wallet does not. */
export async function signPayment(challenge: Challenge, offer: Offer, signer: Signer): Promise<string> {
  const [{ x402Client }, { ExactEvmScheme }] = await Promise.all([
    import('@x402/core/client'),
    import('@x402/evm/exact/client'),
  ])
  // The stock client would refuse more than 1 USD by itself: here the person has agreed to the sum, and it was checked.
  const client = new x402Client()
    .register(offer.network as `${string}:${string}`, new ExactEvmScheme(signer))
    .setSpendControls(false)
  const required = { ...challenge, accepts: [offer], extensions: withIdentifier(challenge.extensions) }
  try {
    return encodeBase64(JSON.stringify(await client.createPaymentPayload(required as unknown as PaymentRequired)))
  } catch (error) {
    throw walletTrouble(error)
  }
}

const IDENTIFIER = 'payment-identifier'

/** The extensions with a name for this payment, where the router asks for one: no repetition can then be charged twice. */
function withIdentifier(extensions: Challenge['extensions']): Record<string, unknown> {
  const offered = extensions[IDENTIFIER] as { readonly info?: object } | undefined
  if (!offered?.info) return { ...extensions }
  return { ...extensions, [IDENTIFIER]: { ...offered, info: { ...offered.info, id: paymentName() } } }
}

function paymentName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `pay_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
