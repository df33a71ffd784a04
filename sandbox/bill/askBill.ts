import { reach } from '../api/offline.ts'
import type { Bill } from '../api/types.ts'
import { graphqlBody } from '../pay/graphqlBody.ts'
import { graphqlCall } from '../pay/graphqlCall.ts'
import type { Written } from '../state/request.ts'
import { readBill } from './readBill.ts'

/** Asks the router what a request costs: free of charge, without a wallet, and nothing runs. Throws a Trouble. */
export async function askBill(written: Written, signal: AbortSignal): Promise<Bill> {
  const { url, ...call } = graphqlCall({ ...graphqlBody(written), extensions: { bill: true } })
  const response = await reach(url, { ...call, signal, credentials: 'omit' })
  const answer: unknown = await response.json().catch(() => null)
  return readBill(response.status, answer)
}
