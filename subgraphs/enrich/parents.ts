import type { WalletAddress } from '../../schema/address.ts'
import type { PageInfo } from '../kit/paging/connection.ts'
import type { AccountKey } from './people/accounts.ts'
import type { CompanyKey } from './people/companyKey.ts'
import type { Value } from './types.gen.ts'
import type { CrawlJob } from './web/crawl/order.ts'
import type { ReadPage } from './web/pages/store.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Airport: { readonly code: string; readonly location?: Point | null }
  Coin: { readonly slug: string }
  Company: CompanyKey
  CompanyConnection: Connection<Value<'CompanyEdge'>> & { readonly pagination: Value<'ProspectPagination'> }
  CompanyEdge: { readonly profile: Value<'CompanyProfile'> }
  DetailedPlaceConnection: Connection<Value<'DetailedPlaceEdge'>>
  DetailedPlaceEdge: { readonly details: Value<'PlaceDetails'> }
  Domain: { readonly name: string }
  EmailAddressFacts: { readonly address: string }
  HotelListing: { readonly name: string; readonly location: Point }
  Job: { readonly resourceId: string }
  Page: ReadPage
  Person: { readonly prospectId: string }
  PersonConnection: Connection<Value<'PersonEdge'>> & { readonly pagination: Value<'ProspectPagination'> }
  PersonEdge: { readonly preview: Value<'PersonProfile'> }
  Place: { readonly placeId: string }
  PlaceConnection: Connection<Value<'PlaceEdge'>>
  PlaceEdge: { readonly listing: Value<'PlaceListing'> }
  SiteCrawl: CrawlJob
  SocialAccount: AccountKey
  Wallet: { readonly address: WalletAddress }
}

interface Point {
  readonly latitude: number
  readonly longitude: number
}

interface Connection<Edge> {
  readonly edges: readonly Edge[]
  readonly pageInfo: PageInfo
}
