import {
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { boundOf, type ListSize } from '../../schema/catalogue/listSize.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { Operation } from '../graph/operation.ts'

type Variables = Readonly<Record<string, unknown>>

/** The field above a selection. */
interface Above {
  readonly listSize: ListSize | null
  readonly args: Variables
  /** Whether the field, or one above it, is priced or `@wallet`: the lists below are paid for, or belong to the caller. */
  readonly isOwn: boolean
}

const NOTHING_ABOVE: Above = { listSize: null, args: {}, isOwn: false }

/**
 * How often the free fields of an operation call outside the installation: once for each item of the lists above them,
 * by the lists' bounds. Lists below a priced or `@wallet` field count as one item. Fields under `@skip` and `@include`
 * count. The arguments have to be valid.
 */
export function lookupsOf(
  { definition, fragments }: Operation,
  variables: Variables,
  schema: GraphQLSchema,
  { fields }: Pick<Catalogue, 'fields'>,
): number {
  const root = schema.getRootType(definition.operation)
  return root ? ofSelection(definition.selectionSet, root, NOTHING_ABOVE) : 0

  function ofSelection({ selections }: SelectionSetNode, type: GraphQLNamedType, above: Above): number {
    return selections.reduce((sum, node) => {
      if (node.kind === Kind.FIELD) return sum + ofField(node, type, above)
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
      const condition = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value)
      return fragment ? sum + ofSelection(fragment.selectionSet, condition ?? type, above) : sum
    }, 0)
  }

  function ofField(node: FieldNode, type: GraphQLNamedType, above: Above): number {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return 0
    const facts = fields.get(`${type.name}.${field.name}`)
    const own = facts?.asksOutside && !facts.price ? 1 : 0
    if (!node.selectionSet) return own
    const args = getArgumentValues(field, node, variables)
    const listSize = facts?.listSize ?? null
    const isOwn = above.isOwn || Boolean(facts?.price) || facts?.needsCaller === true
    const below = ofSelection(node.selectionSet, getNamedType(field.type), { listSize, args, isOwn })
    return own + (isOwn ? 1 : itemsOf(field, { listSize, args }, above)) * below
  }
}

/** The most items of a field's value; 1 for one that is no list, or whose bound is not declared. */
function itemsOf(
  field: GraphQLField<unknown, unknown>,
  { listSize, args }: Pick<Above, 'listSize' | 'args'>,
  above: Above,
): number {
  if (!isListType(getNullableType(field.type))) return 1
  if (listSize && listSize.sizedFields === null) {
    const bound = boundOf(listSize, args) ?? 1
    // `nodes(ids:)`: a list of what the argument names.
    const [named, ...others] = field.args.map(({ name }) => args[name]).filter(Array.isArray)
    return named && others.length === 0 ? Math.min(bound, named.length) : bound
  }
  const isSized = above.listSize?.sizedFields?.includes(field.name)
  return above.listSize && isSized ? (boundOf(above.listSize, above.args) ?? 1) : 1
}
