import type { Address } from 'viem'
import { z } from 'zod'
import type { HttpRequest } from '../load/request.ts'

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
export type Offer = z.output<typeof Offer>

const Challenge = z.object({ accepts: z.array(Offer).min(1) })

/** Asks without a payment, and reads what the 402 offers. */
export async function askOffer(url: string, request: HttpRequest): Promise<Offer> {
  const { path, ...init } = request
  const answer = await fetch(`${url}${path}`, init)
  const header = answer.headers.get('payment-required')
  const text = await answer.text()
  if (answer.status !== 402 || !header)
    throw new Error(`${path} offers no price: ${answer.status} ${text.slice(0, 500)}`)
  const [offer] = Challenge.parse(JSON.parse(Buffer.from(header, 'base64').toString('utf8'))).accepts
  return offer as Offer
}
