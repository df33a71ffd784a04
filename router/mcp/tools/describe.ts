import { z } from 'zod'
import { exampleOf } from '../../../rest-compat/example.ts'
import { shapeSchema } from '../../../rest-compat/jsonSchema.ts'
import { JSON_TYPE } from '../../../schema/catalogue/endpoints.ts'
import { formatUsd } from '../../../schema/money.ts'
import { endpointId, endpointNamed, endpointToolName, requireOffered } from '../endpointNames.ts'
import { argumentsSchema } from '../endpointRequest.ts'
import { factsResult } from '../result.ts'
import { defineTool } from '../tool.ts'
import { endpointArgument } from './arguments.ts'

/** `describe`: one endpoint's arguments, price and example. */
export const describeTool = defineTool({
  name: 'describe',
  title: 'Describe an endpoint',
  description:
    'The arguments of one endpoint as JSON Schema, its price range in USD, and an example of its arguments. Free.',
  effect: 'none',
  input: z.strictObject({
    endpoint: endpointArgument,
    withOutput: z.boolean().default(false).describe('Also the JSON Schema of the answer, which may be long.'),
  }),
  async call({ endpoint: name, withOutput }, { doors }) {
    await doors.admit()
    const endpoint = endpointNamed(name, doors)
    requireOffered(endpoint, doors)
    const { access, description, method, path, price, produces, service, shape, summary } = endpoint
    const schema = argumentsSchema(endpoint, doors.catalogue.constraints)
    return factsResult({
      endpoint: endpointId(endpoint),
      tool: endpointToolName(endpoint),
      method,
      url: `${doors.baseUrl(service)}${path}`,
      summary,
      description,
      access,
      ...(price ? { price: { mode: price.mode, usd: { min: formatUsd(price.min), max: formatUsd(price.max) } } } : {}),
      arguments: schema,
      example: exampleOf(schema),
      produces,
      ...(withOutput && produces === JSON_TYPE ? { output: shapeSchema(shape, endpoint.missing === 'NULL') } : {}),
    })
  },
})
