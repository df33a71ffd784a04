import { lookup } from 'node:dns/promises'
import type { Dns } from '../dns/resolver.ts'
import type { DnsSettings } from '../dns/settings.ts'
import { OutboundFailed } from './errors.ts'
import type { Resolve } from './guard.ts'

/** Resolves names through the configured resolvers; without any, through this machine, then our own name server. */
export function resolveThrough({ DNS_RESOLVERS }: Pick<DnsSettings, 'DNS_RESOLVERS'>, dns: Dns): Resolve {
  if (DNS_RESOLVERS.length > 0) return (host) => dns.addresses(host)
  return async (host) => {
    const found = await askMachine(host)
    // Public DNS has priority: a domain sold only here must not shadow a real one.
    return found.length > 0 ? found : dns.addresses(host).catch(() => [])
  }
}

async function askMachine(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA' || code === 'EAI_AGAIN') return []
    throw new OutboundFailed('NO_HOST', `DNS gives no answer for ${host}`, null, { cause: error })
  }
}
