import type { WalletAddress } from '../../schema/address.ts'
import type { CustomDomain } from './domains/customDomains.ts'
import type { Upload } from './store/upload.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Wallet: { readonly address: WalletAddress }
  Domain: { readonly name: string }
  Upload: Upload
  Site: Upload
  StoredItem: Upload
  SiteHostname: CustomDomain
  SiteCertificate: CustomDomain
}
