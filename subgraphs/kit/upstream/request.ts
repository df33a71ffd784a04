/** One request to an upstream, relative to its base URL. */
export interface UpstreamRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With a leading slash; segments from callers must be encoded. */
  readonly path: string
  /** Undefined, null and empty lists are omitted; lists are joined with commas, unless `repeats` or their name ends in `[]`. */
  readonly query?: QueryMembers
  /** Whether a list is given by one parameter for each of its items. */
  readonly repeats?: boolean
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as multipart/form-data, instead of `body`; only in a change. */
  readonly form?: FormData
  /** In addition to the client's headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the request is idempotent; GET always is. Only such requests are retried, shared and cached. */
  readonly isRepeatable: boolean
  /** Aborts the request. A shared request continues for its other callers. */
  readonly signal?: AbortSignal
}

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type QueryMembers = Readonly<Record<string, QueryValue>>

/** A read. */
export function get(path: string, query: QueryMembers = {}): UpstreamRequest {
  return { method: 'GET', path, query, isRepeatable: true }
}

/** A read with a request body. */
export function ask(path: string, body: unknown, query: QueryMembers = {}): UpstreamRequest {
  return { method: 'POST', path, query, body, isRepeatable: true }
}

/** A read by POST whose arguments are query parameters. */
export function askByQuery(path: string, query: QueryMembers): UpstreamRequest {
  return { method: 'POST', path, query, isRepeatable: true }
}

/** A change: sent once, never retried. */
export function send(path: string, body: unknown, query: QueryMembers = {}): UpstreamRequest {
  return { method: 'POST', path, query, body, isRepeatable: false }
}

/** A change with files: sent once, as multipart/form-data. */
export function sendForm(path: string, form: FormData): UpstreamRequest {
  return { method: 'POST', path, form, isRepeatable: false }
}

/** A deletion: sent once. */
export function remove(path: string, query: QueryMembers = {}): UpstreamRequest {
  return { method: 'DELETE', path, query, isRepeatable: false }
}

/** Encodes a text as one path segment. Throws for an empty text, `.` and `..`, which encoding cannot protect. */
export function segment(text: string | number): string {
  const encoded = encodeURIComponent(text)
  if (encoded === '' || encoded === '.' || encoded === '..')
    throw new RangeError('A path segment cannot be empty or dots')
  return encoded
}

/** Path and query as sent. */
export function pathOf({
  path,
  query = {},
  repeats = false,
}: Pick<UpstreamRequest, 'path' | 'query' | 'repeats'>): string {
  const members = Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) return [[name, String(value)]]
    if (repeats || name.endsWith('[]')) return value.map((item): [string, string] => [name, String(item)])
    return value.length === 0 ? [] : [[name, value.join(',')]]
  })
  if (members.length === 0) return path
  return `${path}?${new URLSearchParams(members)}`
}

/** Headers as sent: those of the request above `own`, the client's. */
export function headersOf(
  { body, headers }: Pick<UpstreamRequest, 'body' | 'headers'>,
  own: Readonly<Record<string, string>> | undefined,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...own,
    ...headers,
  }
}
