import type { CatalogueDocument, EndpointFacts } from '../../api/catalogue.ts'

/** A path that the gateway's search found, here or at another company. */
export interface Meant {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly price: string | null
  readonly origin: { readonly title: string; readonly url: string }
  /** The same path in our own catalogue, where it is one of ours. */
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

/** Without what may differ for the same place: the search names the machine itself as it likes, under any port. */
function addressOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { protocol, host, hostname, pathname } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return `${protocol}//${isHere ? 'localhost' : host}${pathname.replace(/\/+$/, '')}`
}
