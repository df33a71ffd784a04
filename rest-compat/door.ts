import type { FormattedExecutionResult } from 'graphql'
import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import { BadInput, type ErrorFields, TollgraphError } from '../schema/errors.ts'
import { SERVICES, type ServiceName } from '../schema/services.ts'
import { errorAnswer, jsonAnswer, type RestAnswer, renderResult } from './answer.ts'
import { type RawMembers, readVariables } from './members.ts'
import { type RouteTable, routeTables } from './routes.ts'

/** A request to one service. */
export interface RestRequest {
  readonly service: ServiceName
  readonly method: string
  /** Path relative to the service's base URL. */
  readonly path: string
  readonly query: URLSearchParams
  /** The full request URL. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly requestId: string
  /** The address that rate limits count the request by. */
  readonly clientAddress: string | null
  /** The service's base URL, for links to its documents in a 404. */
  readonly baseUrl: string
}

/** A call of one documented path. `variables` is null before the input has been validated: only a challenge can follow. */
export interface RestCall {
  readonly endpoint: Endpoint
  readonly variables: Readonly<Record<string, unknown>> | null
  readonly url: string
  readonly requestId: string
  readonly clientAddress: string | null
  readonly headers: RestRequest['headers']
  readonly wantsBill: boolean
  render(result: FormattedExecutionResult): RestAnswer
}

/** The checkout, as this door uses it: it returns challenges as responses and throws other refusals. */
export type RunRestCall = (call: RestCall) => Promise<RestAnswer>

/** The REST door: maps documented paths to their operations, exactly by the HTTP contract. */
export class RestDoor {
  readonly #tables: ReadonlyMap<ServiceName, RouteTable>
  readonly #catalogue: Catalogue
  readonly #run: RunRestCall

  constructor(catalogue: Catalogue, run: RunRestCall) {
    this.#catalogue = catalogue
    this.#run = run
    this.#tables = routeTables((service) => catalogue.endpointsOf(service), SERVICES)
  }

  async answer(request: RestRequest): Promise<RestAnswer> {
    const match = this.#tables.get(request.service)?.match(request.method, request.path)
    if (match?.kind === 'wrong_method') return wrongMethod(request, match.allowed)
    if (match?.kind !== 'endpoint') return unknownRoute(request)
    try {
      return await this.#call(match.endpoint, match.parameters, request)
    } catch (error) {
      if (error instanceof TollgraphError) return errorAnswer(error, match.endpoint)
      throw error
    }
  }

  async #call(
    endpoint: Endpoint,
    parameters: Readonly<Record<string, string>>,
    request: RestRequest,
  ): Promise<RestAnswer> {
    const call = {
      endpoint,
      url: request.url,
      requestId: request.requestId,
      clientAddress: request.clientAddress,
      headers: request.headers,
      wantsBill: /(^|[\s,;])bill($|[\s,;])/.test(String(request.headers.prefer ?? '')),
      render: (result: FormattedExecutionResult) => renderResult(endpoint, result),
    }
    const read = () => readVariables(endpoint, rawMembers(parameters, request), this.#catalogue.constraints)
    // Registries probe with no body or any body and expect the challenge, so input is validated only after it.
    if (isChallengedUnseen(endpoint, request))
      return this.#run({ ...call, variables: endpoint.access === 'siwx' ? variablesToSign(read) : null })
    const { variables, issues } = read()
    if (issues.length > 0) throw new BadInput(issues)
    return this.#run({ ...call, variables })
  }
}

/** The input that a sign-in is bound to; null for invalid input, for which a signature is useless. */
function variablesToSign(read: () => ReturnType<typeof readVariables>): RestCall['variables'] {
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

function rawMembers(path: Readonly<Record<string, string>>, request: RestRequest): RawMembers {
  return { path, query: request.query, body: readJson(request) }
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

function wrongMethod(request: RestRequest, allowed: readonly string[]): RestAnswer {
  const error = `${request.method} is not allowed here; ${allowed.join(', ')} is`
  return jsonAnswer(405, { success: false, error }, { allow: allowed.join(', ') })
}

/** 404 for an undocumented path, with links to the documents. */
export function unknownRoute(request: Pick<RestRequest, 'method' | 'url' | 'baseUrl'>): RestAnswer {
  const discovery = { openapi: `${request.baseUrl}/openapi.json`, llmsTxt: `${request.baseUrl}/llms.txt` }
  return jsonAnswer(404, {
    success: false,
    code: 'route_not_found',
    error: `There is no ${request.method} ${new URL(request.url).pathname}; see ${discovery.openapi}`,
    requestedUrl: request.url,
    discovery,
  })
}
