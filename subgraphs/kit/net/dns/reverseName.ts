import { isIPv4, isIPv6 } from 'node:net'

/** The name of an address's PTR records (RFC 1035, 3.5; RFC 3596, 2.5); null if it is not an address. */
export function reverseName(ip: string): string | null {
  const [address = ''] = ip.split('%')
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIPv4(v4)) return `${v4.split('.').reverse().join('.')}.in-addr.arpa`
  if (!isIPv6(address)) return null
  return `${[...nibblesOf(address)].reverse().join('.')}.ip6.arpa`
}

/** All 32 hexadecimal digits of an IPv6 address. */
function nibblesOf(address: string): string {
  // The URL parser normalizes the address: hexadecimal groups only, with `::` left to expand.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const digits = (groups: string) => groups.split(':').map((group) => (group ? group.padStart(4, '0') : ''))
  const [before, after] = [digits(head).join(''), digits(tail).join('')]
  return before + after.padStart(32 - before.length, '0')
}
