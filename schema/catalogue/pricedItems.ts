import {
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { SupergraphFacts } from './fields.ts'

/** The inputs of the search, the same at every depth. */
interface Ground {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly fields: SupergraphFacts['fields']
}

/** Whether a selection on a type has a priced field below a list, which is billed for each item. */
export function selectsPricedItem(
  type: GraphQLNamedType | undefined,
  { selections }: SelectionSetNode,
  ground: Ground,
  isBelowList = false,
): boolean {
  const { schema, fragments, fields } = ground
  return selections.some((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value)
      if (!fragment) return false
      const { typeCondition, selectionSet } = fragment
      return selectsPricedItem(schema.getType(typeCondition.name.value), selectionSet, ground, isBelowList)
    }
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const narrowed = node.typeCondition ? schema.getType(node.typeCondition.name.value) : type
      return selectsPricedItem(narrowed, node.selectionSet, ground, isBelowList)
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return false
    if (isBelowList && fields.get(`${type.name}.${node.name.value}`)?.price) return true
    const field = type.getFields()[node.name.value]
    if (!field || !node.selectionSet) return false
    return selectsPricedItem(getNamedType(field.type), node.selectionSet, ground, isBelowList || isList(field.type))
  })
}

function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type)
}
