import { gatewayUrl } from '../../api/base.ts'
import { reach } from '../../api/offline.ts'
import { Trouble } from '../../pay/trouble.ts'

/** The effects of a devnet transaction. */
export interface DevnetTransactionFacts {
  readonly hash: string
  readonly status: 'success' | 'reverted'
  readonly blockNumber: string
  readonly from: string
  readonly to: string | null
  readonly transfers: readonly { readonly from: string; readonly to: string; readonly usd: string }[]
}

/** Fetches a devnet transaction from the router. Throws a Trouble. */
export async function loadDevnetTransaction(hash: string): Promise<DevnetTransactionFacts> {
  const response = await reach(gatewayUrl(`devnet/transactions/${hash}`))
  if (response.ok) return (await response.json()) as DevnetTransactionFacts
  throw response.status === 404
    ? new Trouble('upstream', 'The devnet does not know this transaction', {
        detail: 'It was made before the devnet was started anew, or is not in a block yet.',
      })
    : new Trouble('upstream', `The transaction could not be read (status ${response.status})`)
}
