import { decodeBase64 } from '../api/base64.ts'

/** One payment option: an entry of `accepts`, x402 v2. */
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

/** The challenge of a 402, from its header. */
export interface Challenge {
  readonly x402Version: number
  /** Machine-readable reason: `quote_overtaken`; or a sentence when nothing was sent yet. */
  readonly error: string
  /** The same reason in an identity challenge. */
  readonly code?: string
  readonly message?: string
  readonly resource: Readonly<Record<string, unknown>>
  readonly accepts: readonly Offer[]
  readonly extensions: Readonly<Record<string, unknown>>
}

/** The header of an x402 v2 challenge. */
export const CHALLENGE_HEADER = 'payment-required'

/** Reads the challenge from the header of a 402; null when there is none, or it has another version. */
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

/** Whether the challenge requires an identity and no payment. */
export function asksForIdentity({ accepts, extensions }: Challenge): boolean {
  return accepts.length === 0 && 'sign-in-with-x' in extensions
}

/** Machine-readable reason of the challenge. */
export function reasonOf({ code, error }: Challenge): string {
  return code ?? error
}
