import { type DocumentNode, type GraphQLSchema, getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/** A field that a document selects. */
export interface SelectedField {
  /** `Query.weather`. */
  readonly coordinate: string
  /** Response keys down to the field, without list indices. */
  readonly path: readonly string[]
}

/**
 * Lists the fields that a document selects, once for each place. Fragments that it defines count where they are defined:
 * their paths begin there, so a router's documents, which have none, are read exactly.
 */
export function selectedFields(document: DocumentNode, schema: GraphQLSchema): SelectedField[] {
  const info = new TypeInfo(schema)
  const selected: SelectedField[] = []
  const path: string[] = []
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter(node) {
          path.push(node.alias?.value ?? node.name.value)
          const parent = info.getParentType()
          if (parent) selected.push({ coordinate: `${getNamedType(parent).name}.${node.name.value}`, path: [...path] })
        },
        leave() {
          path.pop()
        },
      },
    }),
  )
  return selected
}
