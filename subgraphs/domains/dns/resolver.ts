import { Resolver as NodeResolver } from 'node:dns/promises'
import { Unavailable } from '../../../schema/errors.ts'

/** Looks names up in public DNS. Both throw Unavailable when DNS does not say (SERVFAIL, refused, no answer in time). */
export interface Resolver {
  /** The TXT records of a name, the strings of each joined; none when the name or the type is not there. */
  txt(name: string): Promise<readonly string[]>
  /** The name servers of a domain, in lower case and without a dot at the end; none when there are none. */
  nameservers(domain: string): Promise<readonly string[]>
}

/** What c-ares calls "that is not there": NXDOMAIN and NODATA. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA'])

/** Times that a question is sent to each server: a datagram may be lost. The second wait is twice the first. */
const TRIES = 2
const WAITS = 3

const RETRY_AFTER_SECONDS = 10

/**
 * A resolver that asks these servers (`ip:port`, the port 53 when left out; `[ip]:port` for IPv6), or those of the
 * machine when there are none. No question takes longer than `timeoutMs` milliseconds.
 */
export function createResolver(servers: readonly string[], timeoutMs: number): Resolver {
  const resolver = new NodeResolver({ timeout: Math.ceil(timeoutMs / WAITS), tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)

  async function ask<T>(question: Promise<readonly T[]>, name: string): Promise<readonly T[]> {
    try {
      return await within(question, timeoutMs)
    } catch (error) {
      if (NOTHING.has((error as NodeJS.ErrnoException).code ?? '')) return []
      const unavailable = new Unavailable(`DNS gives no answer for ${name}`, { retryAfter: RETRY_AFTER_SECONDS })
      unavailable.cause = error
      throw unavailable
    }
  }

  return {
    async txt(name) {
      const records = await ask(resolver.resolveTxt(name), name)
      // Node hands each byte over as one character; texts are UTF-8.
      return records.map((strings) => Buffer.from(strings.join(''), 'latin1').toString('utf8'))
    },
    async nameservers(domain) {
      const hosts = await ask(resolver.resolveNs(domain), domain)
      return hosts.map((host) => host.toLowerCase().replace(/\.$/, ''))
    },
  }
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
