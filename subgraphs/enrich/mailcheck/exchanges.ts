import { Unavailable } from '../../../schema/errors.ts'
import type { Dns } from '../../kit/net/dns/resolver.ts'
import type { Outbound } from '../../kit/net/outbound/outbound.ts'
import type { DataSourceKind } from '../../kit/service/context.ts'
import type { SmtpPlace } from './smtp/session.ts'

/** Mail servers of a domain, according to DNS. */
export interface Exchanges {
  /** MX: the domain has MX records. ADDRESS: it has none, and its own address is used. NONE: it accepts no mail. */
  readonly kind: 'MX' | 'ADDRESS' | 'NONE'
  /** Source of this answer. */
  readonly source: DataSourceKind
  /** Servers that we may connect to, most preferred first. */
  readonly places: readonly SmtpPlace[]
}

/** Finds the mail servers of a domain. Throws Unavailable if DNS does not answer. */
export type FindExchanges = (domain: string) => Promise<Exchanges>

const SMTP_PORT = 25
/** Maximum number of servers per domain, and of addresses per server. */
const MAX_SERVERS = 3
const MAX_ADDRESSES = 2

/**
 * Looks up MX records. A domain's owner chooses its mail servers and could name hosts that only we can reach;
 * `outbound` blocks those.
 */
export function exchangesInDns(dns: Dns, outbound: Pick<Outbound, 'addressesOf'>, port: number): FindExchanges {
  return async (domain) => {
    const records = await dns.mx(domain)
    const named = records.filter(({ exchange }) => exchange !== '.')
    if (records.length > 0 && named.length === 0) return { kind: 'NONE', source: 'live', places: [] }
    if (named.length === 0) {
      const isHost = (await dns.addresses(domain)).length > 0
      return { kind: isHost ? 'ADDRESS' : 'NONE', source: 'live', places: isHost ? await placesOf(domain) : [] }
    }
    const servers = await Promise.all(named.slice(0, MAX_SERVERS).map(({ exchange }) => placesOf(exchange)))
    return { kind: 'MX', source: 'live', places: servers.flat() }
  }

  /** Empty if the server has no address, or none that we may connect to. */
  async function placesOf(name: string): Promise<SmtpPlace[]> {
    try {
      const addresses = await outbound.addressesOf(name, port, [SMTP_PORT])
      return addresses.slice(0, MAX_ADDRESSES).map((address) => ({ name, address, port }))
    } catch (error) {
      if (error instanceof Unavailable) throw error
      return []
    }
  }
}
