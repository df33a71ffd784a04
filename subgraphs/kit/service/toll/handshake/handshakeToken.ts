import { errors, jwtVerify, SignJWT } from 'jose'
import { allOf, currentOf, type Keys, type Secret } from '../../../keys/keys.ts'
import { TOKEN_SECONDS } from '../claims.ts'

/** Header of a router's handshake. */
export const HANDSHAKE_HEADER = 'toll-handshake'

const TYPE = 'toll-handshake+jwt'

/** Difference between the clocks of router and service that is tolerated, in seconds. */
const CLOCK_SECONDS = 5

/** A verified token of a handshake. */
export interface HandshakeToken {
  /** Its unique id. */
  readonly jti: string
  readonly expiresAt: Date
}

/**
 * Signs a handshake with the secret that the processes share, not with the router's own key: the service knows that one
 * from the database, and a service on another database must be able to say so.
 */
export function handshakeToken(keys: Keys, jti: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setJti(jti)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .sign(bytesOf(currentOf(keys)))
}

/** Verifies the token of a handshake; null if none of the secrets signed it, or it has expired. */
export async function readHandshakeToken(keys: Keys, token: string, now: Date): Promise<HandshakeToken | null> {
  for (const key of allOf(keys)) {
    const payload = await payloadOf(token, key, now)
    if (payload?.jti && payload.exp)
      return { jti: payload.jti, expiresAt: new Date((payload.exp + CLOCK_SECONDS) * 1_000) }
  }
  return null
}

async function payloadOf(token: string, key: Secret, currentDate: Date) {
  const rules = { algorithms: ['HS256'], typ: TYPE, clockTolerance: CLOCK_SECONDS, requiredClaims: ['exp', 'jti'] }
  try {
    return (await jwtVerify(token, bytesOf(key), { ...rules, currentDate })).payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function bytesOf(key: Secret): Uint8Array {
  return typeof key === 'string' ? Buffer.from(key) : key
}
