import * as z from 'zod/mini'
import { RequestFailedError } from './errors.ts'
import { failuresOf } from './failures.ts'
import type { PayingFetch } from './payingFetch.ts'

const SessionSchema = z.object({ token: z.string(), expiresAt: z.string() })

/** A session: it identifies a wallet in reads and opens live streams. It pays nothing and changes nothing. */
export interface Session {
  /** For `Authorization: Bearer`. */
  readonly token: string
  readonly expiresAt: Date
}

/** Signs in for a session at a router, by one signature. Throws a SignInRefusedError, WalletError or RequestFailedError. */
export async function openSession(origin: string, pay: PayingFetch): Promise<Session> {
  const answer = await pay(new URL('/session', origin), { method: 'POST', payment: { agreed: '0' } })
  const body: unknown = await answer.json().catch(() => null)
  const read = z.safeParse(SessionSchema, body)
  if (answer.ok && read.success) return { token: read.data.token, expiresAt: new Date(read.data.expiresAt) }
  throw (
    failuresOf(body)[0] ??
    new RequestFailedError('UNKNOWN', `The router answered ${answer.status} without a session`, {})
  )
}
