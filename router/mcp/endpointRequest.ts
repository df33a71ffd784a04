import { membersSchema } from '../../rest-compat/jsonSchema.ts'
import type { Endpoint, EndpointMember } from '../../schema/catalogue/endpoint.ts'
import { placeMembers } from '../../schema/catalogue/placeMembers.ts'
import { readVariables } from '../../schema/catalogue/requestVariables.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { BadInput, type Issue } from '../../schema/errors.ts'
import type { JsonSchema } from '../../schema/scalars.ts'
import type { EndpointRequest } from './doors.ts'

type Arguments = Readonly<Record<string, unknown>>
type Constraints = Catalogue['constraints']

/** The JSON Schema of a path's arguments: one object of all its members, wherever a request has them. */
export function argumentsSchema({ members }: Endpoint, constraints: Constraints): JsonSchema {
  const required = members.map((member) => (member.in === 'path' ? { ...member, isRequired: true } : member))
  return membersSchema(required, constraints)
}

/**
 * The request of a path for its arguments. Throws BadInput that names every argument that breaks a rule: by REST a path with
 * a fixed price answers 402 before it reads its input, which would make the caller sign for a request that is refused.
 */
export function endpointRequest(endpoint: Endpoint, args: Arguments, constraints: Constraints): EndpointRequest {
  const request = placeMembers(endpoint, args)
  const missing = endpoint.members.flatMap((member) => pathIssue(member, request.parameters))
  const { parameters: path, query, body } = request
  const { issues } = readVariables(endpoint, { path, query, body: body ?? undefined }, constraints)
  const all = [...missing, ...issues.filter(({ path: [name] }) => !missing.some((issue) => issue.path[0] === name))]
  if (all.length > 0) throw new BadInput(all)
  return request
}

function pathIssue({ in: place, name }: EndpointMember, parameters: Readonly<Record<string, string>>): Issue[] {
  if (place !== 'path' || parameters[name]) return []
  return [{ path: [name], code: 'required', message: parameters[name] === '' ? 'must not be empty' : 'is required' }]
}
