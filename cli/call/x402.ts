import { x402Client, x402HTTPClient } from '@x402/core/client'
import type { PaymentPayload, PaymentRequired, PaymentRequirements } from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import type { Network } from '../../router/payments/evm/network.ts'
import { atomicUsdc } from '../../schema/money.ts'
import { Trouble } from '../errors.ts'
import { type Offered, once } from './offered.ts'
import type { Answer } from './send.ts'
import { checkValidity } from './validity.ts'
import type { Wallet } from './wallet.ts'

/** The payment that an x402 challenge requires, and how to sign it. */
export interface X402Offer extends Omit<Offered, 'sign'> {
  /** How long a signed payment can be settled, in seconds. */
  readonly validSeconds: number
  /** Signs the payment. Idempotent: later calls return the same payment and sign nothing. */
  sign(): Promise<PaymentPayload>
}

/** Reads the x402 offer of a 402 and prepares the stock client to pay it. Throws Trouble when the wallet cannot. */
export function x402Offer(answer: Answer, wallet: Wallet): Offered {
  const http = new x402HTTPClient(new x402Client())
  const { sign, ...offered } = offerOf(readRequired(http, answer), wallet)
  return { ...offered, sign: once(async () => http.encodePaymentSignatureHeader(await sign())) }
}

/** Prepares the stock client to pay a challenge. Throws Trouble when the wallet cannot pay any of its offers. */
export function offerOf(required: PaymentRequired, { account, networks }: Wallet): X402Offer {
  // The price is shown and accepted before anything is signed; the client's own limit would be redundant.
  const client = new x402Client().setSpendControls(false)
  for (const network of networks) client.register(network.id, new ExactEvmScheme(account))
  for (const accepted of required.accepts) {
    const network = networkOf(accepted, networks)
    if (!network) continue
    checkValidity(accepted.maxTimeoutSeconds)
    return {
      amount: atomicUsdc(BigInt(accepted.amount)),
      payTo: accepted.payTo,
      network,
      validSeconds: accepted.maxTimeoutSeconds,
      // Sign exactly the offer that was shown, whichever offers the client could choose from.
      sign: once(() => client.createPaymentPayload({ ...required, accepts: [accepted] })),
    }
  }
  const offers = required.accepts.map(({ scheme, network }) => `${scheme} on ${network}`)
  throw new Trouble(
    `None of the x402 offers (${offers.join(', ') || 'none'}) is exact USDC on ${networks.map(({ name }) => name).join(' or ')}: try --protocol mpp.`,
  )
}

function readRequired(http: x402HTTPClient, answer: Answer): PaymentRequired {
  try {
    return http.getPaymentRequiredResponse((name) => answer.headers.get(name), answer.json)
  } catch {
    throw new Trouble('The answer asks for payment, and not by x402: try --protocol mpp.')
  }
}

/** The network of an offer for plain USDC by a signed transfer; undefined for any other offer. */
function networkOf(offer: PaymentRequirements, networks: readonly Network[]): Network | undefined {
  const method = offer.extra?.assetTransferMethod ?? 'eip3009'
  if (offer.scheme !== 'exact' || method !== 'eip3009' || !/^\d{1,30}$/.test(offer.amount)) return undefined
  return networks.find(({ id, usdc }) => id === offer.network && usdc.toLowerCase() === offer.asset.toLowerCase())
}
