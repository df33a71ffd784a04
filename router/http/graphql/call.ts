import type { Operation } from '../../graph/operation.ts'
import { requestHash } from '../../identity/requestHash.ts'
import type { Call } from '../../payments/protocol/call.ts'
import { credentialsOf } from '../credentials.ts'
import { refusal } from './answer.ts'
import { JSON_TYPE, type MediaType } from './mediaType.ts'
import type { GraphqlProbe } from './probe.ts'
import { publicResult } from './publicResult.ts'
import type { GraphqlRequest } from './request.ts'

/** An operation with its variables, as the client requested it. */
export interface Asked {
  readonly operation: Operation
  /** As sent: input of the request's hash. */
  readonly variables: Readonly<Record<string, unknown>>
  /** Coerced by type, with defaults: compiled documents do not apply the defaults of required inputs. */
  readonly values: Readonly<Record<string, unknown>>
  readonly wantsBill: boolean
}

/** The checkout's call of a GraphQL request. */
export function toCall(request: GraphqlRequest, asked: Asked, type: MediaType): Call {
  const { operation, variables, values, wantsBill } = asked
  const kind = `GraphQL ${operation.definition.operation}`
  if (request.notes) request.notes.operation = operation.definition.operation
  const credentials = credentialsOf(request.headers)
  return {
    requestId: request.requestId,
    notes: request.notes,
    clientAddress: request.clientAddress,
    isAdmitted: request.isAdmitted ?? false,
    operation,
    variables: values,
    resource: {
      url: request.url,
      method: request.method,
      description: operation.name ? `${kind} ${operation.name}` : kind,
      mimeType: 'application/json',
      serviceName: 'Tollgraph',
    },
    endpoint: { service: 'graphql', method: request.method, path: null },
    requestHash: requestHash('graphql', operation.hash, variables),
    extensions: {},
    credentials,
    wantsBill,
    render: (result) => ({
      status: 200,
      headers: { 'content-type': type },
      body: Buffer.from(JSON.stringify(publicResult(result))),
    }),
    refuse: (error) => refusal(error, credentials, type),
  }
}

/** The call of a request without an operation: it can only be challenged, and a payment with it is ignored. */
export function probeCall(request: GraphqlRequest, { operation, extensions }: GraphqlProbe): Call {
  const call = toCall(request, { operation, variables: {}, values: {}, wantsBill: false }, JSON_TYPE)
  const description = 'GraphQL over all services: an operation costs what its priced fields cost together'
  return {
    ...call,
    variables: null,
    extensions,
    credentials: { ...call.credentials, payment: null, mpp: null },
    resource: { ...call.resource, description },
  }
}
