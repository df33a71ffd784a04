import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** A field that a document selects. */
export interface SelectedField {
  /** `Query.weather`. */
  readonly coordinate: string
  /** Response keys down to the field, without list indices. */
  readonly path: readonly string[]
  /** The selections with directives on the way to it, itself included: by `@skip` or `@include` it may be left out. */
  readonly conditions: readonly (FieldNode | InlineFragmentNode)[]
}

/**
 * Lists the fields that a document selects, once for each place. Fragments that it defines count where they are defined:
 * their paths begin there, so a router's documents, which have none, are read exactly.
 */
export function selectedFields(document: DocumentNode, schema: GraphQLSchema): SelectedField[] {
  const info = new TypeInfo(schema)
  const selected: SelectedField[] = []
  const path: string[] = []
  const conditions: (FieldNode | InlineFragmentNode)[] = []
  const enter = (node: FieldNode | InlineFragmentNode) => {
    if (node.directives?.length) conditions.push(node)
  }
  const leave = (node: FieldNode | InlineFragmentNode) => {
    if (node.directives?.length) conditions.pop()
  }
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        enter(node) {
          enter(node)
          path.push(node.alias?.value ?? node.name.value)
          const parent = info.getParentType()
          if (!parent) return
          const coordinate = `${getNamedType(parent).name}.${node.name.value}`
          selected.push({ coordinate, path: [...path], conditions: [...conditions] })
        },
        leave(node) {
          path.pop()
          leave(node)
        },
      },
      InlineFragment: { enter, leave },
    }),
  )
  return selected
}
