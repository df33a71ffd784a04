import { reach } from '../api/offline.ts'
import type { Bill } from '../api/types.ts'
import { graphqlBody } from '../pay/graphqlBody.ts'
import { graphqlCall } from '../pay/graphqlCall.ts'
import type { Written } from '../state/request.ts'
import { readBill } from './readBill.ts'

/** Fetches the price of a request from the router: free, without a wallet, and the request is not run. Throws a Trouble. */
export async function askBill(written: Written, signal: AbortSignal): Promise<Bill> {
  const { url, ...call } = graphqlCall({ ...graphqlBody(written), extensions: { bill: true } })
  const response = await reach(url, { ...call, signal, credentials: 'omit' })
  const answer: unknown = await response.json().catch(() => null)
  return readBill(response.status, answer)
}
