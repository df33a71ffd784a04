import { randomBytes } from 'node:crypto'
import { type Hex, toHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { AUTHORIZATION_TYPES } from './authorization.ts'
import type { Offer } from './offer.ts'

/** How often a signing pauses for signals and timers, in payments. */
const BREATH = 50

/**
 * Signs so many payments of an offer, by the wallets in turn: values of the `PAYMENT-SIGNATURE` header, each good for
 * one request.
 */
export async function signPayments(
  offer: Offer,
  wallets: readonly PrivateKeyAccount[],
  count: number,
  signal: AbortSignal,
): Promise<string[]> {
  const payments: string[] = []
  for (let index = 0; index < count; index += 1) {
    if (index % BREATH === 0) {
      await new Promise((resolve) => setImmediate(resolve))
      signal.throwIfAborted()
    }
    payments.push(await signPayment(offer, wallets[index % wallets.length] as PrivateKeyAccount))
  }
  return payments
}

async function signPayment(offer: Offer, wallet: PrivateKeyAccount): Promise<string> {
  const { asset, extra, network } = offer
  const validBefore = BigInt(Math.floor(Date.now() / 1_000) + offer.maxTimeoutSeconds)
  const nonce: Hex = toHex(randomBytes(32))
  const message = {
    from: wallet.address,
    to: offer.payTo,
    value: BigInt(offer.amount),
    validAfter: 0n,
    validBefore,
    nonce,
  }
  const signature = await wallet.signTypedData({
    domain: {
      name: extra.name,
      version: extra.version,
      chainId: Number(network.replace('eip155:', '')),
      verifyingContract: asset,
    },
    types: AUTHORIZATION_TYPES,
    primaryType: 'TransferWithAuthorization',
    message,
  })
  const authorization = { ...message, value: offer.amount, validAfter: '0', validBefore: validBefore.toString() }
  const payload = { x402Version: 2, accepted: offer, payload: { signature, authorization } }
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}
