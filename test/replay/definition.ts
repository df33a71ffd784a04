/**
 * What a company documents, for a replay server: its requests and answers and nothing else. The values are our own. Each
 * file of `companies/` names the document that it follows in its header.
 */
export interface ReplayDefinition {
  /** Its word in settings: `coingecko`. */
  readonly company: string
  /** The key that the requests must carry. */
  readonly key: string
  /** Whether the documented authentication is there. */
  isAuthorized(request: ReplayRequest): boolean
  /** The company's answer to a wrong key. */
  readonly denied: Reply
  /** The company's answer to a path that it does not have. */
  readonly unknown: Reply
  /** The company's answer to too many requests. */
  readonly busy: Reply
  /** The company's answer to a request against its document. */
  invalid(issues: readonly RequestIssue[]): Reply
  readonly routes: readonly ReplayRoute[]
}

/** One documented request, with its answers. */
export interface ReplayRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Such as `/v1/things/{id}`; its parts are in `request.params`. */
  readonly path: string
  /** Query parameters by name; a `!` at the end of a name: required. Default: none. */
  readonly query?: Readonly<Record<string, ParameterForm>>
  /** JSON schema of the body; members that it does not name are faults. */
  readonly body?: object
  /** Further faults of a request. */
  check?(request: ReplayRequest): readonly RequestIssue[]
  answer(request: ReplayRequest): unknown
  /** The documented answer where there is nothing. */
  empty?(request: ReplayRequest): unknown
  /** A list with one odd row among good ones. */
  odd?(request: ReplayRequest): unknown
}

/** How a query parameter must look. */
export type ParameterForm = 'string' | 'integer' | 'number' | 'boolean' | 'date' | readonly string[] | RegExp

/** A request as the replay server got it. */
export interface ReplayRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** JSON, members of a form, or undefined. */
  readonly body: unknown
  readonly bytes: Buffer
  readonly params: Readonly<Record<string, string>>
  readonly key: string
  /** Base URL of the replay server, for answers that link to it. */
  readonly url: string
}

/** What is wrong with a request. */
export interface RequestIssue {
  readonly at: string
  readonly message: string
}

/** An answer with a status; an answer that is none of these is JSON with status 200. */
export class Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  /** `body`: JSON, text or bytes. */
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** No answer, until the server's connections are cut. */
export const NO_REPLY = new Reply(0, undefined)

/** Seconds that a busy company asks to wait. */
export const WAIT_SECONDS = 7

/** A plain text, as some companies answer errors. */
export function textReply(status: number, text: string): Reply {
  return new Reply(status, text, { 'content-type': 'text/plain' })
}

/** Whether the key is there as a bearer token (RFC 6750). */
export function hasBearer({ headers, key }: ReplayRequest): boolean {
  return headers.authorization === `Bearer ${key}`
}

/** Whether the key is in a header. */
export function hasHeader(name: string) {
  return ({ headers, key }: ReplayRequest): boolean => headers[name] === key
}

/** Whether the key is a query parameter; definitions name it in each route's `query`. */
export function hasParameter(name: string) {
  return ({ query, key }: ReplayRequest): boolean => query.get(name) === key
}
