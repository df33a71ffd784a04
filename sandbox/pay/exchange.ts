import type { Answer } from './answer.ts'
import type { Call, Sent, Terms } from './call.ts'
import { asksForIdentity, CHALLENGE_HEADER, readChallenge } from './challenge.ts'
import type { Desk } from './desk.ts'
import { checkEarlier } from './earlier.ts'
import { identified } from './identify.ts'
import { ask } from './request.ts'
import { delivered, paid } from './settle.ts'
import { Trouble } from './trouble.ts'
import { UnansweredPayments } from './unanswered.ts'

/** Makes one call and returns its response, of any status. Throws a Trouble when there is none. */
export type Send = (call: Call, terms: Terms) => Promise<Sent>

/** Sends calls through a desk, and handles a 402: pays up to the accepted price, or signs an identity. */
export function sender(desk: Desk): Send {
  const unanswered = new UnansweredPayments(desk.unanswered)

  return async (call, terms) => {
    const start = performance.now()
    const answer = await answerOf(call, terms)
    return { ...answer, ms: Math.round(performance.now() - start) }
  }

  async function answerOf(call: Call, terms: Terms): Promise<Answer> {
    const address = desk.address()
    const earlier = unanswered.of(call, address)
    if (earlier) {
      checkEarlier(earlier, address, terms)
      return delivered(call, earlier, terms, desk, unanswered, true)
    }
    terms.onPhase?.('asking')
    const session = desk.session.read()
    const first = await ask(call, terms, desk, session ? { authorization: `Bearer ${session.token}` } : {})
    return first.status === 402 ? challenged(call, first, terms) : first
  }

  async function challenged(call: Call, { headers }: Answer, terms: Terms): Promise<Answer> {
    const challenge = readChallenge(headers.get(CHALLENGE_HEADER))
    if (!challenge) {
      throw new Trouble('refused', 'This can only be paid in ways that this page does not know', {
        money: 'Nothing was paid.',
      })
    }
    if (asksForIdentity(challenge)) return identified(call, challenge, terms, desk)
    return paid(call, challenge, terms, desk, unanswered)
  }
}
