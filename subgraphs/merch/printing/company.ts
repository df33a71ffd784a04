import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import type { DataSourceKind } from '../../kit/service/context.ts'
import type { Asker } from '../../kit/upstream/asker.ts'
import type { Product } from '../products.ts'
import type { Progress } from './progress.ts'

/** A recipient. */
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

/** One variant of a product. */
export interface Variant {
  readonly product: Product
  /** Size of a shirt, in the company's spelling: `2XL`. */
  readonly size: string | null
  /** Color of a shirt, in the company's spelling: `Black`. */
  readonly color: string | null
}

/** An order to print and ship. */
export interface PrintOrder extends Variant {
  /** Our own id; the company stores it with the order. */
  readonly externalId: string
  /** URL from which the company fetches the print file. */
  readonly printFileUrl: string
  readonly address: PostalAddress
}

/** Tracking data of a parcel. */
export interface Tracking {
  readonly carrier: string
  readonly number: string
  readonly url: string | null
}

/** An order as the company returns it. */
export interface PlacedOrder {
  readonly id: string
  readonly productId: string | null
  /** The company's own status. */
  readonly status: string
  readonly progress: Progress
  readonly tracking: Tracking | null
}

/** The company that prints and ships. Every call throws Upstream or Unavailable if it does not answer. */
export interface PrintCompany {
  readonly kind: DataSourceKind
  /** Checks that a variant can be ordered. Throws Conflict if the company does not have it. */
  check(variant: Variant, asker: Asker): Promise<void>
  /**
   * Places an order as a draft, which is not printed yet. PrintRefused and Unavailable mean that there is no order; after
   * any other error the state is unknown, and `find` must be used.
   */
  place(order: PrintOrder): Promise<PlacedOrder>
  /**
   * Has a draft printed and shipped: the company charges for it. PrintRefused means that it is not sent to production;
   * after any other error the state is unknown, and `read` must be used.
   */
  produce(id: string): Promise<PlacedOrder>
  /** Cancels a draft. PrintRefused means that it is none any more; after any other error `read` must be used. */
  cancel(id: string): Promise<PlacedOrder>
  /** Finds an order by our own id, among those placed since; null if there is none. */
  find(externalId: string, since: Date): Promise<PlacedOrder | null>
  read(id: string): Promise<PlacedOrder>
}

/** The company refused a change: it did not happen. */
export class PrintRefused extends UpstreamFailed {}
