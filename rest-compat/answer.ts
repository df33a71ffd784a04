import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'
import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import { JSON_TYPE } from '../schema/catalogue/endpoints.ts'
import { matchOf } from '../schema/catalogue/match.ts'
import {
  BadInput,
  type ErrorCode,
  type Issue,
  retryAfterHeader,
  STATUS_OF_CODE,
  type TollgraphError,
} from '../schema/errors.ts'
import { wireIssuePaths } from './issuePaths.ts'
import { project } from './projection.ts'

/** An HTTP response; header names are lower case. */
export interface RestAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The HTTP/1.1 reason phrase, if the contract defines one. */
  readonly phrase?: string
}

/** Documents change only with a release, so clients may cache them this long. */
export const CACHE = { 'cache-control': 'public, max-age=300' }

/** A JSON response. */
export function jsonAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): RestAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  }
}

/**
 * An error response in the contract's shape: `success: false`, the message and its public fields; `endpoint` if one was
 * called.
 */
export function errorAnswer(error: TollgraphError, endpoint?: Endpoint): RestAnswer {
  const { issues } = error.fields
  const fields = issues && endpoint ? { ...error.fields, issues: wireIssuePaths(endpoint, issues) } : error.fields
  return failure(error.status, error instanceof BadInput ? 'Validation failed' : error.message, fields)
}

/** The HTTP response for a GraphQL result: the shaped body, 404 for a null root, or the error's status. */
export function renderResult(endpoint: Endpoint, result: FormattedExecutionResult): RestAnswer {
  const [error] = result.errors ?? []
  if (error) return renderError(endpoint, error)
  const completion = result.extensions?.valueCompletion
  if (Array.isArray(completion) && completion.length > 0)
    return failure(502, 'The service answered what does not fit its schema', {})
  const root = endpoint.root.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    result.data,
  )
  if (endpoint.isMatch) return jsonAnswer(endpoint.status, project(endpoint.shape, matchOf(root)))
  if ((root === null || root === undefined) && endpoint.missing === 'NOT_FOUND')
    return failure(404, 'Nothing was found', {})
  if (endpoint.produces !== JSON_TYPE)
    return {
      status: endpoint.status,
      headers: { 'content-type': endpoint.produces },
      body: Buffer.from(String(root), 'base64'),
    }
  return jsonAnswer(endpoint.status, project(endpoint.shape, root))
}

function renderError(endpoint: Endpoint, error: GraphQLFormattedError): RestAnswer {
  const { code, serviceName: _service, issues, ...others } = error.extensions ?? {}
  const fields = Array.isArray(issues) ? { issues: wireIssuePaths(endpoint, issues as Issue[]), ...others } : others
  const status = typeof code === 'string' && code in STATUS_OF_CODE ? STATUS_OF_CODE[code as ErrorCode] : 500
  return failure(status, status === 400 && 'issues' in fields ? 'Validation failed' : error.message, fields)
}

function failure(status: number, error: string, fields: Readonly<Record<string, unknown>>): RestAnswer {
  const { retryAfter } = fields
  const headers = retryAfterHeader(typeof retryAfter === 'number' ? { retryAfter } : {})
  return jsonAnswer(status, { success: false, error, ...fields }, headers)
}
