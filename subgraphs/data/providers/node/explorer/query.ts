import { Refusal } from './envelope.ts'

/** The parameters of a request, as they stand in its URL. */
export type Query = Readonly<Record<string, string | undefined>>

/** A part of a list: which blocks, which end comes first, how many rows are skipped and how many are answered. */
export interface Window {
  readonly fromBlock: bigint
  readonly toBlock: bigint
  readonly order: 'asc' | 'desc'
  readonly skip: number
  readonly limit: number
}

/** Rows that paging reaches: `page` times `offset` may not exceed it. */
export const MOST_ROWS = 10_000

const LAST_BLOCK = 10n ** 18n

/** A parameter that must be there. */
export function needed(query: Query, name: string): string {
  const value = query[name]
  if (!value) throw new Refusal(`Error! Missing parameter ${name}`)
  return value
}

/** A parameter that is an address, in lower case. */
export function addressIn(query: Query, name: string): `0x${string}` {
  return addressOf(needed(query, name))
}

/** A parameter that may be an address, in lower case. */
export function optionalAddressIn(query: Query, name: string): `0x${string}` | undefined {
  const value = query[name]
  return value ? addressOf(value) : undefined
}

/** A parameter that lists addresses with commas between them. */
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

/** A parameter that is the hash of a transaction, in lower case. */
export function hashIn(query: Query, name: string): `0x${string}` {
  const hash = needed(query, name).toLowerCase()
  if (!/^0x[0-9a-f]{64}$/.test(hash)) throw new Refusal('Error! Invalid transaction hash format')
  return hash as `0x${string}`
}

/** A whole number that is not negative, or `otherwise` when it is left out. */
export function countIn(query: Query, name: string, otherwise?: bigint): bigint {
  const value = query[name]
  if (!value && otherwise !== undefined) return otherwise
  const text = needed(query, name)
  if (!/^\d{1,18}$/.test(text)) throw new Refusal(`Error! Invalid ${name}`)
  return BigInt(text)
}

/** The part of a list that `startblock`, `endblock`, `page`, `offset` and `sort` describe. Without paging, all that is reached. */
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

/** `sort`: the oldest first unless it says `desc`. */
export function orderIn(query: Query): 'asc' | 'desc' {
  const sort = query.sort || 'asc'
  if (sort !== 'asc' && sort !== 'desc') throw new Refusal('Error! Invalid sort, must be asc or desc')
  return sort
}

/** Days in UTC from `startdate` to `enddate`, both included, as the moments at which they begin (ms). */
export function daysIn(query: Query): { readonly first: number; readonly last: number } {
  const first = dayOf(needed(query, 'startdate'))
  const last = dayOf(needed(query, 'enddate'))
  if (last < first) throw new Refusal('Error! Invalid date range')
  return { first, last }
}

function dayOf(text: string): number {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // A day such as February 30 would quietly become one of March.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
    throw new Refusal('Error! Invalid date format, must be yyyy-MM-dd')
  return at
}
