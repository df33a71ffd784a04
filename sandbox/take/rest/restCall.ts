import type { Fit } from './fit.ts'

/** A request to a documented path. */
export interface RestCall {
  readonly method: string
  readonly url: string
  /** Null when the path has no body. */
  readonly body: Readonly<Record<string, unknown>> | null
  /** Members that the path may spell differently from the graph: lists, objects and enums. */
  readonly unsure: readonly string[]
}

/** The request to a matching path, below its service's base URL. `enums` names the enum-typed variables. */
export function restCallOf({ endpoint, bindings }: Fit, baseUrl: string, enums: ReadonlySet<string>): RestCall {
  const given = endpoint.members.flatMap((member) => {
    const value = bindings.get(member.variable)
    return value === undefined || value === null ? [] : [{ ...member, value }]
  })
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  let path = endpoint.path
  for (const { name, in: place, value } of given) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(plain(value)))
    else if (place === 'query') query.set(name, plain(value))
    else body[name] = value
  }
  const search = query.size > 0 ? `?${query}` : ''
  const takesBody = endpoint.members.some(({ in: place }) => place === 'body')
  return {
    method: endpoint.method,
    url: `${baseUrl}${path}${search}`,
    body: takesBody ? body : null,
    unsure: given
      .filter(({ variable, value }) => enums.has(variable) || typeof value === 'object')
      .map(({ name }) => name),
  }
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
