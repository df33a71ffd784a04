import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import type { DataSourceKind } from '../../kit/context.ts'
import type { Asker } from '../../kit/upstream/asker.ts'
import type { Product } from '../products.ts'

/** Whom something is sent to. */
export interface PostalAddress {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly region: string
  readonly address1: string
  readonly address2?: string | null
  readonly city: string
  readonly zip: string
}

/** Which of a product's variants. */
export interface Variant {
  readonly product: Product
  /** Of a shirt, as the company writes it: `2XL`. */
  readonly size: string | null
  /** Of a shirt, as the company writes it: `Black`. */
  readonly color: string | null
}

/** What is to be printed and sent. */
export interface PrintOrder extends Variant {
  /** Our own name for it: the company keeps it with the order. */
  readonly externalId: string
  /** Where the company fetches the print file. */
  readonly printFileUrl: string
  readonly address: PostalAddress
}

/** How a parcel is followed. */
export interface Tracking {
  readonly carrier: string
  readonly number: string
  readonly url: string | null
}

/** An order as the company tells it. */
export interface PlacedOrder {
  readonly id: string
  readonly productId: string | null
  /** In the company's words. */
  readonly status: string
  readonly progress: 'QUEUED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'FAILED'
  readonly tracking: Tracking | null
}

/** The company that prints and sends. Every call throws Upstream or Unavailable when it does not answer. */
export interface PrintCompany {
  readonly kind: DataSourceKind
  /** Makes sure that a variant can be ordered. Throws Conflict when the company does not have it. */
  check(variant: Variant, asker: Asker): Promise<void>
  /**
   * Places an order, for good. Throws PrintRefused, or Unavailable, when there is surely no order; after anything else
   * nobody knows, and `find` has to tell.
   */
  place(order: PrintOrder): Promise<PlacedOrder>
  /** Looks for an order by our own name for it, among those placed since; null when there is none. */
  find(externalId: string, since: Date): Promise<PlacedOrder | null>
  read(id: string): Promise<PlacedOrder>
}

/** The company said no: there is no order. */
export class PrintRefused extends UpstreamFailed {}
