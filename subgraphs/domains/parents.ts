import type { WalletAddress } from '../../schema/address.ts'
import type { OwnedDomain } from './store/domains.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Wallet: { readonly address: WalletAddress }
  Domain: OwnedDomain
  DomainSearchResult: {
    readonly domain: string
    readonly available: boolean
    readonly tld: string
    readonly premium: boolean
  }
}
