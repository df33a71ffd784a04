import { z } from 'zod'
import { Conflict, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { type Asker, OURSELVES } from '../../kit/upstream/asker.ts'
import { readRows } from '../../kit/upstream/listRows.ts'
import { get, segment, send, type UpstreamRequest } from '../../kit/upstream/request.ts'
import type { AskedUpstream, Upstream } from '../../kit/upstream/upstream.ts'
import type { Product } from '../products.ts'
import type { PlacedOrder, PostalAddress, PrintCompany, Variant } from './company.ts'
import { progressOf } from './progress.ts'

/** Our products in the company's catalogue. */
export type Catalogue = Readonly<Record<Product, { readonly blueprint: number; readonly printer: number }>>

/** Orders per page when searching for one of ours (the company's maximum), and maximum number of pages. */
const PAGE = 10
const MOST_PAGES = 100
/** Tolerance for the company's clock, and for a list that is not strictly ordered. */
const TOLERANCE_MS = 3_600_000
/** Cache lifetime of the variants. Milliseconds. */
const VARIANTS_MS = 3_600_000

const VariantRow = z.object({
  id: z.number().int(),
  options: z.object({ size: z.string().optional(), color: z.string().optional() }),
})
const Variants = z.object({ variants: z.array(z.unknown()) })
const Order = z.object({
  id: z.string().min(1),
  status: z.string(),
  created_at: z.string().optional(),
  external_id: z.string().nullish(),
  metadata: z.object({ shop_order_id: z.union([z.string(), z.number()]).nullish() }).nullish(),
  line_items: z.array(z.object({ product_id: z.string().nullish() })).nullish(),
  shipments: z
    .array(
      z.object({
        carrier: z.string(),
        number: z.string(),
        url: z.string().nullish(),
        delivered_at: z.string().nullish(),
      }),
    )
    .nullish(),
})
const Placed = z.object({ id: z.string().min(1) })
const Page = z.object({ data: z.array(z.unknown()), last_page: z.number().int().optional() })

/** A client of the print company. */
export function printCompany(upstream: Upstream, shop: string, catalogue: Catalogue): PrintCompany {
  const orders = `/v1/shops/${segment(shop)}/orders`
  const variantsOf = rememberedVariants(upstream)
  // Orders are placed and followed after their request has ended.
  const ours = upstream.for(OURSELVES)

  async function variantId({ product, size, color }: Variant, asker: Asker): Promise<number> {
    const { blueprint, printer } = catalogue[product]
    const variants = await variantsOf(blueprint, printer, asker)
    // A mug has no size or color; we sell the company's first variant.
    const found = variants.find(
      ({ options }) => (size === null || options.size === size) && (color === null || options.color === color),
    )
    if (!found) throw new Conflict(`The printer does not have ${[color, size].filter(Boolean).join(' ')} at the moment`)
    return found.id
  }

  return {
    kind: upstream.kind,
    async check(variant, asker) {
      await variantId(variant, asker)
    },
    async place(order) {
      const { blueprint, printer } = catalogue[order.product]
      const body = {
        external_id: order.externalId,
        label: order.externalId.slice(0, 8),
        line_items: [
          {
            blueprint_id: blueprint,
            print_provider_id: printer,
            variant_id: await variantId(order, OURSELVES),
            print_areas: { front: order.printFileUrl },
            quantity: 1,
          },
        ],
        shipping_method: 1,
        // We notify the addressee ourselves.
        send_shipping_notification: false,
        address_to: wireAddress(order.address),
      }
      const { id } = await asked(ours, send(`${orders}.json`, body), Placed)
      return { id, productId: null, status: 'pending', progress: 'DRAFT', tracking: null }
    },
    async produce(id) {
      return placedOrder(await asked(ours, send(`${orders}/${segment(id)}/send_to_production.json`, {}), Order))
    },
    async cancel(id) {
      return placedOrder(await asked(ours, send(`${orders}/${segment(id)}/cancel.json`, {}), Order))
    },
    async find(externalId, since) {
      for (let page = 1; page <= MOST_PAGES; page++) {
        const { data: rows, last_page: last } = await asked(ours, get(`${orders}.json`, { page, limit: PAGE }), Page)
        const data = readRows({ list: 'data', schema: Order }, rows, upstream)
        const found = data.find((order) => nameOf(order) === externalId)
        if (found) return placedOrder(found)
        if (isAmongOdd(rows, externalId))
          throw new UpstreamFailed('The print provider has the order, and answers it in a form that is not documented')
        const isLast = last === undefined ? rows.length < PAGE : page >= last
        if (isLast || (data.length > 0 && data.every((order) => isBefore(order, since)))) return null
      }
      throw new UpstreamFailed('The print provider has too many orders to look one up')
    },
    async read(id) {
      return placedOrder(await asked(ours, get(`${orders}/${segment(id)}.json`), Order))
    },
  }
}

/** Fetches the variants of a product, with a cache. */
function rememberedVariants(upstream: Upstream) {
  const known = new Map<string, { readonly variants: z.output<typeof VariantRow>[]; readonly until: number }>()
  return async (blueprint: number, printer: number, asker: Asker) => {
    const path = `/v1/catalog/blueprints/${blueprint}/print_providers/${printer}/variants.json`
    const kept = known.get(path)
    if (kept && performance.now() < kept.until) return kept.variants
    const { variants: rows } = await asked(upstream.for(asker), get(path), Variants)
    const variants = readRows({ list: 'variants', schema: VariantRow }, rows, upstream)
    known.set(path, { variants, until: performance.now() + VARIANTS_MS })
    return variants
  }
}

async function asked<Answer>(
  upstream: AskedUpstream,
  request: UpstreamRequest,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  const { body } = await upstream.request(request)
  const read = answer.safeParse(body)
  if (read.success) return read.data
  const { path = [] } = read.error.issues[0] ?? {}
  throw new UpstreamFailed(`The print provider answered what is not documented: ${path.join('.') || 'the answer'}`)
}

/** Whether an order is in a list in a form that cannot be read: it must not be taken for one that does not exist. */
function isAmongOdd(rows: readonly unknown[], externalId: string): boolean {
  return rows.some((row) => !Order.safeParse(row).success && JSON.stringify(row).includes(externalId))
}

function placedOrder({ id, status, line_items: items, shipments }: z.output<typeof Order>): PlacedOrder {
  const parcels = shipments ?? []
  const [parcel] = parcels
  const isDelivered = parcels.length > 0 && parcels.every(({ delivered_at: at }) => Boolean(at))
  return {
    id,
    productId: items?.[0]?.product_id ?? null,
    status,
    progress: progressOf(status, isDelivered),
    tracking: parcel ? { carrier: parcel.carrier, number: parcel.number, url: parcel.url ?? null } : null,
  }
}

/** Our own id of an order, in either member that the company uses. */
function nameOf({ external_id: name, metadata }: z.output<typeof Order>): string | null {
  return name ?? metadata?.shop_order_id?.toString() ?? null
}

function isBefore({ created_at: at }: z.output<typeof Order>, since: Date): boolean {
  return at !== undefined && Date.parse(at) < since.getTime() - TOLERANCE_MS
}

function wireAddress(address: PostalAddress) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    email: address.email,
    phone: address.phone ?? '',
    country: address.country,
    region: address.region,
    address1: address.address1,
    address2: address.address2 ?? '',
    city: address.city,
    zip: address.zip,
  }
}
