import { readAllowed } from './allowed.ts'
import type { OutboundAnswer, OutboundBounds } from './exchange.ts'
import { fetchGuarded } from './fetch.ts'
import { openGuard, type Resolve } from './guard.ts'
import { type OutboundProxy, openProxy } from './proxy.ts'

/** The only way to connect to a URL or host given by a caller. */
export interface Outbound {
  /**
   * GETs an untrusted URL: http or https on their ports, on public addresses, checked at connection time against DNS
   * rebinding, and again for every redirect. Throws OutboundRefused, with the reason, if the caller is at fault, or
   * OutboundFailed if the server is.
   */
  fetch(url: string, bounds: OutboundBounds): Promise<OutboundAnswer>
  /** The checks of a URL that need no connection. Throws OutboundRefused (a BadInput) with `path`. */
  check(url: string, path: readonly (string | number)[]): URL
  /**
   * The permitted addresses of a host, for protocols other than HTTP: connect to one of these, not to the name. Only
   * `usualPorts` are open. Throws like `fetch`.
   */
  addressesOf(host: string, port: number, usualPorts: readonly number[]): Promise<readonly string[]>
  /** Starts an HTTP proxy on the loopback with the same rules, for a browser. */
  openProxy(): Promise<OutboundProxy>
  /** Our User-Agent; its first word is our name in robots.txt. */
  readonly userAgent: string
}

export interface OutboundOptions {
  /** Entries of OUTBOUND_ALLOW, and our own servers that may be fetched. */
  readonly allow: readonly string[]
  readonly resolve: Resolve
  readonly userAgent: string
}

/** Creates the outbound client. */
export function openOutbound({ allow, resolve, userAgent }: OutboundOptions): Outbound {
  const guard = openGuard(readAllowed(allow), resolve)
  return {
    fetch: (url, bounds) => fetchGuarded(guard, url, { ...bounds, userAgent }),
    check: (url, path) => guard.check(url, path),
    addressesOf: (host, port, usualPorts) => guard.addressesOf(host, port, usualPorts),
    openProxy: () => openProxy(guard),
    userAgent,
  }
}
