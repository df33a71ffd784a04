import { gatewayUrl } from '../api/base.ts'
import { reach } from '../api/offline.ts'
import type { Bill } from '../api/types.ts'
import { graphqlBody } from '../pay/graphqlBody.ts'
import type { Written } from '../state/request.ts'
import { readBill } from './readBill.ts'

/** Asks the router what a request costs: free of charge, without a wallet, and nothing runs. Throws a Trouble. */
export async function askBill(written: Written, signal: AbortSignal): Promise<Bill> {
  const body = JSON.stringify({ ...graphqlBody(written), extensions: { bill: true } })
  // In plain JSON a query that is not finished yet is an answer like any other, and no failure in the browser's log.
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const response = await reach(gatewayUrl('graphql'), { method: 'POST', headers, body, signal, credentials: 'omit' })
  const answer: unknown = await response.json().catch(() => null)
  return readBill(response.status, answer)
}
