import { decodeBase64 } from '../api/base64.ts'

/** One way to pay: an entry of `accepts`, x402 v2. */
export interface Offer {
  readonly scheme: string
  /** CAIP-2: `eip155:84532`. */
  readonly network: string
  readonly asset: string
  /** In atomic units of the asset. */
  readonly amount: string
  readonly payTo: string
  readonly maxTimeoutSeconds: number
  readonly extra: Readonly<Record<string, unknown>>
}

/** What a 402 asks for, as its header says. */
export interface Challenge {
  readonly x402Version: number
  /** Why, for programs: `quote_overtaken`; or a sentence where nothing was sent yet. */
  readonly error: string
  /** The same reason of a challenge that asks who is there. */
  readonly code?: string
  readonly message?: string
  readonly resource: Readonly<Record<string, unknown>>
  readonly accepts: readonly Offer[]
  readonly extensions: Readonly<Record<string, unknown>>
}

/** The header that holds a challenge of x402 v2. */
export const CHALLENGE_HEADER = 'payment-required'

/** The challenge in the header of a 402; null when there is none, or none of this version. */
export function readChallenge(header: string | null): Challenge | null {
  if (!header) return null
  try {
    const said = JSON.parse(decodeBase64(header)) as Partial<Challenge>
    if (said.x402Version !== 2 || !Array.isArray(said.accepts)) return null
    return { ...(said as Challenge), resource: said.resource ?? {}, extensions: said.extensions ?? {} }
  } catch {
    return null
  }
}

/** Whether it asks who is there, and for no money. */
export function asksForIdentity({ accepts, extensions }: Challenge): boolean {
  return accepts.length === 0 && 'sign-in-with-x' in extensions
}

/** Why the router asks, for programs. */
export function reasonOf({ code, error }: Challenge): string {
  return code ?? error
}
