import { gatewayUrl } from '../api/base.ts'
import type { Call } from './call.ts'

/**
 * A request to the graph. In plain JSON a query that is not right yet is an answer like any other, and no failure
 * in the browser's log.
 */
export function graphqlCall(body: object): Call {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  return { url: gatewayUrl('graphql'), method: 'POST', headers, body: JSON.stringify(body) }
}
