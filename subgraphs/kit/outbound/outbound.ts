import { readAllowed } from './allowed.ts'
import type { OutboundAnswer, OutboundBounds } from './exchange.ts'
import { fetchGuarded } from './fetch.ts'
import { openGuard, type Resolve } from './guard.ts'
import { type OutboundProxy, openProxy } from './proxy.ts'

/** The only way to a URL, or a host, that a caller named. */
export interface Outbound {
  /**
   * GETs a stranger's URL: http or https on their ports, on public addresses, checked as the connection is made, so that a
   * name which changes its mind does not help, and again for every redirect. Throws OutboundRefused, which is the caller's
   * fault and says why, or OutboundFailed, which is the server's.
   */
  fetch(url: string, bounds: OutboundBounds): Promise<OutboundAnswer>
  /** The checks of a URL that need no connection. Throws OutboundRefused (a BadInput) naming `path`. */
  check(url: string, path: readonly (string | number)[]): URL
  /**
   * The addresses that a connection to a host may go to, for protocols beside HTTP: connect to one of these, not to the
   * name. Only `usualPorts` are open. Throws like `fetch`.
   */
  addressesOf(host: string, port: number, usualPorts: readonly number[]): Promise<readonly string[]>
  /** Starts an HTTP proxy on the loopback with the same rules, for a browser. */
  openProxy(): Promise<OutboundProxy>
  /** What we call ourselves to web servers; its first word is what robots.txt knows us by. */
  readonly userAgent: string
}

export interface OutboundOptions {
  /** Entries of OUTBOUND_ALLOW, and what of our own may be fetched. */
  readonly allow: readonly string[]
  readonly resolve: Resolve
  readonly userAgent: string
}

/** Opens the way out. */
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
