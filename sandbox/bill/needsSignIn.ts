import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { FieldFacts } from '../api/catalogue.ts'
import type { Bill } from '../api/types.ts'
import { parseUsd } from '../api/usd.ts'

/** What the answer depends on, beside the document. */
export interface Graph {
  readonly graphql: typeof import('graphql')
  readonly schema: GraphQLSchema
  readonly fields: Readonly<Record<string, FieldFacts>>
}

/**
 * Whether a request that costs nothing needs a wallet that says who it is. Who pays has said so by paying. A bill does not
 * tell: fields that need a caller are looked for, and a priced field that comes to nothing this time needs one too.
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

/** The document without the operations that do not run: of several the first does. */
function running(document: DocumentNode): DocumentNode {
  const first = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  const definitions = document.definitions.filter(
    (definition) => definition === first || definition.kind === 'FragmentDefinition',
  )
  return { ...document, definitions }
}
