import { z } from 'zod'

// Arguments that several tools take.

export const endpointArgument = z
  .string()
  .min(1)
  .max(400)
  .describe('Its name, such as "domains.CheckDomain", or method and path, such as "POST /domains/api/check".')

export const valuesArgument = z
  .record(z.string(), z.unknown())
  .describe("The endpoint's arguments by name, as the tool describe shows them; path and query parameters included.")

export const documentArgument = z.string().min(1).describe('A GraphQL document over all services.')

export const variablesArgument = z.record(z.string(), z.unknown()).describe('Variables of the document.')

export const operationNameArgument = z.string().min(1).describe('Which operation of the document to run.')

/** A page of a list: how many, after which cursor. */
export const pageArguments = {
  first: z.int().min(1).max(100).default(20),
  after: z.string().min(1).optional().describe('pageInfo.endCursor of the page before.'),
}
