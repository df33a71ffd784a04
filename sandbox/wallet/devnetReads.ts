import { gatewayUrl } from '../api/base.ts'
import { reach } from '../api/offline.ts'
import type { ReadContract } from '../pay/desk.ts'
import { Trouble } from '../pay/trouble.ts'

interface Permits {
  /** In atomic units. */
  readonly allowance: string
  readonly nonce: string
}

/** Reads the devnet's token through the router, for a wallet without a provider: what a payment with a ceiling needs. */
export function devnetReads(address: string): ReadContract {
  return async ({ functionName }) => {
    const response = await reach(gatewayUrl(`devnet/permits/${address}`))
    if (!response.ok) throw new Trouble('upstream', 'The devnet cannot be read', { money: 'Nothing was paid.' })
    const { allowance, nonce } = (await response.json()) as Permits
    if (functionName === 'allowance') return BigInt(allowance)
    if (functionName === 'nonces') return BigInt(nonce)
    throw new Trouble('refused', `The page cannot read ${functionName} of the token`, { money: 'Nothing was paid.' })
  }
}
