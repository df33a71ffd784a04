import { BlockList, isIPv4, isIPv6 } from 'node:net'

// Which addresses belong to the public internet: excludes the special-purpose registries (RFC 6890 and its updates) and
// addresses reserved by cloud providers.

const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // One cloud's host serves its virtual machines at this address.
  '168.63.129.16/32',
]

/** All public IPv6 addresses are in this range. */
const GLOBAL_IPV6 = blockListOf(['2000::/3'])

/** Protocol assignments (Teredo among them), documentation, 6to4. */
const SPECIAL_IPV6 = blockListOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

const SPECIAL = blockListOf(SPECIAL_IPV4)

/** Whether an IP address is on the public internet: not local, not private, not reserved. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL.check(address, 'ipv4')
  // An address with a zone is link-local.
  if (!isIPv6(address) || address.includes('%')) return false
  const embedded = embeddedIPv4(address)
  if (embedded !== null) return isPublicAddress(embedded)
  return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6')
}

/** Parses CIDRs (`10.0.0.0/8`, `fd00::/8`) and single addresses. Throws for anything else. */
export function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Whether a list contains an address, also as IPv4 embedded in IPv6. */
export function isListed(list: BlockList, address: string): boolean {
  if (isIPv4(address)) return list.check(address, 'ipv4')
  const embedded = embeddedIPv4(address)
  return list.check(address, 'ipv6') || (embedded !== null && list.check(embedded, 'ipv4'))
}

/** IPv4 embedded in IPv6: `::ffff:a.b.c.d` (mapped) and `64:ff9b::a.b.c.d` (NAT64); otherwise null. */
function embeddedIPv4(address: string): string | null {
  const words = wordsOf(address)
  const [high = 0, low = 0] = words.slice(6)
  const isMapped = words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff
  const isTranslated = words[0] === 0x64 && words[1] === 0xff9b && words.slice(2, 6).every((word) => word === 0)
  return isMapped || isTranslated ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : null
}

/** The eight 16-bit words of an IPv6 address; the URL parser normalizes its spelling. */
function wordsOf(address: string): number[] {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = text.split('::')
  const words = (part: string) => (part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16)))
  if (tail === undefined) return words(head)
  const [before, after] = [words(head), words(tail)]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}
