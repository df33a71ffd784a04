import { type BlockList, isIP } from 'node:net'
import { blockListOf, isListed } from './address.ts'

/** What may be reached beside the public internet. */
export interface Allowed {
  /** Whether a host and port are named, in which case its addresses may be any. */
  names(host: string, port: number): boolean
  /** Whether an address lies in a range that is allowed, with all its ports. */
  holds(address: string): boolean
  /** Whether there are ranges at all: only then a host's addresses may allow a port that is not a usual one. */
  readonly hasRanges: boolean
}

const RANGE = /^([0-9a-fA-F.:]+?)(?:\/(\d{1,3}))?$/
const HOST_AND_PORT = /^((?:\*\.)?[a-z0-9._-]+|\[[0-9a-f:.]+\]):(\d{1,5})$/

/** A range of addresses or a host and port, as an operator writes them; null for what is neither. */
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

/** Whether an entry of OUTBOUND_ALLOW is one: a CIDR, an address, `host:port`, or `*.host:port` for all names below. */
export function isAllowEntry(entry: string): boolean {
  return parse(entry) !== null
}

/** Reads what an operator allows. Throws for an entry that is none. */
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

/** What a host may be listed as: itself, or below one of its parents. */
function namesOf(host: string): string[] {
  const labels = host.split('.')
  return [host, ...labels.slice(1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`)]
}

/** Without the brackets of IPv6 and the dot at the end of a full name. */
function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}
