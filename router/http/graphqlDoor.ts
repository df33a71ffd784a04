import {
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getVariableValues,
} from 'graphql'
import { createHandler, type Handler, type Response } from 'graphql-http'
import type { Logger } from 'pino'
import { TollgraphError } from '../../schema/errors.ts'
import type { Answer } from '../checkout/answer.ts'
import type { Call, Credentials } from '../checkout/call.ts'
import { challengeHeaders, challengeV1, PaymentRequired, REASON_PHRASES } from '../checkout/challenge.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { InvalidOperation } from '../graph/invalidOperation.ts'
import type { Operation, OperationStore } from '../graph/operation.ts'
import { PROBLEM_TYPE } from '../mpp/problem.ts'
import { credentialsOf } from './credentials.ts'
import type { GraphqlProbe } from './graphqlProbe.ts'
import { problemOf } from './problems.ts'
import { requestHash } from './requestHash.ts'
import { asPublicError } from './unavailable.ts'

/** What the door needs to know of a request beside its GraphQL parameters. */
export interface GraphqlRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly requestId: string
  readonly clientAddress: string | null
}

const JSON_TYPE = 'application/json; charset=utf-8'
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8'

/**
 * The GraphQL door: GraphQL over HTTP by the reference library, execution by the checkout. Answers of a paid operation
 * are rendered here, so that the ledger can keep them.
 */
export function graphqlDoor(
  checkout: Checkout,
  operations: OperationStore,
  schema: GraphQLSchema,
  probe: GraphqlProbe | null,
  log: Logger,
): (request: GraphqlRequest) => Promise<Answer> {
  const handle: Handler<GraphqlRequest, Record<string, string>> = createHandler<GraphqlRequest, Record<string, string>>(
    {
      schema,
      onSubscribe: async (request, params) => {
        const extensions = params.extensions as Record<string, unknown> | null | undefined
        const prepared = prepare(operations, params.query, params.operationName ?? null)
        if (!('document' in prepared)) return prepared
        if (request.method === 'GET' && prepared.definition.operation === 'mutation') {
          return plain(405, 'Cannot perform mutations over GET', { allow: 'POST' })
        }
        const variables = (params.variables ?? {}) as Record<string, unknown>
        if (isTooDeep(variables))
          return [new GraphQLError(`Variables are nested deeper than ${MAX_VARIABLE_DEPTH} levels.`)]
        const coerced = getVariableValues(schema, prepared.definition.variableDefinitions ?? [], variables)
        if (coerced.errors) return coerced.errors
        const accepts = acceptedType(request.raw.headers.accept)
        const call = toCall(request.raw, prepared, variables, coerced.coerced, extensions?.bill === true, accepts)
        return run(checkout, call, accepts, log)
      },
    },
  )
  return async (request) => {
    // Without a body and without a word of one: GraphQL over HTTP has no rule for that, and registries do it.
    const isEmpty = request.body.length === 0 && request.headers['content-type'] === undefined
    const isProbe = probe && request.method === 'POST' && isEmpty
    const [body, init] = isProbe
      ? await run(checkout, probeCall(request, probe), JSON_TYPE, log)
      : await handleOperation(request)
    const phrase = init.statusText ? { phrase: init.statusText } : {}
    return { status: init.status, headers: lowerCase(init.headers ?? {}), body: Buffer.from(body ?? ''), ...phrase }
  }

  function handleOperation(request: GraphqlRequest): Promise<Response> {
    return handle({
      method: request.method,
      url: request.url,
      headers: request.headers as Record<string, string>,
      body: () => request.body.toString('utf8'),
      raw: request,
      context: {},
    })
  }
}

/** Deeper input than any type of the graph has; it would only exhaust the stack. */
const MAX_VARIABLE_DEPTH = 64

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth >= MAX_VARIABLE_DEPTH || Object.values(value).some((inner) => isTooDeep(inner, depth + 1))
}

function prepare(
  operations: OperationStore,
  text: string,
  operationName: string | null,
): Operation | readonly GraphQLError[] {
  try {
    return operations.prepare(text, operationName)
  } catch (error) {
    if (error instanceof InvalidOperation) return error.errors
    throw error
  }
}

