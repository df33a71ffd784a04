import { type SIWxPayload, verifySIWxSignature } from '@x402/extensions/sign-in-with-x'

/**
 * Whether the address of a sign-in message has signed it: ed25519 over the text of Sign-In With Solana. Everything else
 * about the message (domain, URL, nonce, times, which chain) is for the caller to check. Never throws.
 */
export async function isSignedBySolana(payload: SIWxPayload): Promise<boolean> {
  if (payload.type !== 'ed25519' || !payload.chainId.startsWith('solana:')) return false
  if (payload.signatureScheme !== undefined && payload.signatureScheme !== 'siws') return false
  const lines = [...MEMBERS.map((member) => payload[member]), ...(payload.resources ?? [])]
  if (lines.some((line) => line !== undefined && /[\r\n]/.test(line))) return false
  try {
    const verdict = await verifySIWxSignature(payload)
    return verdict.isValid
  } catch {
    // Members that have no place in the text: nobody can have signed it.
    return false
  }
}

/** Members that stand in lines of their own: with a line break in one, two messages would have the same text. */
const MEMBERS = [
  'domain',
  'address',
  'statement',
  'uri',
  'version',
  'chainId',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
] as const
