import type { HttpRequest } from '../load/request.ts'

const JSON_BODY = { 'content-type': 'application/json' }

/** The inbox that clients extend, by one client's payment after the other's. */
const INBOX = 'cluster-drill'
/** Buys it. */
export const INBOX_PURCHASE: HttpRequest = post('/mail/api/inbox/buy', { username: INBOX })
/** Extends it. */
export const INBOX_TOPUP: HttpRequest = post('/mail/api/inbox/topup', { username: INBOX })

/**
 * The calls that clients pay for, at fixed prices: one of each service that runs in a process of its own, settled after the
 * work, and one of the routers themselves, settled before it.
 */
export const CALLS: readonly HttpRequest[] = [
  post('/domains/api/search', { name: 'harbour-lantern' }),
  post('/data/api/nodedata/token/token-metadata', {
    network: 'base-sepolia',
    contractAddress: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  }),
  INBOX_TOPUP,
]

/** Their paths: of the service `domains`, of the service `data`, of the routers. */
export const PATHS: readonly string[] = CALLS.map(({ path }) => path)

function post(path: string, body: unknown): HttpRequest {
  return { method: 'POST', path, headers: JSON_BODY, body: JSON.stringify(body) }
}
