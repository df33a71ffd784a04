import { reach } from '../../api/offline.ts'
import { readAnswer } from '../../pay/answer.ts'
import { cancelling } from '../../pay/cancelling.ts'
import { send } from '../../pay/send.ts'
import { troubleOf } from '../../pay/trouble.ts'
import { refreshBalance } from '../../wallet/balance.ts'
import { useRestDesk } from '../desk.ts'
import type { RestRequest } from './request.ts'

/** Calls a path for the accepted price, and stores the result. Does nothing while the path is being called. */
export async function placeCall(endpoint: string, request: RestRequest, agreed: string): Promise<void> {
  const { heard, hear } = useRestDesk.getState()
  if (heard[endpoint]?.phase) return
  const { signal, cancel, onPhase, troubleOf } = cancelling((phase) => hear(endpoint, { phase }))
  hear(endpoint, { phase: 'asking', trouble: null, cancel })
  try {
    const sent = await send(request, { agreed, onPhase, signal })
    hear(endpoint, { sent, challenge: null })
  } catch (error) {
    hear(endpoint, { trouble: troubleOf(error) })
  } finally {
    hear(endpoint, { phase: null, cancel: null })
    void refreshBalance()
  }
}

/** Sends the request without payment or identity, to show its 402. Nothing is paid. */
export async function showChallenge(endpoint: string, { url, ...init }: RestRequest): Promise<void> {
  const { hear } = useRestDesk.getState()
  hear(endpoint, { trouble: null })
  const began = performance.now()
  try {
    const answer = await readAnswer(await reach(url, { ...init, credentials: 'omit' }))
    hear(endpoint, { challenge: { ...answer, ms: Math.round(performance.now() - began) } })
  } catch (error) {
    hear(endpoint, { trouble: troubleOf(error) })
  }
}
