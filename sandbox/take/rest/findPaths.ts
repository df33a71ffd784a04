import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { CatalogueDocument } from '../../api/catalogue.ts'
import { loadSchema } from '../../api/schema.ts'
import { type Fit, fitsOf } from './fit.ts'
import { type RestCall, restCallOf } from './restCall.ts'

/** A documented path equivalent to a query, and its request. */
export interface FoundPath extends Fit {
  readonly call: RestCall
}

/** Maximum number of paths shown. */
const MOST = 3

/** The documented paths equivalent to a query, with their requests; none for an incomplete query. */
export async function findPaths(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  { endpoints, services }: CatalogueDocument,
): Promise<readonly FoundPath[]> {
  const [graphql, schema] = await Promise.all([import('graphql'), loadSchema().catch(() => null)])
  let document: DocumentNode
  try {
    document = graphql.parse(query)
  } catch {
    return []
  }
  return fitsOf(document, variables, endpoints, graphql)
    .slice(0, MOST)
    .map((fit) => {
      const baseUrl = services.find(({ name }) => name === fit.endpoint.service)?.baseUrl ?? ''
      return {
        ...fit,
        call: restCallOf(fit, baseUrl, enumVariables(graphql, graphql.parse(fit.endpoint.document), schema)),
      }
    })
}

/** The enum-typed variables of an operation: paths spell enum values differently. */
function enumVariables(
  { isEnumType, visit }: typeof import('graphql'),
  document: DocumentNode,
  schema: GraphQLSchema | null,
): ReadonlySet<string> {
  const names = new Set<string>()
  visit(document, {
    VariableDefinition({ variable, type }) {
      visit(type, {
        NamedType({ name }) {
          if (isEnumType(schema?.getType(name.value))) names.add(variable.name.value)
        },
      })
    },
  })
  return names
}
