import { z } from 'zod'
import { shapeSchema } from '../../../rest-compat/jsonSchema.ts'
import { JSON_TYPE } from '../../../schema/catalogue/endpoints.ts'
import { describeEndpoint } from '../describeEndpoint.ts'
import { endpointNamed, endpointToolName, requireOffered } from '../endpointNames.ts'
import { factsResult } from '../result.ts'
import { defineTool } from '../tool.ts'
import { endpointArgument } from './arguments.ts'

/** `describe`: one endpoint's arguments, price and example. */
export const describeTool = defineTool({
  name: 'describe',
  title: 'Describe an endpoint',
  description:
    'The arguments of one endpoint as JSON Schema, its price range in USD, an example of its arguments, and the requests whose answers the example needs. Free.',
  effect: 'none',
  input: z.strictObject({
    endpoint: endpointArgument,
    withOutput: z.boolean().default(false).describe('Also the JSON Schema of the answer, which may be long.'),
  }),
  async call({ endpoint: name, withOutput }, { doors }) {
    const endpoint = endpointNamed(name, doors)
    requireOffered(endpoint, doors)
    const { method, path, produces, service, shape } = endpoint
    return factsResult({
      ...describeEndpoint(endpoint, doors.catalogue, new Date()),
      tool: endpointToolName(endpoint),
      method,
      url: `${doors.baseUrl(service)}${path}`,
      produces,
      ...(withOutput && produces === JSON_TYPE ? { output: shapeSchema(shape, endpoint.missing === 'NULL') } : {}),
    })
  },
})
