import type { CatalogueDocument, EndpointFacts } from '../../api/catalogue.ts'

/** A path found by the gateway's search, of this installation or of another company. */
export interface Meant {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly price: string | null
  readonly origin: { readonly title: string; readonly url: string }
  /** The path in our own catalogue; null for another company's. */
  readonly endpoint: EndpointFacts | null
}

/** Finds our own path by method, path and the service's title or address. */
export function ours(
  { method, path, origin }: Pick<Meant, 'method' | 'path' | 'origin'>,
  { services, endpoints }: Pick<CatalogueDocument, 'services' | 'endpoints'>,
): EndpointFacts | null {
  const address = addressOf(origin.url)
  const service = services.find(({ baseUrl }) => addressOf(baseUrl) === address)
  const same = endpoints.filter((endpoint) => endpoint.method === method && endpoint.path === path)
  return same.find((endpoint) => endpoint.service === service?.name) ?? null
}

/** A URL without the parts that may differ for one host: the search may name this machine differently, with any port. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { protocol, host, hostname, pathname } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return `${protocol}//${isHere ? 'localhost' : host}${pathname.replace(/\/+$/, '')}`
}
