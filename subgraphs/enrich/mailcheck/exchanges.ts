import { Unavailable } from '../../../schema/errors.ts'
import type { DataSourceKind } from '../../kit/context.ts'
import type { Dns } from '../../kit/dns/resolver.ts'
import type { Outbound } from '../../kit/outbound/outbound.ts'
import type { SmtpPlace } from './smtp/session.ts'

/** Who takes the mail of a domain, as DNS says. */
export interface Exchanges {
  /** MX: it names servers. ADDRESS: it names none, and the domain's own address counts. NONE: it takes no mail. */
  readonly kind: 'MX' | 'ADDRESS' | 'NONE'
  /** Whose word that is. */
  readonly source: DataSourceKind
  /** Those that may be connected to, the most preferred first. */
  readonly places: readonly SmtpPlace[]
}

/** Finds who takes the mail of a domain. Throws Unavailable when DNS does not say. */
export type FindExchanges = (domain: string) => Promise<Exchanges>

const SMTP_PORT = 25
/** More servers of one domain are not tried, nor more addresses of one server. */
const MAX_SERVERS = 3
const MAX_ADDRESSES = 2

/**
 * Asks DNS. Whoever has a domain says there where its mail goes, and could name machines that only we can reach: `outbound`
 * keeps us from those.
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

  /** None where the server has no address, or none that we may connect to. */
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
