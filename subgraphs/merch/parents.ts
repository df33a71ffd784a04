import type { WalletAddress } from '../../schema/address.ts'
import type { MerchOrder } from './orders/order.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Wallet: { readonly address: WalletAddress }
  Picture: { readonly resourceId: string }
  MerchOrder: MerchOrder
  /** With the line that pays it. */
  MerchCommission: NonNullable<MerchOrder['commission']> & Pick<MerchOrder, 'actId'>
}
