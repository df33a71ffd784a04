import { Resolver as NodeResolver } from 'node:dns/promises'
import { Unavailable } from '../../../../schema/errors.ts'
import { withTimeout } from '../../async/timeout.ts'
import { reverseName } from './reverseName.ts'

/**
 * DNS as seen from the public internet. A missing name, missing records of the type, and a name that DNS cannot
 * represent give an empty result. All methods throw Unavailable if DNS does not answer (SERVFAIL, refused, time-out).
 * Host names are lower case, without a trailing dot.
 */
export interface Dns {
  /** The TXT records of a name, each with its strings joined. */
  txt(name: string): Promise<readonly string[]>
  /** The name servers that a domain is delegated to. */
  nameservers(domain: string): Promise<readonly string[]>
  /** The direct CNAME target of a name (which may be an alias too); null if there is none. */
  cname(name: string): Promise<string | null>
  /** The MX records of a domain, most preferred first. */
  mx(domain: string): Promise<readonly MailExchange[]>
  /** The IPv4, then the IPv6 addresses of a host, following aliases. */
  addresses(name: string): Promise<readonly string[]>
  /** The PTR names of an IP address. */
  reverse(ip: string): Promise<readonly string[]>
}

/** One MX record. A single record with exchange `.` means that the domain accepts no mail (RFC 7505). */
export interface MailExchange {
  readonly exchange: string
  /** Lower values are tried first. */
  readonly preference: number
}

export interface ResolverSettings {
  /** `ip:port`, default port 53; `[ip]:port` for IPv6. Empty: the machine's own resolvers. */
  readonly servers: readonly string[]
  /** Limit of each query, in milliseconds. */
  readonly timeoutMs: number
  /**
   * The server is our own and the only one: a name that it refuses does not exist, and aliases between zones must be
   * followed here.
   */
  readonly isAuthoritativeOnly?: boolean
}

/** c-ares codes for an empty result: NXDOMAIN, NODATA, and a name that no query can carry. */
const NOTHING = ['ENOTFOUND', 'ENODATA', 'EBADNAME']

/** Attempts per server: a datagram may be lost. The second time-out is twice the first, so one query takes WAITS time-outs. */
const TRIES = 2
const WAITS = 3

const RETRY_AFTER_SECONDS = 10

/** Maximum number of aliases followed by us for one query. */
const MAX_ALIASES = 8

/** A lookup of one record type for a name. */
type Question<Answer> = (name: string) => Promise<readonly Answer[]>

/** Creates a resolver. Throws a TypeError for a server that is not an address. */
export function createResolver({ servers, timeoutMs, isAuthoritativeOnly = false }: ResolverSettings): Dns {
  const resolver = new NodeResolver({ timeout: Math.ceil(timeoutMs / WAITS), tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  const nothing = new Set(isAuthoritativeOnly ? [...NOTHING, 'EREFUSED'] : NOTHING)
  const find = isAuthoritativeOnly ? follow : ask

  async function ask<Answer>(name: string, question: Question<Answer>): Promise<readonly Answer[]> {
    // c-ares would cut the name at NUL and resolve another name.
    if (name.includes('\0')) return []
    try {
      // With several silent servers their time-outs add up; this is the total limit.
      return await withTimeout(timeoutMs, question(name), () => new Error('No answer in time'))
    } catch (error) {
      if (nothing.has((error as NodeJS.ErrnoException).code ?? '')) return []
      const unavailable = new Unavailable(`DNS gives no answer for ${name}`, { retryAfter: RETRY_AFTER_SECONDS })
      unavailable.cause = error
      throw unavailable
    }
  }

  async function follow<Answer>(name: string, question: Question<Answer>): Promise<readonly Answer[]> {
    const seen = new Set<string>()
    for (let owner: string | null = name; owner !== null && !seen.has(owner); owner = await aliasOf(owner)) {
      const found = await ask(owner, question)
      if (found.length > 0) return found
      if (seen.size === MAX_ALIASES) break
      seen.add(owner)
    }
    return []
  }

  async function aliasOf(name: string): Promise<string | null> {
    const [target] = await ask(name, (owner) => resolver.resolveCname(owner))
    return target === undefined ? null : hostName(target)
  }

  return {
    async txt(name) {
      const records = await find(name, (owner) => resolver.resolveTxt(owner))
      // Node returns each byte as one character; the texts are UTF-8.
      return records.map((strings) => Buffer.from(strings.join(''), 'latin1').toString('utf8'))
    },
    async nameservers(domain) {
      return (await find(domain, (owner) => resolver.resolveNs(owner))).map(hostName)
    },
    cname: aliasOf,
    async mx(domain) {
      const records = await find(domain, (owner) => resolver.resolveMx(owner))
      return records
        .map(({ exchange, priority }) => ({ exchange: hostName(exchange) || '.', preference: priority }))
        .sort((a, b) => a.preference - b.preference || a.exchange.localeCompare(b.exchange, 'en'))
    },
    async addresses(name) {
      const families = [(owner: string) => resolver.resolve4(owner), (owner: string) => resolver.resolve6(owner)]
      return (await Promise.all(families.map((family) => find(name, family)))).flat()
    },
    async reverse(ip) {
      const name = reverseName(ip)
      // Node's `reverse` reads the machine's hosts file before DNS, so it is not used.
      return name === null ? [] : (await find(name, (owner) => resolver.resolvePtr(owner))).map(hostName)
    },
  }
}

function hostName(text: string): string {
  return text.toLowerCase().replace(/\.$/, '')
}
