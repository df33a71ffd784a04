import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import { endpointRequest } from './endpointRequest.ts'
import { resultOf } from './result.ts'
import type { ToolRequest } from './tool.ts'

/** Calls a documented path with its arguments. Throws BadInput for arguments that break a rule. */
export async function callEndpoint(
  endpoint: Endpoint,
  args: Readonly<Record<string, unknown>>,
  { doors, headers, challengeId }: ToolRequest,
): Promise<CallToolResult> {
  const request = endpointRequest(endpoint, args, doors.catalogue.constraints)
  return resultOf(await doors.rest(endpoint, request, headers), challengeId)
}
