import { BlockList, isIP, isIPv6 } from 'node:net'

const LOOPBACK_6 = new BlockList()
LOOPBACK_6.addAddress('::1', 'ipv6')

/**
 * The address by which limits count a client. IPv6 addresses are cut to their /64, the usual allocation of one
 * customer. Null, exempt from limits, for an invalid address, and for loopback unless that counts.
 */
export function countedAddress(text: string, { countsLoopback }: { readonly countsLoopback: boolean }): string | null {
  const address = plainAddress(text)
  if (address === null) return null
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  if (!countsLoopback && isLoopback(address, family)) return null
  return family === 'ipv6' ? networkOf(address) : address
}

/** An IPv4 address has one spelling, so its text is enough; an IPv6 address has several. */
function isLoopback(address: string, family: 'ipv4' | 'ipv6'): boolean {
  return family === 'ipv4' ? address.startsWith('127.') : LOOPBACK_6.check(address, family)
}

/** Strips brackets, port, zone, and the IPv4-in-IPv6 prefix; null if the rest is not an address. */
function plainAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? []
  const [bare = ''] = (bracketed ?? dotted ?? text).split('%', 1)
  const plain = bare.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) === 0 ? null : plain.toLowerCase()
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  // An embedded IPv4 address takes two groups.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0)
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
