import { SERVICES } from '../../schema/services.ts'
import type { Dns } from '../../subgraphs/kit/net/dns/resolver.ts'
import { type Outbound, openOutbound } from '../../subgraphs/kit/net/outbound/outbound.ts'
import { resolveThrough } from '../../subgraphs/kit/net/outbound/resolve.ts'
import type { RuntimeGround } from '../../subgraphs/kit/service/runtime.ts'
import type { Config } from '../config/config.ts'

/** Opens outbound HTTP to URLs that callers name. Our own pages and files may be fetched wherever they are served. */
export function openWayOut(config: Config, { baseUrl }: Pick<RuntimeGround, 'baseUrl'>, dns: Dns): Outbound {
  const own = [...SERVICES.map((service) => baseUrl(service)), ...hostingUrls(config)]
  return openOutbound({
    allow: [...config.router.OUTBOUND_ALLOW, ...new Set(own.map(placeOf))],
    resolve: resolveThrough(config.router, dns),
    userAgent: `Tollgraph/1.0 (+${baseUrl('gateway')})`,
  })
}

/** URLs of files and sites, where the service that serves them is configured here. */
function hostingUrls({ services }: Config): string[] {
  const { HOSTING_PORT, FILES_URL, SITES_URL, SITES_DOMAIN } = services.get('upload') ?? {}
  if (!HOSTING_PORT) return []
  return [FILES_URL ?? `http://localhost:${HOSTING_PORT}`, SITES_URL ?? `http://*.${SITES_DOMAIN}:${HOSTING_PORT}`].map(
    String,
  )
}

/** `host:port` of a URL, whose host may begin with `*`. */
function placeOf(url: string): string {
  const [, scheme, host = '', port] = /^(https?):\/\/(\[[^\]]+\]|[^/:]+)(?::(\d+))?/.exec(url) ?? []
  return `${host}:${port ?? (scheme === 'https' ? 443 : 80)}`
}
