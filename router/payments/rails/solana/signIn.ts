import { type SIWxPayload, verifySIWxSignature } from '@x402/extensions/sign-in-with-x'

/**
 * Whether the address of a sign-in message signed it: ed25519 over the text of Sign-In With Solana. The caller has to
 * check everything else (domain, URL, nonce, times, chain). Never throws.
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
    // Fields that the text cannot contain: the message cannot have been signed.
    return false
  }
}

/** Fields on lines of their own: a line break in one would give two messages the same text. */
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
