import { randomUUID } from 'node:crypto'
import type { GraphqlRequest } from '../graphql/request.ts'
import type { Parameters } from './parameters.ts'

/** The request that opened a WebSocket. */
export type Handshake = Pick<GraphqlRequest, 'url' | 'headers' | 'clientAddress'>

/** Headers of a caller's identity, as they are sent over HTTP. */
const AUTHORIZATION = 'authorization'
const SIGN_IN = 'sign-in-with-x'

/**
 * A subscription over a WebSocket as a request. Browsers set no headers on a WebSocket, so `authorization` is also read from
 * the payload of `connection_init`, and the signature of one subscription from its own `extensions`.
 */
export function requestOf(
  { clientAddress, headers, url }: Handshake,
  init: Readonly<Record<string, unknown>>,
  { extensions }: Parameters,
): GraphqlRequest {
  return {
    method: 'GET',
    url,
    clientAddress,
    requestId: randomUUID(),
    notes: null,
    body: Buffer.alloc(0),
    headers: {
      [AUTHORIZATION]: textOf(init, AUTHORIZATION) ?? headers[AUTHORIZATION],
      [SIGN_IN]: textOf(extensions ?? {}, SIGN_IN) ?? headers[SIGN_IN],
    },
  }
}

/** A member whose name is written like a header, in any case. */
function textOf(members: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const [, value] = Object.entries(members).find(([key]) => key.toLowerCase() === name) ?? []
  return typeof value === 'string' ? value : undefined
}
