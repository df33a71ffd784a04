import type { Endpoint } from './endpoint.ts'

/** The members of a request where HTTP has them. */
export interface PlacedMembers {
  /** The path's parameters. */
  readonly parameters: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** The JSON body; null for a path without one. */
  readonly body: Readonly<Record<string, unknown>> | null
}

/** Puts each member of a request where its path has it; unknown ones into the body, where they are refused. */
export function placeMembers(
  { members }: Pick<Endpoint, 'members'>,
  given: Readonly<Record<string, unknown>>,
): PlacedMembers {
  const parameters: Record<string, string> = {}
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const member = members.find((one) => one.name === name)
    if (member?.in === 'path') parameters[name] = urlText(value)
    else if (member?.in === 'query') {
      for (const item of Array.isArray(value) ? value : [value])
        if (item !== null && item !== undefined) query.append(name, urlText(item))
    } else body[name] = value
  }
  const hasBody = members.some((member) => member.in === 'body') || Object.keys(body).length > 0
  return { parameters, query, body: hasBody ? body : null }
}

function urlText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
