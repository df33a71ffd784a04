import { hostPort, reachableHost } from '../../schema/hostPort.ts'
import { SERVICES } from '../../schema/services.ts'
import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'
import { isLoopbackHost } from './loopbackHost.ts'

/** Where a request goes: its service, and the URLs as the caller sees them. */
export interface Place {
  readonly service: string
  /** Path below the service's base URL, with a leading slash. */
  readonly path: string
  readonly query: URLSearchParams
  /** The requested URL. */
  readonly url: string
  /** The service's base URL, without a slash at the end. */
  readonly baseUrl: string
  /** Scheme and host, without a slash at the end. */
  readonly origin: string
}

/** The settings for the services' URLs. */
export type OriginSettings = { readonly HOST: string; readonly PORT: number; readonly TRUST_PROXY: boolean } & Readonly<
  Partial<Record<'PUBLIC_URL' | `${Uppercase<Exclude<string, 'gateway'>>}_URL`, string | undefined>>
>

type Headers = Readonly<Record<string, string | string[] | undefined>>

const HOST = /^(\[[0-9a-fA-F:.]+\]|[a-zA-Z0-9._-]+)(:\d{1,5})?$/

/** Cached places, and the longest URL that is cached, in characters. */
const MAX_PLACES = 2_000
const MAX_REMEMBERED_URL = 512

/** Base URLs: the configured ones, by host name; otherwise `/<service>` below the requested host. */
export class Origins {
  readonly #settings: OriginSettings
  readonly #services: readonly string[]
  readonly #configured: ReadonlyMap<string, URL>
  /** The same, in the order in which a request is compared: a path on a host goes before the whole host. */
  readonly #longestFirst: readonly (readonly [service: string, base: URL])[]
  readonly #places = recentlyUsed<string, Place>(MAX_PLACES)

  /** `services`: all subgraphs that have paths, the ten by default. */
  constructor(settings: OriginSettings, services: readonly string[] = SERVICES) {
    this.#settings = settings
    this.#services = services
    const urls = SERVICES.flatMap((service): [string, URL][] => {
      const url = configuredUrl(settings, service)
      return url ? [[service, new URL(url)]] : []
    })
    this.#configured = new Map(urls)
    this.#longestFirst = urls.sort(([, one], [, other]) => prefixOf(other).length - prefixOf(one).length)
  }

  /** Finds the place of a request; null when its Host header is invalid. */
  locate(rawUrl: string, headers: Headers): Place | null {
    const host = this.#host(headers)
    if (!HOST.test(host) || !rawUrl.startsWith('/')) return null
    const scheme = this.#isSecure(headers) ? 'https' : 'http'
    const key = `${scheme}://${host}${rawUrl}`
    const known = this.#places.get(key)
    if (known) return known
    const place = this.#find(rawUrl, host, scheme)
    if (place && key.length <= MAX_REMEMBERED_URL) this.#places.set(key, place)
    return place
  }

  #find(rawUrl: string, host: string, scheme: 'http' | 'https'): Place | null {
    const origin = this.#originOf(host, scheme)
    if (!URL.canParse(`${origin}${rawUrl}`)) return null
    const asked = new URL(`${origin}${rawUrl}`)
    const place = { url: `${origin}${rawUrl}`, query: asked.searchParams, origin }
    for (const [service, base] of this.#longestFirst) {
      const prefix = prefixOf(base)
      if (base.host !== host || !(asked.pathname === prefix || asked.pathname.startsWith(`${prefix}/`))) continue
      const found = { path: asked.pathname.slice(prefix.length) || '/', baseUrl: `${base.origin}${prefix}` }
      return service === 'gateway' ? { ...place, ...this.#belowGateway(found) } : { ...place, service, ...found }
    }
    return { ...place, ...this.#belowGateway({ path: asked.pathname, baseUrl: origin }) }
  }

  /** The place of a path below the gateway's base URL: there each service has a folder. */
  #belowGateway({ path, baseUrl }: Pick<Place, 'path' | 'baseUrl'>): Pick<Place, 'service' | 'path' | 'baseUrl'> {
    const sibling = this.#services.find((service) => service !== 'gateway' && isBelow(path, service))
    if (!sibling) return { service: 'gateway', path, baseUrl }
    return { service: sibling, path: path.slice(sibling.length + 1) || '/', baseUrl: `${baseUrl}/${sibling}` }
  }

