import { isIPv4, isIPv6 } from 'node:net'
import type { Dns } from '../../kit/net/dns/resolver.ts'

/** DNS lookups of the sender checks, in the form of Node's `resolve`. */
export type Resolve = (name: string, type: string) => Promise<string[][] | string[]>

/** A DNS error as the sender checks expect it: no data, or no answer. */
class DnsError extends Error {
  readonly code: 'ENODATA' | 'ETIMEOUT'

  constructor(code: 'ENODATA' | 'ETIMEOUT', name: string, cause?: unknown) {
    super(`${code} ${name}`, { cause })
    this.code = code
  }
}

/** Makes the sender checks look up names through the installation's resolver. */
export function resolveThrough(dns: Dns): Resolve {
  return async (name, type) => {
    const found = await ask(dns, name, type).catch((error: unknown) => {
      throw new DnsError('ETIMEOUT', name, error)
    })
    if (found.length === 0) throw new DnsError('ENODATA', name)
    // MX records are objects here, which the declared type of the library lacks.
    return found as string[][] | string[]
  }
}

async function ask(dns: Dns, name: string, type: string): Promise<readonly unknown[]> {
  switch (type) {
    case 'TXT':
      return (await dns.txt(name)).map((text) => [text])
    case 'A':
      return (await dns.addresses(name)).filter((address) => isIPv4(address))
    case 'AAAA':
      return (await dns.addresses(name)).filter((address) => isIPv6(address))
    case 'MX':
      return (await dns.mx(name)).map(({ exchange, preference }) => ({ exchange, priority: preference }))
    case 'PTR':
      return dns.reverse(ipOfReverseName(name))
    default:
      return []
  }
}

/** The IP address of a name under in-addr.arpa or ip6.arpa. */
function ipOfReverseName(name: string): string {
  const labels = name.toLowerCase().split('.').reverse().slice(2)
  if (/\.in-addr\.arpa$/i.test(name)) return labels.join('.')
  return (labels.join('').match(/.{4}/g) ?? []).join(':')
}
