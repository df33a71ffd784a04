import { randomBytes } from 'node:crypto'
import { type Address, type Hex, toHex } from 'viem'
import { z } from 'zod'
import type { HttpRequest } from '../load/request.ts'
import { signerFor } from './authorization.ts'
import type { Payer } from './payer.ts'

const Offer = z.object({
  scheme: z.literal('exact'),
  network: z.string().regex(/^eip155:\d+$/),
  asset: z.string().transform((text) => text as Address),
  /** Atomic units of the asset. */
  amount: z.string(),
  payTo: z.string().transform((text) => text as Address),
  maxTimeoutSeconds: z.number(),
  extra: z.looseObject({ name: z.string(), version: z.string() }),
})

/** An `accepts` entry of a 402. */
type Offer = z.output<typeof Offer>

const Challenge = z.object({ accepts: z.array(Offer).min(1) })

/** Pays what an x402 server asks for a request, each time with a nonce of its own. */
export async function x402Payer(url: string, request: HttpRequest): Promise<Payer> {
  const offer = await askOffer(url, request)
  const { asset, extra, network } = offer
  const chainId = Number(network.replace('eip155:', ''))
  const sign = signerFor({ name: extra.name, version: extra.version, chainId, address: asset })
  return async (wallet) => {
    const nonce: Hex = toHex(randomBytes(32))
    const authorization = {
      from: wallet.address,
      to: offer.payTo,
      value: offer.amount,
      validAfter: '0',
      validBefore: String(Math.floor(Date.now() / 1_000) + offer.maxTimeoutSeconds),
      nonce,
    } as const
    const signature = sign(wallet, authorization)
    const payload = { x402Version: 2, accepted: offer, payload: { signature, authorization } }
    return { 'payment-signature': Buffer.from(JSON.stringify(payload)).toString('base64') }
  }
}

/** Asks without a payment, and reads what the 402 offers. */
async function askOffer(url: string, request: HttpRequest): Promise<Offer> {
  const { path, ...init } = request
  const answer = await fetch(`${url}${path}`, init)
  const header = answer.headers.get('payment-required')
  const text = await answer.text()
  if (answer.status !== 402 || !header)
    throw new Error(`${path} offers no price: ${answer.status} ${text.slice(0, 500)}`)
  const [offer] = Challenge.parse(JSON.parse(Buffer.from(header, 'base64').toString('utf8'))).accepts
  return offer as Offer
}
