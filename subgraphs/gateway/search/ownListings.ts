import type { Catalogue, Introduction } from '../../../schema/catalogue.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { type Listing, priceInWords } from './listing.ts'
import type { OwnEndpoint } from './ownEndpoints.ts'

/** Title and description of each of our services as an origin. */
const INTRODUCTIONS: Record<ServiceName, Introduction> = {
  gateway: { title: 'Gateway', description: 'Search of API origins, invite codes, organizations, sending USDC.' },
  domains: {
    title: 'Domains',
    description: 'Domain names: availability, search, registration, renewal, DNS, transfer out, registrant profile.',
  },
  data: {
    title: 'Blockchain data',
    description: 'Token prices, pools, exchanges, protocol value locked, wallet balances, transactions.',
  },
  travel: {
    title: 'Travel',
    description: 'Flight offers, pricing, booking, hotels, activities, transfers, flight tracking.',
  },
  studio: { title: 'Media generation', description: 'Generation and editing of images and video, as jobs.' },
  social: {
    title: 'Social data',
    description: 'Profiles, posts, comments, followers and search on four social platforms.',
  },
  upload: {
    title: 'File and site hosting',
    description: 'File upload with a shareable link, static site hosting, custom domains.',
  },
  mail: { title: 'Messaging', description: 'Sending e-mail, disposable inboxes, inboxes on a subdomain of your own.' },
  merch: { title: 'Custom merchandise', description: 'Shirts and mugs printed on demand from an image.' },
  enrich: { title: 'Data enrichment', description: 'People, companies, web, places, property, e-mail verification.' },
}

/** URL scheme of our own origins in the index: their public URL is only known per request. */
const OWN_SCHEME = 'own:'

/**
 * This installation's services as listings, in the form of a registry's; services without paths are omitted. `protocols`
 * are the payment protocols of their prices, `added` the subgraphs beside the ten.
 */
export function ownListings(
  endpoints: readonly OwnEndpoint[],
  protocols: readonly string[],
  added: Catalogue['introductions'],
): Listing[] {
  const introductions: [string, Introduction][] = [...Object.entries(INTRODUCTIONS), ...added]
  const listings = introductions.map(([service, introduction]) =>
    listing(service, introduction, endpointsOf(service, endpoints), protocols),
  )
  return listings.filter((listing) => listing.endpoints.length > 0)
}

function endpointsOf(service: string, endpoints: readonly OwnEndpoint[]): readonly OwnEndpoint[] {
  return endpoints.filter((endpoint) => endpoint.service === service)
}

function listing(
  service: string,
  { title, description }: Introduction,
  endpoints: readonly OwnEndpoint[],
  protocols: readonly string[],
): Listing {
  return {
    url: OWN_SCHEME + service,
    title,
    description,
    favicon: '',
    // Registries assign these ids; our own origins have none.
    x402OriginId: null,
    mppOriginId: null,
    protocols: endpoints.some(({ access }) => access === 'paid') ? protocols : [],
    endpoints: endpoints.map(listed),
  }
}

/** The service of an origin's URL in the index; null for an external origin. */
export function ownService(originUrl: string): string | null {
  return originUrl.startsWith(OWN_SCHEME) ? originUrl.slice(OWN_SCHEME.length) : null
}

function listed({ method, path, summary, description, access, price }: OwnEndpoint): Listing['endpoints'][number] {
  return {
    method,
    path,
    summary,
    description,
    authMode: access === 'free' ? 'unprotected' : access,
    price: price && (price.mode === 'fixed' ? priceInWords(price.usd, price.usd) : priceInWords(price.min, price.max)),
  }
}
