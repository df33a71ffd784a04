import { shellArgument } from '../../take/code/literal.ts'
import type { RestRequest } from './request.ts'

/** The request as a curl command; it shows only the price, because curl cannot pay. */
export function curlOf({ url, method, headers, body }: RestRequest): string {
  const parts = ['curl -i', ...(method === 'GET' || (method === 'POST' && body !== undefined) ? [] : [`-X ${method}`])]
  parts.push(shellArgument(url))
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${shellArgument(`${name}: ${value}`)}`)
  if (body !== undefined) parts.push(`--data-raw ${shellArgument(body)}`)
  return parts.join(' \\\n  ')
}
