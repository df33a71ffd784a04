import { type BlockList, isIP } from 'node:net'
import { blockListOf, isListed } from './address.ts'

/** Destinations allowed in addition to the public internet. */
export interface Allowed {
  /** Whether a host and port are listed: then any address of the host is allowed. */
  names(host: string, port: number): boolean
  /** Whether an address lies in an allowed range; all its ports are allowed. */
  holds(address: string): boolean
  /** Whether there are ranges: only then can a host's address allow an unusual port. */
  readonly hasRanges: boolean
}

const RANGE = /^([0-9a-fA-F.:]+?)(?:\/(\d{1,3}))?$/
const HOST_AND_PORT = /^((?:\*\.)?[a-z0-9._-]+|\[[0-9a-f:.]+\]):(\d{1,5})$/

/** Parses an address range or a host and port; null if it is neither. */
function parse(entry: string): { readonly range: string } | { readonly host: string; readonly port: number } | null {
  const [, address = '', bits] = RANGE.exec(entry) ?? []
  const family = isIP(address)
  if (family !== 0) {
    const most = family === 4 ? 32 : 128
    return Number(bits ?? 0) <= most ? { range: entry } : null
  }
  const [, host, port] = HOST_AND_PORT.exec(entry.toLowerCase()) ?? []
  return host && Number(port) <= 65_535 ? { host: bare(host), port: Number(port) } : null
}

/** Whether an entry of OUTBOUND_ALLOW is valid: a CIDR, an address, `host:port`, or `*.host:port` for all names below. */
export function isAllowEntry(entry: string): boolean {
  return parse(entry) !== null
}

/** Parses the operator's entries. Throws for an invalid one. */
export function readAllowed(entries: readonly string[]): Allowed {
  const parsed = entries.map((entry) => {
    const one = parse(entry)
    if (!one) throw new Error(`${entry} is no range of addresses and no host:port`)
    return one
  })
  const ranges = parsed.flatMap((one) => ('range' in one ? [one.range] : []))
  const hosts = new Set(parsed.flatMap((one) => ('host' in one ? [`${one.host} ${one.port}`] : [])))
  const list: BlockList = blockListOf(ranges)
  return {
    names: (host, port) => namesOf(bare(host.toLowerCase())).some((name) => hosts.has(`${name} ${port}`)),
    holds: (address) => ranges.length > 0 && isListed(list, address),
    hasRanges: ranges.length > 0,
  }
}

/** The list entries that match a host: itself, or a wildcard of a parent. */
function namesOf(host: string): string[] {
  const labels = host.split('.')
  return [host, ...labels.slice(1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`)]
}

/** Strips the brackets of IPv6 and the trailing dot of a full name. */
function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}
