import type { Json } from '../form/json.ts'
import type { EndpointForm } from '../form/operation.ts'
import type { ReadForm } from '../form/written.ts'

/** The called path and its service. */
export interface Target {
  /** The service's base URL, without a trailing slash. */
  readonly baseUrl: string
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
}

/** One HTTP request to a documented path. */
export interface RestRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Builds the request of a filled form. */
export function requestOf({ baseUrl, method, path }: Target, form: EndpointForm, read: ReadForm): RestRequest {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place } of form.parameters) {
    const value = read.parameters[name]
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(textOf(value ?? '')))
    else if (value !== undefined) for (const one of listOf(value)) query.append(name, textOf(one))
  }
  const url = `${baseUrl}${filled}${query.size > 0 ? `?${query}` : ''}`
  if (read.body === null) return { url, method, headers: {} }
  return { url, method, headers: { 'content-type': 'application/json' }, body: read.body }
}

/** A list is a repeated parameter in a URL. */
function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [value]
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
