import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import { z } from 'zod'
import { atomicUsdc, formatUsd } from '../../../../schema/money.ts'
import { fetchJson } from '../boundedFetch.ts'
import { cleanText, cleanUrl, type ListedEndpoint, type Listing, LONGEST, priceInWords } from '../listing.ts'
import { isUsdc } from './usdcAssets.ts'

// A facilitator's listing of resources it has seen paid (`GET …/discovery/resources`), in pages. Items are untrusted:
// each is parsed separately, and malformed ones are skipped. What an item does not have is missing or
// null: many serializers write it so.

/** Items that a page is asked for. */
const PAGE = 100

/** Most items read of one listing. */
const MOST_ITEMS = 20_000

/** Limits of one page, and timeout of the whole listing in ms. */
const PAGE_BOUNDS = { timeoutMs: 15_000, maxBytes: 8 * 1024 * 1024 }
const LISTING_TIMEOUT_MS = 300_000

const Page = z.object({
  items: z.array(z.unknown()),
  pagination: z.object({ total: z.number().int().nonnegative() }).nullish(),
})

const Accept = z.object({
  scheme: z.string().nullish(),
  network: z.string(),
  asset: z.string(),
  /** Version 2 has `amount`, version 1 `maxAmountRequired`; both in atomic units. */
  amount: z
    .string()
    .regex(/^\d{1,30}$/)
    .nullish(),
  maxAmountRequired: z
    .string()
    .regex(/^\d{1,30}$/)
    .nullish(),
  description: z.string().nullish(),
  outputSchema: z.object({ input: z.object({ method: z.string().nullish() }).nullish() }).nullish(),
})
type Accept = z.output<typeof Accept>

const Item = z.object({
  resource: z.string(),
  type: z.literal('http').nullish(),
  accepts: z.array(z.unknown()),
  description: z.string().nullish(),
  serviceName: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
  iconUrl: z.string().nullish(),
  /** Some registries assign ids to origins. */
  originId: z.string().nullish(),
  extensions: z
    .object({ bazaar: z.object({ info: z.object({ input: z.object({ method: z.string().nullish() }) }) }).nullish() })
    .nullish(),
})
type Item = z.output<typeof Item>

/** Listings by origin while they are collected, with endpoints by method and path. */
type Origins = Map<string, Omit<Listing, 'endpoints'> & { readonly endpoints: Map<string, ListedEndpoint> }>

/** Reads a whole listing. Throws an Error if a page is missing, malformed or slow. */
export async function readBazaar(url: string, log: Logger, signal: AbortSignal): Promise<Listing[]> {
  const deadline = performance.now() + LISTING_TIMEOUT_MS
  const origins: Origins = new Map()
  let skipped = 0
  let offset = 0
  let before: readonly unknown[] = []
  while (offset < MOST_ITEMS) {
    if (performance.now() > deadline) throw new Error(`${url} takes too long to read`)
    const { items, pagination } = Page.parse(await fetchJson(pageUrl(url, offset), { ...PAGE_BOUNDS, signal }))
    // A registry that ignores the offset answers the same items for ever.
    if (items.length === 0 || isDeepStrictEqual(items, before)) break
    for (const raw of items) {
      const item = Item.safeParse(raw)
      if (!item.success || !addItem(origins, item.data)) skipped++
    }
    // A page may have fewer items than it was asked for.
    offset += items.length
    before = items
    // Without a total, the list ends with an empty page.
    if (pagination && offset >= pagination.total) break
  }
  if (skipped > 0) log.info({ registry: url, skipped }, 'A registry listed items that make no sense')
  return [...origins.values()].map(({ endpoints, ...origin }) => ({ ...origin, endpoints: [...endpoints.values()] }))
}

function pageUrl(url: string, offset: number): string {
  const page = new URL(url)
  page.searchParams.set('type', 'http')
  page.searchParams.set('limit', String(PAGE))
  page.searchParams.set('offset', String(offset))
  return page.href
}

/** Adds an item to its origin's listing. False if the item's URL is not http or https. */
function addItem(origins: Origins, item: Item): boolean {
  const resource = cleanUrl(item.resource)
  if (!resource) return false
  const { origin, pathname, hostname } = new URL(resource)
  const listing = origins.get(origin) ?? {
    url: origin,
    title: cleanText(item.serviceName ?? hostname, LONGEST.title),
    description: cleanText((item.tags ?? []).join(', '), LONGEST.description),
    favicon: (item.iconUrl && cleanUrl(item.iconUrl)) || `${origin}/favicon.ico`,
    x402OriginId: item.originId ? cleanText(item.originId, LONGEST.title) : null,
    mppOriginId: null,
    protocols: ['x402'],
    endpoints: new Map(),
  }
  origins.set(origin, listing)
  const endpoint = endpointOf(item, pathname)
  listing.endpoints.set(`${endpoint.method} ${endpoint.path}`, endpoint)
  return true
}

function endpointOf(item: Item, pathname: string): ListedEndpoint {
  const accepts = item.accepts.flatMap((raw) => Accept.safeParse(raw).data ?? [])
  const method = item.extensions?.bazaar?.info.input.method ?? accepts[0]?.outputSchema?.input?.method ?? 'GET'
  const description = item.description ?? accepts.find((accept) => accept.description)?.description ?? ''
  return {
    method: cleanText(method.toUpperCase(), 10),
    path: cleanText(decodedPath(pathname), LONGEST.path),
    summary: cleanText(description.split(/(?<=[.!?])\s/)[0] || pathname, LONGEST.summary),
    description: cleanText([description, ...(item.tags ?? [])].join(' '), LONGEST.description),
    // An item without offers requires only a signed identity.
    authMode: item.accepts.length > 0 ? 'paid' : 'siwx',
    price: priceOf(accepts),
  }
}

/** The range of the USDC offers; null if there is none, because only USDC amounts are prices in USD. */
function priceOf(accepts: readonly Accept[]): string | null {
  const offers = accepts
    .filter((accept) => isUsdc(accept.asset))
    .flatMap((accept) => {
      const amount = accept.amount ?? accept.maxAmountRequired ?? null
      return amount === null ? [] : [{ most: BigInt(amount), least: accept.scheme === 'upto' ? 0n : BigInt(amount) }]
    })
  const sums = offers.flatMap(({ least, most }) => [least, most]).sort((a, b) => (a < b ? -1 : 1))
  const [least, most] = [sums.at(0), sums.at(-1)]
  if (least === undefined || most === undefined) return null
  return priceInWords(formatUsd(atomicUsdc(least)), formatUsd(atomicUsdc(most)))
}

function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
