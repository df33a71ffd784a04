import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'

/** An API key of the Coinbase Developer Platform (CDP), which signs a bearer token for each request. */
export interface CdpKey {
  readonly id: string
  readonly secret: CdpSecret
}

/** The private half; a KeyObject shows no key material when it is logged. */
export interface CdpSecret {
  readonly alg: 'EdDSA' | 'ES256'
  readonly key: KeyObject
}

/** Lifetime of a token in seconds; CDP accepts at most 120. */
const LIFETIME_SECONDS = 60

/** Tolerated lag of the facilitator's clock, in seconds. */
const CLOCK_LAG_SECONDS = 5

/** Bytes of an Ed25519 secret: the seed and its public key. */
const ED25519_BYTES = 64

/**
 * Reads a CDP secret: Ed25519 as 64 bytes in base64, or P-256 as PEM (line ends may be written as `\n`). Null for
 * anything else.
 */
export function parseCdpSecret(text: string): CdpSecret | null {
  const key = text.includes('-----BEGIN') ? fromPem(text) : fromSeed(text)
  if (key?.asymmetricKeyType === 'ed25519') return { alg: 'EdDSA', key }
  return key?.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? { alg: 'ES256', key } : null
}

/** A bearer token for one request: it names the key, method, host and path, and carries a nonce. */
export function cdpToken({ id, secret }: CdpKey, method: 'GET' | 'POST', url: URL): Promise<string> {
  const now = Math.floor(Date.now() / 1_000)
  return new SignJWT({ uris: [`${method} ${url.host}${url.pathname}`] })
    .setProtectedHeader({ alg: secret.alg, kid: id, typ: 'JWT', nonce: randomBytes(16).toString('hex') })
    .setSubject(id)
    .setIssuer('cdp')
    .setAudience(['cdp_service'])
    .setIssuedAt(now)
    .setNotBefore(now - CLOCK_LAG_SECONDS)
    .setExpirationTime(now + LIFETIME_SECONDS)
    .sign(secret.key)
}

function fromPem(text: string): KeyObject | null {
  try {
    return createPrivateKey(text.replaceAll('\\n', '\n'))
  } catch {
    // Not a private key: the setting's rule says what is expected.
    return null
  }
}

function fromSeed(text: string): KeyObject | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== ED25519_BYTES) return null
  const [d, x] = [bytes.subarray(0, ED25519_BYTES / 2), bytes.subarray(ED25519_BYTES / 2)].map((half) =>
    half.toString('base64url'),
  )
  const jwk: JsonWebKey = { kty: 'OKP', crv: 'Ed25519', d, x }
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  // Node derives the public half from the seed: another one in the text means that the text was damaged.
  return createPublicKey(key).export({ format: 'jwk' }).x === x ? key : null
}
