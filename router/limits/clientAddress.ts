import { BlockList, isIP, isIPv6 } from 'node:net'
import type { LimitSettings } from './settings.ts'

/** What a request tells of its sender. */
export interface Sender {
  readonly remoteAddress: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * The address that limits count a request by: the connection's, or with TRUST_PROXY the one that the outermost trusted proxy
 * added to X-Forwarded-For. An IPv6 address is cut to its /64, which one customer of a network has whole. Null, counted by no
 * limit, for loopback without LIMIT_LOOPBACK and where no address is known.
 */
export function clientAddress(
  { remoteAddress, headers }: Sender,
  settings: Pick<LimitSettings, 'LIMIT_LOOPBACK' | 'TRUST_PROXY_HOPS'> & { readonly TRUST_PROXY: boolean },
): string | null {
  const forwarded = settings.TRUST_PROXY ? forwardedFor(headers['x-forwarded-for'], settings.TRUST_PROXY_HOPS) : null
  const address = plainAddress(forwarded ?? remoteAddress ?? '')
  if (address === null) return null
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  if (LOOPBACK.check(address, family) && !settings.LIMIT_LOOPBACK) return null
  return family === 'ipv6' ? networkOf(address) : address
}

/** The entry that the outermost of so many proxies added; a list that is shorter was begun by one of them. */
function forwardedFor(header: string | string[] | undefined, hops: number): string | null {
  const entries = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
  return entries.filter(Boolean).at(-hops) ?? entries.find(Boolean) ?? null
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
