import { createResolver, type Dns } from './resolver.ts'
import type { DnsSettings } from './settings.ts'

/** DNS through the configured resolvers; without any, only our own name server is queried. */
export function lookUpThrough(settings: DnsSettings): Dns {
  const { DNS_RESOLVERS, DNS_TIMEOUT_MS, DNS_HOST, DNS_PORT } = settings
  if (DNS_RESOLVERS.length > 0) return createResolver({ servers: DNS_RESOLVERS, timeoutMs: DNS_TIMEOUT_MS })
  const servers = [reachable(DNS_HOST, DNS_PORT)]
  return createResolver({ servers, timeoutMs: DNS_TIMEOUT_MS, isAuthoritativeOnly: true })
}

/** A server that listens on all addresses is reached on the loopback address. */
function reachable(host: string, port: number): string {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`
}
