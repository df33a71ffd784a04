import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { callEndpoint } from './callEndpoint.ts'
import { endpointToolName } from './endpointNames.ts'
import { argumentsSchema } from './endpointRequest.ts'
import type { Tool } from './tool.ts'

/** Tools that were made, by documented path; a path belongs to one catalogue. */
const made = new WeakMap<Endpoint, Tool>()

/** The tool of a documented path. */
export function endpointTool(endpoint: Endpoint, { constraints }: Pick<Catalogue, 'constraints'>): Tool {
  const known = made.get(endpoint)
  if (known) return known
  const tool: Tool = {
    name: endpointToolName(endpoint),
    title: endpoint.summary,
    description: endpoint.description,
    inputSchema: argumentsSchema(endpoint, constraints),
    effect: effectOf(endpoint),
    call: (args, request) => callEndpoint(endpoint, args, request),
  }
  made.set(endpoint, tool)
  return tool
}

function effectOf({ access, operation }: Endpoint): Tool['effect'] {
  if (operation.operation !== 'query') return 'change'
  return access === 'paid' ? 'payment' : 'none'
}
