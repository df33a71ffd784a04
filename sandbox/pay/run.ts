import type { GraphqlAnswer } from '../api/types.ts'
import { type BillState, useBill } from '../state/bill.ts'
import { useRequest } from '../state/request.ts'
import { useRun } from '../state/run.ts'
import { useView } from '../state/view.ts'
import { refreshBalance } from '../wallet/balance.ts'
import type { Sent } from './call.ts'
import { cancelling } from './cancelling.ts'
import { graphqlBody } from './graphqlBody.ts'
import { graphqlCall } from './graphqlCall.ts'
import { send } from './send.ts'
import { Trouble } from './trouble.ts'

/** Runs the editor's request for the shown price; a higher price needs new consent. Does nothing while another request runs. */
export function run(): Promise<void> {
  return retryAt(shownTotal(useBill.getState().bill))
}

/** Runs the editor's request for a price that the user has accepted, such as a changed one. */
export async function retryAt(agreed: string): Promise<void> {
  const { phase, set } = useRun.getState()
  if (phase) return
  const { signal, cancel, onPhase, troubleOf } = cancelling((now) => set({ phase: now }))
  set({ phase: 'asking', trouble: null, cancel })
  const { query, variables } = useRequest.getState()
  const written = { query, variables }
  try {
    const call = graphqlCall(graphqlBody(written))
    const sent = await send(call, { agreed, onPhase, signal })
    set({ outcome: { written, answer: answerOf(sent), sent, at: new Date() } })
  } catch (error) {
    set({ trouble: troubleOf(error) })
  } finally {
    set({ phase: null, cancel: null })
    useView.getState().showColumn('answer')
    void refreshBalance()
  }
}

/** The price the user sees: the previous request's, while that of the edited one is being fetched. */
function shownTotal(bill: BillState): string {
  switch (bill.state) {
    case 'known':
      return bill.bill.total
    case 'asking':
      return bill.last?.total ?? '0'
    case 'empty':
    case 'unknown':
      // No price was shown, so the user has accepted none.
      return '0'
  }
}

/** The GraphQL response. Throws a Trouble for any other body, such as a proxy's. */
function answerOf({ body, status, receipt }: Sent): GraphqlAnswer {
  try {
    const answer: unknown = JSON.parse(body)
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return answer
  } catch {
    // Handled below, like JSON that is not a GraphQL response.
  }
  throw new Trouble('upstream', `What came is no answer of the graph (status ${status})`, {
    detail: 'Something between this page and the router may have answered. Try again in a moment.',
    money: receipt ? `${receipt.charged} USD were paid.` : 'Nothing was paid.',
  })
}
