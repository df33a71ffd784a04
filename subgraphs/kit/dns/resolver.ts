import { Resolver as NodeResolver } from 'node:dns/promises'
import { Unavailable } from '../../../schema/errors.ts'
import { reverseName } from './reverseName.ts'

/**
 * DNS as everybody else sees it. What is not there (the name, or records of the type) is an empty answer, and so is a
 * name that DNS cannot hold. All throw Unavailable when DNS does not say (SERVFAIL, refused, no answer in time). Names
 * of hosts come in lower case and without a dot at the end.
 */
export interface Dns {
  /** The TXT records of a name, the strings of each joined. */
  txt(name: string): Promise<readonly string[]>
  /** The name servers that a domain is delegated to. */
  nameservers(domain: string): Promise<readonly string[]>
  /** What the name itself is an alias of (the target may be an alias too); null when it is none. */
  cname(name: string): Promise<string | null>
  /** Who takes the mail of a domain, the most preferred first. */
  mx(domain: string): Promise<readonly MailExchange[]>
  /** The IPv4 and then the IPv6 addresses of a host, aliases followed. */
  addresses(name: string): Promise<readonly string[]>
  /** The names that an IP address says it has, as its PTR records do. */
  reverse(ip: string): Promise<readonly string[]>
}

/** One MX record. A single one with the exchange `.` says that the domain takes no mail at all (RFC 7505). */
export interface MailExchange {
  readonly exchange: string
  /** The lower, the sooner it is tried. */
  readonly preference: number
}

export interface ResolverSettings {
  /** `ip:port`, the port 53 when left out; `[ip]:port` for IPv6. None: those of the machine. */
  readonly servers: readonly string[]
  /** No question takes longer. Milliseconds. */
  readonly timeoutMs: number
  /**
   * The server is our own and there is no other to ask: what it refuses to speak of does not exist, and aliases that
   * lead from one zone to another are for the asker to follow.
   */
  readonly isAuthoritativeOnly?: boolean
}

/** What c-ares calls "that is not there": NXDOMAIN, NODATA, and a name that no query can carry. */
const NOTHING = ['ENOTFOUND', 'ENODATA', 'EBADNAME']

/** Times that a question is sent to each server: a datagram may be lost. The second wait is twice the first. */
const TRIES = 2
const WAITS = 3

const RETRY_AFTER_SECONDS = 10

/** Aliases followed for one question, where that is for us to do. */
const MAX_ALIASES = 8

/** A question of one type to DNS, for a name. */
type Question<Answer> = (name: string) => Promise<readonly Answer[]>

/** Makes a resolver. Throws a TypeError when a server is not in the form of an address. */
export function createResolver({ servers, timeoutMs, isAuthoritativeOnly = false }: ResolverSettings): Dns {
  const resolver = new NodeResolver({ timeout: Math.ceil(timeoutMs / WAITS), tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  const nothing = new Set(isAuthoritativeOnly ? [...NOTHING, 'EREFUSED'] : NOTHING)
  const find = isAuthoritativeOnly ? follow : ask

  async function ask<Answer>(name: string, question: Question<Answer>): Promise<readonly Answer[]> {
    // c-ares would stop reading there, and answer for another name.
    if (name.includes('\0')) return []
    try {
      return await within(question(name), timeoutMs)
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
      // Node hands each byte over as one character; texts are UTF-8.
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
      // Not Node's `reverse`: that one reads the machine's hosts file before it asks DNS.
      return name === null ? [] : (await find(name, (owner) => resolver.resolvePtr(owner))).map(hostName)
    },
  }
}

function hostName(text: string): string {
  return text.toLowerCase().replace(/\.$/, '')
}

/** With several servers that are silent one after the other, the waits add up; this is what ends them. */
async function within<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
