import type { Bill } from '../../api/types.ts'
import { type Issue, issuesOf } from '../form/issue.ts'

/** The price state of a filled form. */
export type PathPrice =
  /** No request needed: the price is fixed, or there is none. */
  | { readonly state: 'fixed' }
  /** The form is too incomplete for a price. */
  | { readonly state: 'waiting' }
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly bill: Bill }
  /** The request would be rejected, or the price is unavailable. */
  | { readonly state: 'unknown'; readonly message: string; readonly issues: readonly Issue[] }

/** Reads a response to `Prefer: bill`. */
export function readPrice(status: number, body: string): PathPrice {
  const said = jsonIn(body) as {
    readonly extensions?: { readonly bill?: Bill }
    readonly bill?: Bill
    readonly error?: string
  } | null
  const bill = said?.extensions?.bill ?? said?.bill
  if (bill) return { state: 'known', bill }
  const told = said?.error ?? `the router answered ${status}`
  return { state: 'unknown', message: told, issues: status === 400 ? issuesOf(body) : [] }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
