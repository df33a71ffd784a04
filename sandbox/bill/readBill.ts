import type { Bill, GraphqlError } from '../api/types.ts'
import { Trouble } from '../pay/trouble.ts'

/** Reads the bill from a preview's response. Throws a Trouble with the reason when there is none. */
export function readBill(status: number, body: unknown): Bill {
  const { errors, extensions } = (body ?? {}) as {
    readonly errors?: readonly GraphqlError[]
    readonly extensions?: { readonly bill?: Bill }
  }
  if (extensions?.bill) return extensions.bill
  const error = errors?.[0]
  if (!error) throw new Trouble('upstream', 'The price did not come', { detail: `The router answered ${status}.` })
  throw new Trouble(kindOf(status), titleOf(error, status), detailsOf(error))
}

/** `input` for an error that the caller can fix; `upstream` for a temporary one. */
function kindOf(status: number): 'input' | 'upstream' {
  return status < 500 && status !== 429 ? 'input' : 'upstream'
}

function titleOf({ extensions, locations }: GraphqlError, status: number): string {
  if (locations?.length) return 'The query is not right yet'
  if (status === 429) return 'The router was asked too often'
  if (status >= 500) return 'The price cannot be told now'
  return extensions?.code === 'BAD_REQUEST' ? 'A value is not right yet' : 'This request would be refused'
}

function detailsOf(error: GraphqlError): { readonly detail: string } {
  const issues = (error.extensions?.issues ?? []) as readonly { readonly path?: unknown; readonly message?: unknown }[]
  const said = issues.length > 0 ? issues.map(issueText).join(' ') : error.message
  const place = error.locations?.[0]
  return { detail: place ? `Line ${place.line}, column ${place.column}: ${said}` : said }
}

function issueText({ path, message }: { readonly path?: unknown; readonly message?: unknown }): string {
  const place = Array.isArray(path) ? `${path.join('.')}: ` : ''
  return `${place}${String(message)}${/[.!?]$/.test(String(message)) ? '' : '.'}`
}
