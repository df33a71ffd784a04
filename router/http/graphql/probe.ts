import { declareDiscoveryExtension } from '@x402/extensions/bazaar'
import { type DocumentNode, getOperationAST } from 'graphql'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { normalise, type Operation } from '../../graph/operation.ts'

/** The challenge for an empty request to the GraphQL door, which registries send to discover a paid endpoint. */
export interface GraphqlProbe {
  /** Its price stands for all; an operation's own price depends on its selection. */
  readonly operation: Operation
  readonly extensions: Readonly<Record<string, unknown>>
}

const INPUT_SCHEMA = {
  type: 'object',
  properties: {
    query: {
      type: 'string',
      description: 'A GraphQL operation; its price is the sum of the priced fields it selects.',
    },
    variables: { type: 'object' },
    operationName: { type: 'string' },
  },
  required: ['query'],
}

/** The most expensive documented query with a fixed price; null where none has one. */
export function graphqlProbe(catalogue: Catalogue): GraphqlProbe | null {
  const [dearest] = catalogue.endpoints
    .filter(({ access, document, price }) => access === 'paid' && price?.mode === 'fixed' && isQuery(document))
    .sort((one, other) => ((one.price?.max ?? 0n) > (other.price?.max ?? 0n) ? -1 : 1))
  if (!dearest) return null
  const declared = declareDiscoveryExtension({
    input: { query: '{ __typename }' },
    inputSchema: INPUT_SCHEMA,
    bodyType: 'json',
    output: { example: { data: { __typename: 'Query' } }, schema: { type: 'object' } },
  } as Parameters<typeof declareDiscoveryExtension>[0]) as unknown as {
    bazaar: { info: { input: Record<string, unknown> } }
  }
  declared.bazaar.info.input = { ...declared.bazaar.info.input, method: 'POST' }
  return {
    operation: normalise(dearest.document, dearest.name),
    extensions: declared as unknown as Record<string, unknown>,
  }
}

function isQuery(document: DocumentNode): boolean {
  return getOperationAST(document)?.operation === 'query'
}
