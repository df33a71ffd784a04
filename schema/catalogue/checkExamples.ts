import { isServiceName } from '../services.ts'
import type { Constraint } from './constraint.ts'
import type { Endpoint } from './endpoint.ts'
import { type ExampleSource, exampleRequest } from './example.ts'
import { canHave, valueAt } from './memberPath.ts'
import { placeMembers } from './placeMembers.ts'
import type { Problems } from './problems.ts'
import { readVariables } from './requestVariables.ts'

/**
 * Checks that each example is a request that its path accepts, and names only what exists. Adds an entry to `problems` for each
 * mistake.
 */
export function checkExamples(
  endpoints: readonly Endpoint[],
  constraints: ReadonlyMap<string, Constraint>,
  problems: Problems,
): void {
  const now = new Date()
  const byName = new Map(endpoints.map((endpoint) => [`${endpoint.service} ${endpoint.name}`, endpoint]))
  for (const endpoint of endpoints) {
    const { example, service, name } = endpoint
    if (!example) continue
    const place = `${service} ${name}`
    const request = exampleRequest(example, now)
    for (const issue of requestIssues(endpoint, request, constraints)) problems.add(place, `@example: ${issue}`)
    const find = (operation: string) => byName.get(`${service} ${operation}`)
    for (const source of example.sources) {
      if (valueAt(request, source.member) === undefined)
        problems.add(place, `@example(from:) fills in ${source.member}, which the request does not have`)
      for (const issue of sourceIssues(source, find)) problems.add(place, `@example(from:) ${issue}`)
    }
    for (const other of example.after)
      if (!find(other)) problems.add(place, `@example(after:) names ${other}, which is no operation of ${service}`)
  }
}

/** Adds an entry to `problems` for each path of the ten services without an example. Operators may leave out those of their own paths. */
export function requireExamples(endpoints: readonly Endpoint[], problems: Problems): void {
  for (const { example, service, name } of endpoints) {
    if (!example && isServiceName(service))
      problems.add(`${service} ${name}`, 'a documented path has an @example: a request that works')
  }
}

/** The rules that a request breaks, read as the REST door reads it. */
function requestIssues(
  endpoint: Endpoint,
  request: Readonly<Record<string, unknown>>,
  constraints: ReadonlyMap<string, Constraint>,
): string[] {
  const { parameters, query, body } = placeMembers(endpoint, request)
  const missing = endpoint.members.filter((member) => member.in === 'path' && !parameters[member.name])
  const { issues } = readVariables(endpoint, { path: parameters, query, body: body ?? undefined }, constraints)
  return [
    ...missing.map(({ name }) => `${name} is required`),
    ...issues.map(({ path, message }) => `${path.join('.')} ${message}`),
  ]
}

function sourceIssues(
  { operation, reader, answer }: ExampleSource,
  find: (operation: string) => Endpoint | undefined,
): string[] {
  const unknown = [operation, ...(reader ? [reader] : [])].filter((name) => !find(name))
  if (unknown.length > 0) return unknown.map((name) => `names ${name}, which is no operation of this service`)
  const answering = find(reader ?? operation)
  if (!answering || canHave(answering.shape, answer)) return []
  return [`takes ${answer}, which answers of ${answering.name} do not have`]
}
