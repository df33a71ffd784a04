import { errors, jwtVerify, SignJWT } from 'jose'
import { parseWalletAddress, type WalletAddress } from '../../../schema/address.ts'
import { TollgraphError } from '../../../schema/errors.ts'
import { allOf, currentOf, type Keys, keyId, type Secret } from '../keys/keys.ts'

/** Content of a job's ticket: the job, and the wallet that paid for it. */
export interface JobTicket {
  readonly jobId: string
  readonly wallet: WalletAddress
}

/** Lifetime of a ticket. Seconds. */
export const TICKET_SECONDS = 30 * 60

/** Signs a ticket (JWT, HS256) with the service's own key (`host.deriveKey`). It is not secret: only its wallet can use it. */
export function signTicket(keys: Keys, { jobId, wallet }: JobTicket, now: Date): Promise<string> {
  const key = currentOf(keys)
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: keyId(key) })
    .setJti(jobId)
    .setSubject(wallet)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TICKET_SECONDS)
    .sign(bytesOf(key))
}

/** Verifies a ticket. Throws UNAUTHENTICATED if it is invalid or expired. */
export async function readTicket(keys: Keys, token: string, now: Date): Promise<JobTicket> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(keys, kid), {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    })
    const wallet = parseWalletAddress(payload.sub ?? '')
    if (wallet && payload.jti) return { jobId: payload.jti, wallet }
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new TollgraphError('UNAUTHENTICATED', 'This token has run out; ask with the jobId instead')
    if (!(error instanceof errors.JOSEError)) throw error
  }
  throw new TollgraphError('UNAUTHENTICATED', 'This is not a token of a job')
}

/** The key named by a ticket; the current one if it names none, or an unknown one. */
function keyNamed(keys: Keys, id: string | undefined): Uint8Array {
  return bytesOf(allOf(keys).find((key) => keyId(key) === id) ?? currentOf(keys))
}

function bytesOf(key: Secret): Uint8Array {
  return typeof key === 'string' ? Buffer.from(key) : key
}
