import { type Bill, billIn } from './bill.ts'
import { RequestFailedError } from './errors.ts'
import { failuresOf } from './failures.ts'

/** A GraphQL operation, and where it is sent. */
export interface BillRequest {
  /** URL of the GraphQL endpoint. */
  readonly url: string
  /** The document as text: `print(document)` of `graphql` makes it. */
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string
  readonly signal?: AbortSignal
  /** `globalThis.fetch` by default. Nothing is paid or signed. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * Asks what an operation would cost. Free, without a wallet; the operation is not run. Throws a BadInputError for invalid
 * arguments, and a RequestFailedError for other refusals.
 *
 * @example
 * const { total } = await askBill({ url, query, variables })
 */
export async function askBill({ url, signal, fetch = globalThis.fetch, ...operation }: BillRequest): Promise<Bill> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...operation, extensions: { bill: true } }),
    ...(signal ? { signal } : {}),
  })
  const answer: unknown = await response.json().catch(() => null)
  const bill = billIn(answer)
  if (bill) return bill
  const [failure] = failuresOf(answer)
  throw failure ?? new RequestFailedError('UNKNOWN', `The router answered ${response.status} without a bill`, {})
}