function toCall(
  request: GraphqlRequest,
  operation: Operation,
  variables: Record<string, unknown>,
  values: Record<string, unknown>,
  wantsBill: boolean,
  type: string,
): Call {
  return {
    requestId: request.requestId,
    clientAddress: request.clientAddress,
    operation,
    // Executed with defaults in place: a compiled document would miss those of required inputs.
    variables: values,
    resource: {
      url: request.url,
      method: request.method,
      description: operation.name
        ? `GraphQL ${operation.definition.operation} ${operation.name}`
        : `GraphQL ${operation.definition.operation}`,
      mimeType: 'application/json',
      serviceName: 'Tollgraph',
    },
    endpoint: { service: 'graphql', method: request.method, path: null },
    requestHash: requestHash('graphql', operation.hash, variables),
    extensions: {},
    credentials: credentialsOf(request.headers),
    wantsBill,
    render: (result) => ({
      status: 200,
      headers: { 'content-type': type },
      body: Buffer.from(JSON.stringify(publicResult(result))),
    }),
  }
}

/** A request without an operation: it can only be challenged. A payment that it carries has nothing to pay for. */
function probeCall(request: GraphqlRequest, { operation, extensions }: GraphqlProbe): Call {
  const call = toCall(request, operation, {}, {}, false, JSON_TYPE)
  const description = 'GraphQL over all services: an operation costs what its priced fields cost together'
  return {
    ...call,
    variables: null,
    extensions,
    credentials: { ...call.credentials, payment: null, mpp: null },
    resource: { ...call.resource, description },
  }
}

async function run(checkout: Checkout, call: Call, type: string, log: Logger): Promise<Response> {
  try {
    const outcome = await checkout.run(call)
    if (outcome.kind === 'bill')
      return answer(200, { extensions: { bill: outcome.bill } }, type, { 'cache-control': 'no-store' })
    return [
      outcome.answer.body.toString('utf8'),
      { status: outcome.answer.status, statusText: '', headers: outcome.answer.headers },
    ]
  } catch (error) {
    return refusal(asPublicError(error) ?? unexpected(error, call.requestId, log), call.credentials, type)
  }
}

function unexpected(error: unknown, requestId: string, log: Logger): TollgraphError {
  log.error({ err: error, requestId }, 'A request failed')
  return new TollgraphError('INTERNAL', 'The service failed unexpectedly', { requestId })
}

function refusal(error: TollgraphError, credentials: Credentials, type: string): Response {
  const problem = problemOf(error, credentials)
  const errors = [{ message: error.message, extensions: error.extensions }]
  // Plain JSON may say more than GraphQL's own media type: what clients of x402 v1 read stands there as well. And beside
  // its own members a problem may have others, so that GraphQL clients find theirs.
  const isPayment = error instanceof PaymentRequired && error.challenge.kind === 'payment' && type === JSON_TYPE
  const body = problem ? { ...problem, errors } : { ...(isPayment ? challengeV1(error.challenge) : {}), errors }
  const retryAfter: Record<string, string> =
    error.fields.retryAfter === undefined ? {} : { 'retry-after': String(error.fields.retryAfter) }
  const challenge = error instanceof PaymentRequired ? { ...challengeHeaders(error.challenge), ...error.headers } : {}
  const phrase = error instanceof PaymentRequired ? REASON_PHRASES[error.challenge.kind] : ''
  return answer(
    problem?.status ?? error.status,
    body,
    problem ? PROBLEM_TYPE : type,
    { ...retryAfter, ...challenge },
    problem ? '' : phrase,
  )
}

function answer(
  status: number,
  body: unknown,
  type: string,
  headers: Record<string, string>,
  statusText = '',
): Response {
  return [JSON.stringify(body), { status, statusText, headers: { 'content-type': type, ...headers } }]
}

function plain(status: number, message: string, headers: Record<string, string>): Response {
  return answer(status, { errors: [{ message }] }, JSON_TYPE, headers)
}

/** What clients see of a result: our own codes and members of errors, nothing of how the graph is cut into services. */
function publicResult(result: FormattedExecutionResult): FormattedExecutionResult {
  const { valueCompletion, ...extensions } = (result.extensions ?? {}) as Record<string, unknown>
  const completion = Array.isArray(valueCompletion) ? { valueCompletion } : {}
  const shown = { ...extensions, ...completion }
  return {
    ...(result.errors ? { errors: result.errors.map(publicError) } : {}),
    ...(result.data === undefined ? {} : { data: result.data }),
    ...(Object.keys(shown).length > 0 ? { extensions: shown } : {}),
  }
}

function publicError({ message, path, locations, extensions }: GraphQLFormattedError): GraphQLFormattedError {
  const { http: _http, serviceName: _service, ...shown } = extensions ?? {}
  return {
    message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    ...(Object.keys(shown).length > 0 ? { extensions: shown } : {}),
  }
}

/** GraphQL's own media type for clients that ask for it, plain JSON for all others. */
function acceptedType(accept: string | string[] | undefined): string {
  return String(accept ?? '').includes('application/graphql-response+json') ? RESPONSE_TYPE : JSON_TYPE
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
