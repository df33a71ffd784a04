import type { Answer } from './answer.ts'
import type { Call, Terms } from './call.ts'
import { asksForIdentity, CHALLENGE_HEADER, type Challenge, readChallenge, reasonOf } from './challenge.ts'
import type { Desk } from './desk.ts'
import { isMutation } from './graphqlBody.ts'
import { ask } from './request.ts'
import { beginSession } from './session.ts'
import { IDENTITY_HEADER, signIdentity } from './siwx.ts'
import { Trouble } from './trouble.ts'
import { wordsOf } from './words.ts'

/** Repeats the call with an identity: by session when it only reads, by a signature of its own when it is a mutation. */
export async function identified(call: Call, challenge: Challenge, terms: Terms, desk: Desk): Promise<Answer> {
  if (reasonOf(challenge) === 'session_reads_only' || !isRead(call)) return signed(call, challenge, terms, desk)
  desk.session.drop()
  const { token } = await beginSession(terms, desk)
  terms.onPhase?.('asking')
  const answer = await ask(call, terms, desk, { authorization: `Bearer ${token}` })
  const again = identityChallenge(answer)
  return again ? signed(call, again, terms, desk) : answer
}

async function signed(call: Call, challenge: Challenge, terms: Terms, desk: Desk): Promise<Answer> {
  await desk.prepare(0n)
  const signer = await desk.signer()
  terms.onPhase?.('identifying')
  const header = await signIdentity(challenge, signer, call.url)
  terms.onPhase?.('asking')
  const answer = await ask(call, terms, desk, { [IDENTITY_HEADER]: header })
  if (!identityChallenge(answer)) return answer
  throw new Trouble('refused', 'The router did not take the sign-in', {
    detail: wordsOf(answer.body).message ?? undefined,
  })
}

function identityChallenge({ status, headers }: Answer): Challenge | null {
  const challenge = status === 402 ? readChallenge(headers.get(CHALLENGE_HEADER)) : null
  return challenge && asksForIdentity(challenge) ? challenge : null
}

/** Whether a call only reads, as far as the page can tell; the router decides. */
function isRead({ method, body }: Call): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const document = documentOf(body)
  return document !== null && !isMutation(document)
}

function documentOf(body: string | undefined): string | null {
  try {
    const { query } = JSON.parse(body ?? '') as { readonly query?: unknown }
    return typeof query === 'string' ? query : null
  } catch {
    return null
  }
}
