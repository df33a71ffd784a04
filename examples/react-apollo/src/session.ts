import { openSession, type Session } from '@tollgraph/client'
import { ORIGIN } from './origin.ts'
import { pay } from './pay.ts'

let current: Promise<Session> | undefined

/** The session of the wallet, for live streams: signed in for when it is needed, and again after it has ended or was declined. */
export async function session(): Promise<Session> {
  const known = await current?.catch(() => undefined)
  if (known && known.expiresAt.getTime() > Date.now()) return known
  current = openSession(ORIGIN, pay)
  return current
}
