import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import { readVariables } from '../schema/catalogue/requestVariables.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import { BadInput, type ErrorFields, TollgraphError } from '../schema/errors.ts'
import { jsonAnswer, type RestAnswer } from './answer.ts'

/** A request of one documented path. */
export interface RestRequest {
  /** The path's parameters. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** What a request asks of its endpoint. */
export interface RestInput {
  /** Null while the input has not been validated: only a challenge can follow. */
  readonly variables: Readonly<Record<string, unknown>> | null
  /** Whether the request asks for its bill only (`Prefer: bill`). */
  readonly wantsBill: boolean
}

/** Whether a request is answered with its price before any of its input is read. */
export function isAskedUnread(endpoint: Endpoint, request: RestRequest): boolean {
  return endpoint.access === 'paid' && isChallengedUnseen(endpoint, request)
}

/** Reads a request exactly by the HTTP contract. Throws BadInput, or another TollgraphError, for what it rules out. */
export function readRestInput(endpoint: Endpoint, request: RestRequest, { constraints }: Catalogue): RestInput {
  const wantsBill = /(^|[\s,;])bill($|[\s,;])/.test(String(request.headers.prefer ?? ''))
  const read = () =>
    readVariables(endpoint, { path: request.parameters, query: request.query, body: readJson(request) }, constraints)
  // Registries probe with no body or any body and expect the challenge, so input is validated only after it.
  if (isChallengedUnseen(endpoint, request))
    return { variables: endpoint.access === 'siwx' ? variablesToSign(read) : null, wantsBill }
  const { variables, issues } = read()
  if (issues.length > 0) throw new BadInput(issues)
  return { variables, wantsBill }
}

/** The input that a sign-in is bound to; null for invalid input, for which a signature is useless. */
function variablesToSign(read: () => ReturnType<typeof readVariables>): RestInput['variables'] {
  try {
    const { variables, issues } = read()
    return issues.length === 0 ? variables : null
  } catch (error) {
    if (error instanceof TollgraphError) return null
    throw error
  }
}

/** The session token of a signed-in wallet. */
const SESSION = /^\s*Bearer\s+tgs_/i

function isChallengedUnseen(endpoint: Endpoint, { headers, body, query }: RestRequest): boolean {
  if (endpoint.access === 'free') return false
  if (endpoint.access === 'secret') return headers.authorization === undefined
  if (endpoint.access === 'siwx')
    return headers['sign-in-with-x'] === undefined && !SESSION.test(String(headers.authorization ?? ''))
  if (headers['payment-signature'] !== undefined || headers['x-payment'] !== undefined) return false
  if (/^\s*payment\b/i.test(String(headers.authorization ?? ''))) return false
  if (endpoint.price?.mode === 'fixed') return true
  const isBlank = body.length === 0 || /^\s*(\{\s*\})?\s*$/.test(body.toString('utf8'))
  return isBlank && query.size === 0
}

function readJson({ body, headers }: RestRequest): unknown {
  if (body.length === 0) return undefined
  const type =
    String(headers['content-type'] ?? '')
      .split(';')[0]
      ?.trim()
      .toLowerCase() ?? ''
  if (type !== 'application/json' && !/^application\/[a-z0-9.-]+\+json$/.test(type)) {
    throw new TollgraphError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON: send Content-Type: application/json')
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown
  } catch {
    throw new InvalidJson()
  }
}

/** The body is not valid JSON. */
class InvalidJson extends TollgraphError {
  constructor() {
    const fields: ErrorFields = { issues: [{ path: [], code: 'invalid_json', message: 'the body is not valid JSON' }] }
    super('BAD_REQUEST', 'Invalid JSON', fields)
  }
}

/** 405 for a method that a documented path does not have; `allowed` lists those that it has. */
export function wrongMethod(method: string, allowed: readonly string[]): RestAnswer {
  const error = `${method} is not allowed here; ${allowed.join(', ')} is`
  return jsonAnswer(405, { success: false, error }, { allow: allowed.join(', ') })
}

/** 404 for an undocumented path, with links to the documents. */
export function unknownRoute(request: {
  readonly method: string
  readonly url: string
  /** The service's base URL. */
  readonly baseUrl: string
}): RestAnswer {
  const discovery = { openapi: `${request.baseUrl}/openapi.json`, llmsTxt: `${request.baseUrl}/llms.txt` }
  return jsonAnswer(404, {
    success: false,
    code: 'route_not_found',
    error: `There is no ${request.method} ${new URL(request.url).pathname}; see ${discovery.openapi}`,
    requestedUrl: request.url,
    discovery,
  })
}
