import type { WalletAddress } from '../../schema/address.ts'
import type { DomainHandle } from './domain.ts'
import type { Order } from './orders/orders.ts'
import type { OwnedDomain } from './store/domains.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Wallet: { readonly address: WalletAddress }
  Domain: DomainHandle
  DomainRegistration: OwnedDomain
  DomainOrder: Order
  DomainSearchResult: {
    readonly domain: DomainHandle
    readonly available: boolean
    readonly tld: string
    readonly premium: boolean
  }
}
