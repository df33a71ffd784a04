import { z } from 'zod'
import { callEndpoint } from '../callEndpoint.ts'
import { endpointNamed } from '../endpointNames.ts'
import { defineTool } from '../tool.ts'
import { endpointArgument, valuesArgument } from './arguments.ts'

/** `call`: runs a documented path. */
export const callTool = defineTool({
  name: 'call',
  title: 'Call an endpoint',
  description:
    'Runs one endpoint. A paid endpoint costs what the tool price says, and only if it succeeds: without a payment the result is an error with the payment that is required, and nothing is run.',
  effect: 'change',
  input: z.strictObject({ endpoint: endpointArgument, arguments: valuesArgument.default({}) }),
  call: ({ endpoint, arguments: args }, request) => callEndpoint(endpointNamed(endpoint, request.doors), args, request),
})
