import type { Bill } from '../../api/types.ts'
import { type Issue, issuesOf } from '../form/issue.ts'

/** What is known of the price of a filled form. */
export type PathPrice =
  /** Nothing need be asked: the price is fixed, or there is none. */
  | { readonly state: 'fixed' }
  /** The form is not yet such that it has a price. */
  | { readonly state: 'waiting' }
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly bill: Bill }
  /** The request would be refused, or the price cannot be told now. */
  | { readonly state: 'unknown'; readonly message: string; readonly issues: readonly Issue[] }

/** What an answer to `Prefer: bill` says. */
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
