import type { WalletAddress } from '../../../schema/address.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { DataSourceKind } from '../../kit/service/context.ts'
import type { PostalAddress, Tracking } from '../printing/company.ts'
import type { Product, ShirtColor, ShirtSize } from '../products.ts'

/**
 * HELD before the money moves, PAID after it, ASKING once the print company may have the order, PLACED once it has it (as
 * a draft, then in production), then SHIPPED or FAILED (refunded). RELEASED if the money never moved.
 */
export type MerchOrderState = 'HELD' | 'PAID' | 'ASKING' | 'PLACED' | 'SHIPPED' | 'FAILED' | 'RELEASED'

/** One line of one payment that orders a printed product. */
export interface MerchOrder {
  /** A UUID; also our id for it at the print company. */
  readonly id: string
  readonly actId: string
  readonly state: MerchOrderState
  readonly product: Product
  /** Of a shirt. */
  readonly size: ShirtSize | null
  /** Of a shirt. */
  readonly color: ShirtColor | null
  readonly wallet: WalletAddress
  readonly source: DataSourceKind
  readonly price: AtomicUsdc
  readonly commission: { readonly to: WalletAddress; readonly amount: AtomicUsdc } | null
  /** Null some time after its end, when its pictures are deleted too, and if the money never moved. */
  readonly address: PostalAddress | null
  /** Null until its picture was checked and stored. */
  readonly imageType: string | null
  /** The job that makes its picture; null for a picture of the web, and before the result is known that a ref names. */
  readonly pictureId: string | null
  readonly providerOrderId: string | null
  readonly productId: string | null
  readonly providerStatus: string | null
  readonly tracking: Tracking | null
  /** Why it failed, for the wallet that paid. */
  readonly reason: string | null
  readonly createdAt: Date
  readonly askedAt: Date | null
  /** When the company was last asked to print it; null while it is a draft there that it was not asked to print. */
  readonly sentAt: Date | null
  readonly endedAt: Date | null
  /** When the carrier delivered it, as reported by the company. */
  readonly deliveredAt: Date | null
}

/** Blob keys of an order's files. */
export function filesOf({ id }: Pick<MerchOrder, 'id'>) {
  const folder = `orders/${id}`
  return { original: `${folder}/original`, print: `${folder}/print.png`, mockUp: `${folder}/mock-up.jpg` }
}
