import { shellArgument } from '../code/literal.ts'
import type { RestCall } from './restCall.ts'

/** curl of a documented path: for a paid one it fetches the price, because curl has no wallet. */
export function restCurl({ method, url, body }: RestCall, access: 'paid' | 'siwx' | 'free'): string {
  const lines = [`curl -s ${method === 'GET' ? '' : `-X ${method} `}${shellArgument(url)}`]
  if (access === 'paid') lines.push(`-H 'Prefer: bill'`)
  if (body) lines.push(`-H 'content-type: application/json'`, `-d ${shellArgument(JSON.stringify(body, null, 2))}`)
  return `${lines.join(' \\\n  ')}\n`
}
