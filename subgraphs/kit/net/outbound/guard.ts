import { isIP } from 'node:net'
import { isPublicAddress } from './address.ts'
import type { Allowed } from './allowed.ts'
import { OutboundFailed, OutboundRefused } from './errors.ts'

/** The addresses of a host; empty if the host does not exist. Throws if DNS does not answer. */
export type Resolve = (host: string) => Promise<readonly string[]>

/** Decides which hosts and addresses may be connected to. */
export interface Guard {
  /** The checks that need no connection. Throws OutboundRefused with `path`. */
  check(url: string, path?: readonly (string | number)[]): URL
  /**
   * The permitted addresses of a host for a port: connect to one of these, not to the name, whose DNS answer may change
   * (DNS rebinding). Throws OutboundRefused if none is permitted, OutboundFailed if there is none.
   */
  addressesOf(host: string, port: number, usualPorts?: readonly number[]): Promise<readonly string[]>
}

/** Ports of http and https. */
const WEB_PORTS: readonly number[] = [80, 443]
const MAX_URL_LENGTH = 4_096

/** Creates the guard, with the destinations allowed in addition to the public internet. */
export function openGuard(allowed: Allowed, resolve: Resolve): Guard {
  const isReachable = (address: string, isUsualPort: boolean) =>
    allowed.holds(address) || (isUsualPort && isPublicAddress(address))

  return {
    check(text, path = []) {
      const refuse = (message: string) => new OutboundRefused(message, path)
      const url = URL.canParse(text) && text.length <= MAX_URL_LENGTH ? new URL(text) : null
      if (!url) throw refuse(`must be a URL of at most ${MAX_URL_LENGTH} characters`)
      if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse('must be an http or https URL')
      if (url.username !== '' || url.password !== '') throw refuse('must not hold a user name or password')
      const { host, port } = placeOf(url)
      if (allowed.names(host, port)) return url
      const isUsualPort = WEB_PORTS.includes(port)
      const isLiteral = isIP(host) !== 0
      if (isLiteral && !isReachable(host, true)) throw refuse('must not lead to a private address')
      // The name may resolve to an address in an allowed range, which allows all ports.
      const mayBeAllowed = isLiteral ? allowed.holds(host) : allowed.hasRanges
      if (!isUsualPort && !mayBeAllowed) throw refuse('must use the port of http (80) or https (443)')
      return url
    },

    async addressesOf(name, port, usualPorts = WEB_PORTS) {
      const host = unbracketed(name)
      const addresses = await addressesOfName(host, resolve)
      if (addresses.length === 0) throw new OutboundFailed('NO_HOST', `There is no host ${host}`)
      if (allowed.names(host, port)) return addresses
      const isUsualPort = usualPorts.includes(port)
      const reachable = addresses.filter((address) => isReachable(address, isUsualPort))
      if (reachable.length > 0) return reachable
      const isPublic = addresses.some(isPublicAddress)
      throw new OutboundRefused(
        isPublic ? `Port ${port} of ${host} may not be asked` : `${host} leads to a private address`,
      )
    },
  }
}

/** Host and port of a URL: IPv6 without brackets, and the default port made explicit. */
export function placeOf(url: URL): { readonly host: string; readonly port: number } {
  return { host: unbracketed(url.hostname), port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80) }
}

async function addressesOfName(host: string, resolve: Resolve): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host]
  // RFC 6761: these names are always the local machine, whatever a resolver answers.
  if (/(^|\.)localhost\.?$/i.test(host)) return ['127.0.0.1']
  return resolve(host)
}

function unbracketed(host: string): string {
  return host.replace(/^\[|\]$/g, '')
}
