import { z } from 'zod'
import { resultOf } from '../result.ts'
import { defineTool } from '../tool.ts'
import { documentArgument, operationNameArgument, variablesArgument } from './arguments.ts'

/** `graphql`: runs an operation over all services. */
export const graphqlTool = defineTool({
  name: 'graphql',
  title: 'Run a GraphQL operation',
  description:
    'Runs one GraphQL operation over all services, with one payment for all its priced fields. The schema is at /schema.graphql of the server; introspection is free. Without a payment the result is an error with the payment that is required, and nothing is run.',
  effect: 'change',
  input: z.strictObject({
    query: documentArgument,
    variables: variablesArgument.optional(),
    operationName: operationNameArgument.optional(),
  }),
  async call({ query, variables, operationName }, { doors, headers, challengeId }) {
    const body = { query, ...(variables ? { variables } : {}), ...(operationName ? { operationName } : {}) }
    return resultOf(await doors.graphql(body, headers), challengeId)
  },
})
