import type { PaymentRequired, PaymentRequirements } from '@x402/core/types'
import * as z from 'zod/mini'
import { NoWayToPayError } from './errors.ts'
import { decodeHeader } from './header.ts'
import { isUsdc, type PayableNetwork } from './networks.ts'

/** The challenge of a 402, of x402 v2. */
export type Challenge = PaymentRequired

/** One way to pay a challenge: a fixed sum of USDC. */
export interface Offer {
  readonly required: PaymentRequirements
  /** In atomic units of USDC. */
  readonly units: bigint
}

/**
 * An offer whose members have the types of x402. A server may send others: a time in text, for example, would be appended
 * to the clock, and the signed payment be good for millennia.
 */
const OfferSchema = z.object({
  scheme: z.string(),
  network: z.string(),
  asset: z.string(),
  amount: z.string(),
  payTo: z.string(),
  maxTimeoutSeconds: z.int().check(z.positive()),
  extra: z.optional(z.record(z.string(), z.unknown())),
})

/** Longest validity of a signed payment, in seconds: it counts against the budget until then, and is kept for a day. */
const LONGEST_SECONDS = 3_600

/** Reads the challenge of a 402, without offers of another form; null if there is none of x402 v2. */
export function challengeOf(response: Response): Challenge | null {
  const required = decodeHeader(response.headers.get('payment-required')) as Challenge | null
  if (required?.x402Version !== 2 || !Array.isArray(required.accepts)) return null
  const accepts = required.accepts.filter((offer) => z.safeParse(OfferSchema, offer).success)
  return { ...required, accepts, extensions: required.extensions ?? {} }
}

const SignInSchema = z.object({
  info: z.record(z.string(), z.unknown()),
  supportedChains: z.array(z.object({ chainId: z.string(), type: z.string() })),
})

/** A sign-in, as a challenge describes it. */
export type SignIn = z.infer<typeof SignInSchema>

/** The sign-in that a challenge asks for; null if it asks for a payment. */
export function signInOf({ accepts, extensions }: Challenge): SignIn | null {
  const read = z.safeParse(SignInSchema, extensions?.['sign-in-with-x'])
  return accepts.length === 0 && read.success ? read.data : null
}

/** Why a request was refused, for programs. */
export function reasonOf(challenge: Challenge | null): string {
  const { code } = (challenge ?? {}) as { readonly code?: string }
  return code ?? challenge?.error ?? 'payment_required'
}

/**
 * The first offer of a fixed sum of USDC on one of the networks, by a signed transfer that is good for an hour at most.
 * Throws a NoWayToPayError without one.
 */
export function chooseOffer({ accepts }: Challenge, networks: readonly PayableNetwork[]): Offer {
  for (const required of accepts) {
    const { scheme, network, asset, amount, extra, maxTimeoutSeconds } = required
    const isOurs = networks.some((one) => one === network) && isUsdc(network, asset)
    const isTransfer = (extra?.assetTransferMethod ?? 'eip3009') === 'eip3009'
    const isFixed = scheme === 'exact' && /^\d{1,30}$/.test(amount) && maxTimeoutSeconds <= LONGEST_SECONDS
    if (isOurs && isTransfer && isFixed) return { required, units: BigInt(amount) }
  }
  throw new NoWayToPayError(accepts, networks)
}
