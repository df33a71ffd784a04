import type { Call, Terms } from './call.ts'
import { CHALLENGE_HEADER, readChallenge } from './challenge.ts'
import type { Desk, Session } from './desk.ts'
import { ask } from './request.ts'
import { IDENTITY_HEADER, signIdentity } from './siwx.ts'
import { Trouble } from './trouble.ts'
import { wordsOf } from './words.ts'

/**
 * Signs in for a session of read access, which is kept unless another wallet is connected by then. Throws a Trouble when
 * there is no wallet, or it does not sign.
 */
export async function beginSession(terms: Pick<Terms, 'signal' | 'onPhase'>, desk: Desk): Promise<Session> {
  await desk.prepare(0n)
  const signer = await desk.signer()
  const call: Call = { url: desk.sessionUrl, method: 'POST' }
  const asked = await ask(call, terms, desk)
  const challenge = readChallenge(asked.headers.get(CHALLENGE_HEADER))
  if (!challenge) throw notBegun(asked.body)
  terms.onPhase?.('identifying')
  const header = await signIdentity(challenge, signer, call.url)
  const { status, body } = await ask(call, terms, desk, { [IDENTITY_HEADER]: header })
  if (status !== 201) throw notBegun(body)
  const { token, expiresAt } = JSON.parse(body) as { readonly token: string; readonly expiresAt: string }
  const session = { token, address: signer.address, ends: new Date(expiresAt) }
  if (desk.address()?.toLowerCase() === signer.address.toLowerCase()) desk.session.keep(session)
  return session
}

/** Ends the session, here and at the router. */
export async function endSession(desk: Pick<Desk, 'reach' | 'session' | 'sessionUrl'>): Promise<void> {
  const session = desk.session.read()
  desk.session.drop()
  if (!session) return
  const headers = { authorization: `Bearer ${session.token}` }
  await ask({ url: desk.sessionUrl, method: 'DELETE' }, {}, desk, headers)
}

function notBegun(body: string): Trouble {
  return new Trouble('refused', 'The router did not sign this wallet in', {
    detail: wordsOf(body).message ?? undefined,
  })
}
