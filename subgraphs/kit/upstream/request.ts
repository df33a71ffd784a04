/** One question to an upstream, below its base URL. */
export interface UpstreamRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With its leading slash; segments that come from a caller are encoded. */
  readonly path: string
  /** Left out where undefined, null or an empty list; lists are joined with commas. */
  readonly query?: QueryMembers
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as multipart/form-data, instead of a body; only in a change. */
  readonly form?: FormData
  /** Beside those of the client. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether asking twice does no more than asking once; GET always is. Only such questions are repeated, shared and kept. */
  readonly isRepeatable: boolean
  /** Gives the question up. One that others have asked as well goes on for them. */
  readonly signal?: AbortSignal
}

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]
export type QueryMembers = Readonly<Record<string, QueryValue>>

/** A read. */
export function get(path: string, query: QueryMembers = {}): UpstreamRequest {
  return { method: 'GET', path, query, isRepeatable: true }
}

/** A read whose question is a body. */
export function ask(path: string, body: unknown, query: QueryMembers = {}): UpstreamRequest {
  return { method: 'POST', path, query, body, isRepeatable: true }
}

/** A change: sent once, whatever happens. */
export function send(path: string, body: unknown, query: QueryMembers = {}): UpstreamRequest {
  return { method: 'POST', path, query, body, isRepeatable: false }
}

/** A change with files in it: sent once, as multipart/form-data. */
export function sendForm(path: string, form: FormData): UpstreamRequest {
  return { method: 'POST', path, form, isRepeatable: false }
}

/** A deletion: sent once. */
export function remove(path: string, query: QueryMembers = {}): UpstreamRequest {
  return { method: 'DELETE', path, query, isRepeatable: false }
}

/** A text as one segment of a path. `.` and `..` are what no encoding hides, so they are refused. */
export function segment(text: string | number): string {
  const encoded = encodeURIComponent(text)
  if (encoded === '' || encoded === '.' || encoded === '..')
    throw new RangeError('A path segment cannot be empty or dots')
  return encoded
}

/** Path and query as they are sent. */
export function pathOf({ path, query = {} }: Pick<UpstreamRequest, 'path' | 'query'>): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0),
  )
  if (given.length === 0) return path
  const members = given.map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join(',') : String(value),
  ])
  return `${path}?${new URLSearchParams(members)}`
}