  /**
   * Whether wallets may sign in under a host name, and receipts are signed for it: a configured one, and without
   * PUBLIC_URL a loopback name at any port. Under any other name, a site that forwards requests here could have a wallet
   * sign for itself and use the signature here.
   */
  isOwnHost(host: string): boolean {
    if ([...this.#configured.values()].some((url) => url.host === host)) return true
    return !this.#settings.PUBLIC_URL && isLoopbackHost(host)
  }

  /** The configured host names, with their ports. */
  configuredHosts(): string[] {
    return [...new Set([...this.#configured.values()].map(({ host }) => host))]
  }

  /** The base URL of a service outside a request. */
  baseUrl(service: string): string {
    const configured = configuredUrl(this.#settings, service)
    if (configured) return configured
    const { HOST, PORT, PUBLIC_URL } = this.#settings
    const gateway = PUBLIC_URL ?? `http://${hostPort(reachableHost(HOST), PORT)}`
    return service === 'gateway' ? gateway : `${gateway}/${service}`
  }

  /** The base URL of a service as the caller of a place sees it: a configured one, or one on the requested host. */
  baseUrlFrom(place: Pick<Place, 'service' | 'baseUrl'>, service: string): string {
    if (service === place.service) return place.baseUrl
    const configured = configuredUrl(this.#settings, service)
    if (configured) return configured
    const gateway = this.#gatewayOf(place)
    return service === 'gateway' ? gateway : `${gateway}/${service}`
  }

  /** The gateway's base URL as the caller of a place sees it: a service without a URL of its own is below it. */
  #gatewayOf({ baseUrl, service }: Pick<Place, 'service' | 'baseUrl'>): string {
    if (service === 'gateway') return baseUrl
    const folder = `/${service}`
    const isBelowIt = baseUrl !== configuredUrl(this.#settings, service) && baseUrl.endsWith(folder)
    return isBelowIt && !this.#settings.PUBLIC_URL ? baseUrl.slice(0, -folder.length) : this.baseUrl('gateway')
  }

  /** The distinct origins of the services, without the gateway, that have URLs of their own. */
  ofSiblings(): string[] {
    const urls = [...this.#configured].flatMap(([service, { origin }]) => (service === 'gateway' ? [] : [origin]))
    return [...new Set(urls)]
  }

  #host(headers: Headers): string {
    const forwarded = this.#settings.TRUST_PROXY ? headers['x-forwarded-host'] : undefined
    return String(forwarded ?? headers.host ?? '').toLowerCase()
  }

  #isSecure(headers: Headers): boolean {
    return this.#settings.TRUST_PROXY && headers['x-forwarded-proto'] === 'https'
  }

  #originOf(host: string, scheme: 'http' | 'https'): string {
    const configured = [...this.#configured.values()].find((url) => url.host === host)
    return configured ? configured.origin : `${scheme}://${host}`
  }
}

/** The path of a URL without a slash at the end; empty for a whole host. */
function prefixOf({ pathname }: URL): string {
  return pathname.replace(/\/$/, '')
}

function isBelow(path: string, service: string): boolean {
  return path === `/${service}` || path.startsWith(`/${service}/`)
}

function configuredUrl(settings: OriginSettings, service: string): string | undefined {
  const own = SERVICES.find((name) => name === service)
  if (own === 'gateway') return settings.PUBLIC_URL
  return own && settings[`${own.toUpperCase() as Uppercase<typeof own>}_URL`]
}
