import { BlockList, isIP, isIPv6 } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * The address that limits count a client by. An IPv6 address is cut to its /64, which one customer of a network has whole. Null,
 * counted by no limit, for what is no address, and for loopback unless that counts.
 */
export function countedAddress(text: string, { countsLoopback }: { readonly countsLoopback: boolean }): string | null {
  const address = plainAddress(text)
  if (address === null) return null
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  if (LOOPBACK.check(address, family) && !countsLoopback) return null
  return family === 'ipv6' ? networkOf(address) : address
}

/** Without brackets, port, zone, and the prefix of an IPv4 address in IPv6 form; null for what is no address. */
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
  // An IPv4 address at the end is two groups.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0)
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
