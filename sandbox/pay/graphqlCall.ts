import { gatewayUrl } from '../api/base.ts'
import type { Call } from './call.ts'

/** A GraphQL request. Accepting plain JSON, an invalid query gets a 200, which the browser does not log as a failure. */
export function graphqlCall(body: object): Call {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  return { url: gatewayUrl('graphql'), method: 'POST', headers, body: JSON.stringify(body) }
}
