import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { endpointNamed } from '../endpointNames.ts'
import { endpointRequest } from '../endpointRequest.ts'
import { factsResult, isMembers, jsonOf, resultOf } from '../result.ts'
import { defineTool } from '../tool.ts'
import {
  documentArgument,
  endpointArgument,
  operationNameArgument,
  valuesArgument,
  variablesArgument,
} from './arguments.ts'

/** `price`: the bill of a call, unpaid. */
export const priceTool = defineTool({
  name: 'price',
  title: 'Price of a call',
  description:
    'What one call would cost, as a bill with a line for each priced part. Free, and nothing is run. Give an endpoint with its arguments, or a GraphQL query.',
  effect: 'none',
  input: z.strictObject({
    endpoint: endpointArgument.optional(),
    arguments: valuesArgument.optional(),
    query: documentArgument.optional(),
    variables: variablesArgument.optional(),
    operationName: operationNameArgument.optional(),
  }),
  async call({ endpoint: name, arguments: args, query, variables, operationName }, { doors, headers, challengeId }) {
    if ((name === undefined) === (query === undefined))
      throw new BadInput('give either endpoint or query', [name === undefined ? 'endpoint' : 'query'])
    const answer =
      name === undefined
        ? await doors.graphql(
            {
              query: query ?? '',
              ...(variables ? { variables } : {}),
              ...(operationName ? { operationName } : {}),
              extensions: { bill: true },
            },
            headers,
          )
        : await priceOfEndpoint(name, args ?? {})
    const json = jsonOf(answer)
    const extensions = isMembers(json) ? json.extensions : undefined
    if (!isMembers(extensions) || !isMembers(extensions.bill)) return resultOf(answer, challengeId)
    return factsResult(extensions.bill)

    function priceOfEndpoint(named: string, values: Readonly<Record<string, unknown>>) {
      const endpoint = endpointNamed(named, doors)
      const request = endpointRequest(endpoint, values, doors.catalogue.constraints)
      return doors.rest(endpoint, request, { ...headers, prefer: 'bill' })
    }
  },
})
