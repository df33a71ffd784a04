import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { FieldFacts } from '../api/catalogue.ts'
import type { Bill } from '../api/types.ts'
import { parseUsd } from '../api/usd.ts'

/** Schema and catalogue facts, beside the document. */
export interface Graph {
  readonly graphql: typeof import('graphql')
  readonly schema: GraphQLSchema
  readonly fields: Readonly<Record<string, FieldFacts>>
}

/**
 * Whether a free request needs a signed identity; a paid one is identified by its payment. The bill does not show that,
 * so the document's fields are checked: those with an identity, and priced ones whose price is zero this time.
 */
export function needsSignIn(bill: Bill, document: DocumentNode, { graphql, schema, fields }: Graph): boolean {
  if (parseUsd(bill.total) > 0n) return false
  if (bill.lines.length > 0) return true
  const { TypeInfo, visit, visitWithTypeInfo } = graphql
  const types = new TypeInfo(schema)
  let isNeeded = false
  visit(
    running(document),
    visitWithTypeInfo(types, {
      Field() {
        const coordinate = `${types.getParentType()?.name}.${types.getFieldDef()?.name}`
        if (fields[coordinate]?.identity) isNeeded = true
      },
    }),
  )
  return isNeeded
}

/** The document without operations that do not run: of several only the first runs. */
function running(document: DocumentNode): DocumentNode {
  const first = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  const definitions = document.definitions.filter(
    (definition) => definition === first || definition.kind === 'FragmentDefinition',
  )
  return { ...document, definitions }
}
