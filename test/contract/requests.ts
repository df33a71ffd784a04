import { decodePaymentRequiredHeader } from '@x402/core/http'
import { type PaymentRequiredV2, PaymentRequiredV2Schema } from '@x402/core/schemas'
import type { TestTollgraph } from '../support/tollgraph.ts'
import type { ContractRow } from './facts.ts'

/** What is sent for a row: a JSON body, or a query. */
export function requestOf(
  tollgraph: TestTollgraph,
  row: ContractRow,
  input: unknown,
): { url: string; init: RequestInit } {
  const given = input as Record<string, unknown>
  const url = urlOf(tollgraph, row, given)
  if (row.method === 'GET') {
    const inQuery = Object.entries(given).filter(([member]) => !isInPath(row, member))
    return { url: withQuery(url, Object.fromEntries(inQuery)), init: { method: 'GET' } }
  }
  const members = Object.entries(given)
  const inQuery = Object.fromEntries(members.filter(([member]) => placeOf(row, member) === 'query'))
  const inBody = Object.fromEntries(members.filter(([member]) => placeOf(row, member) === 'body'))
  const init = { method: row.method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(inBody) }
  return { url: withQuery(url, inQuery), init }
}

/** Where a row's request has a member. */
export function placeOf(
  row: Pick<ContractRow, 'path' | 'method' | 'inQuery'>,
  member: string,
): 'path' | 'query' | 'body' {
  if (isInPath(row, member)) return 'path'
  return row.method === 'GET' || row.inQuery?.includes(member) ? 'query' : 'body'
}

/** Where a row is served when no service has a host name of its own; members of its path are the sample's or the given. */
export function urlOf(
  tollgraph: TestTollgraph,
  { service, path, sample }: Pick<ContractRow, 'service' | 'path' | 'sample'>,
  given: Readonly<Record<string, unknown>> = sample,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, member: string) => encodeURIComponent(String(given[member])))
  return `${tollgraph.url}${service === 'gateway' ? '' : `/${service}`}${filled}`
}

/** Whether a member is a part of the path; then it cannot be missing. */
export function isInPath({ path }: Pick<ContractRow, 'path'>, member: string): boolean {
  return path.includes(`{${member}}`)
}

/** Adds members to a URL; a list is a parameter that is given more than once. */
function withQuery(url: string, input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    for (const one of [value].flat()) query.append(name, String(one))
  }
  return query.size > 0 ? `${url}?${query}` : url
}

/** Sends a row's request, with more headers. */
export function send(
  tollgraph: TestTollgraph,
  row: ContractRow,
  input: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { url, init } = requestOf(tollgraph, row, input)
  return fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } })
}

/** The x402 v2 challenge of a 402, read as stock clients read it. */
export function challengeOf(response: Response): PaymentRequiredV2 {
  return PaymentRequiredV2Schema.parse(decodePaymentRequiredHeader(response.headers.get('payment-required') ?? ''))
}

/** An answer's JSON, to be looked into. */
export async function bodyOf<Body = Record<string, unknown>>(response: Response): Promise<Body> {
  return (await response.json()) as Body
}
