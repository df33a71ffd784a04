import { Refusal } from './envelope.ts'

/** The query parameters of a request. */
export type Query = Readonly<Record<string, string | undefined>>

/** A part of a list: block range, order, rows to skip and rows to return. */
export interface Window {
  readonly fromBlock: bigint
  readonly toBlock: bigint
  readonly order: 'asc' | 'desc'
  readonly skip: number
  readonly limit: number
}

/** Paging limit: `page` times `offset` may not exceed it. */
export const MOST_ROWS = 10_000

const LAST_BLOCK = 10n ** 18n

/** A required parameter. */
export function needed(query: Query, name: string): string {
  const value = query[name]
  if (!value) throw new Refusal(`Error! Missing parameter ${name}`)
  return value
}

/** A required address, in lower case. */
export function addressIn(query: Query, name: string): `0x${string}` {
  return addressOf(needed(query, name))
}

/** An optional address, in lower case. */
export function optionalAddressIn(query: Query, name: string): `0x${string}` | undefined {
  const value = query[name]
  return value ? addressOf(value) : undefined
}

/** A comma-separated list of addresses. */
export function addressesIn(query: Query, name: string, most: number): `0x${string}`[] {
  const addresses = needed(query, name).split(',').map(addressOf)
  if (addresses.length > most) throw new Refusal(`Error! Maximum of ${most} addresses`)
  return addresses
}

function addressOf(text: string): `0x${string}` {
  const address = text.trim().toLowerCase()
  if (!/^0x[0-9a-f]{40}$/.test(address)) throw new Refusal('Error! Invalid address format')
  return address as `0x${string}`
}

/** A transaction hash, in lower case. */
export function hashIn(query: Query, name: string): `0x${string}` {
  const hash = needed(query, name).toLowerCase()
  if (!/^0x[0-9a-f]{64}$/.test(hash)) throw new Refusal('Error! Invalid transaction hash format')
  return hash as `0x${string}`
}

/** A non-negative integer, or `otherwise` if omitted. */
export function countIn(query: Query, name: string, otherwise?: bigint): bigint {
  const value = query[name]
  if (!value && otherwise !== undefined) return otherwise
  const text = needed(query, name)
  if (!/^\d{1,18}$/.test(text)) throw new Refusal(`Error! Invalid ${name}`)
  return BigInt(text)
}

/** The part of a list given by `startblock`, `endblock`, `page`, `offset` and `sort`. Without paging: up to MOST_ROWS rows. */
export function windowIn(query: Query): Window {
  const page = Number(countIn(query, 'page', 1n))
  const rows = Number(countIn(query, 'offset', BigInt(MOST_ROWS)))
  if (page < 1 || rows < 1 || page * rows > MOST_ROWS)
    throw new Refusal(`Result window is too large, PageNo x Offset size must be less than or equal to ${MOST_ROWS}`)
  return {
    fromBlock: countIn(query, 'startblock', 0n),
    toBlock: countIn(query, 'endblock', LAST_BLOCK),
    order: orderIn(query),
    skip: (page - 1) * rows,
    limit: rows,
  }
}

/** `sort`: ascending unless it is `desc`. */
export function orderIn(query: Query): 'asc' | 'desc' {
  const sort = query.sort || 'asc'
  if (sort !== 'asc' && sort !== 'desc') throw new Refusal('Error! Invalid sort, must be asc or desc')
  return sort
}

/** UTC days from `startdate` to `enddate`, both inclusive, as their start times (ms). */
export function daysIn(query: Query): { readonly first: number; readonly last: number } {
  const first = dayOf(needed(query, 'startdate'))
  const last = dayOf(needed(query, 'enddate'))
  if (last < first) throw new Refusal('Error! Invalid date range')
  return { first, last }
}

function dayOf(text: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // Date.parse would accept February 30 as a day in March.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    throw new Refusal('Error! Invalid date format, must be yyyy-MM-dd')
  return at
}
