import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'
import { findDirective } from '../../../schema/catalogue/directive.ts'
import { ONE_REQUEST_EACH } from './cases.ts'

/** The types that companies are asked about one by one. */
const ALONE = new Set(Object.keys(ONE_REQUEST_EACH).map((name) => name.split(' ')[1]))

/**
 * The selection of all that can be selected below an object type without arguments, each type once on the way down.
 * `only` chooses among the type's own fields. Of the types that companies are asked about one by one, the free fields are
 * selected where they are below another type: their facts are a case of their own.
 */
export function selectionOf(type: GraphQLObjectType, only: (field: string) => boolean = () => true): string {
  return `{ ${fieldsOf(type, { above: [], alias: '' }, only)} }`
}

interface Way {
  /** The object types passed. */
  readonly above: readonly string[]
  /** Begins the response keys, so that members of a union do not conflict. */
  readonly alias: string
}

function fieldsOf(type: GraphQLObjectType, { above, alias }: Way, only: (field: string) => boolean): string {
  const way = { above: [...above, type.name], alias }
  const fields = Object.values(type.getFields()).filter(({ name }) => only(name))
  return fields.flatMap((field) => selected(field, way) || []).join(' ')
}

function selected(field: GraphQLField<unknown, unknown>, way: Way): string {
  if (field.args.some(isRequiredArgument)) return ''
  if (way.above.length > 1 && ALONE.has(way.above.at(-1) ?? '') && isPriced(field)) return ''
  const type = getNamedType(field.type)
  const named = way.alias === '' ? field.name : `${way.alias}_${field.name}: ${field.name}`
  if (isLeafType(type)) return named
  const below = inner(type, { ...way, alias: '' })
  return below && `${named} { ${below} }`
}

function inner(type: GraphQLNamedType, way: Way): string {
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => {
      const below = inner(member, { ...way, alias: member.name })
      return below && `... on ${member.name} { ${below} }`
    })
    return `__typename ${members.join(' ')}`
  }
  if (!isObjectType(type) || way.above.includes(type.name)) return ''
  // A wallet's own lists are a case of their own: only the caller's wallet shows any.
  if (type.name === 'Wallet') return 'id address'
  return fieldsOf(type, way, () => true)
}

function isPriced({ astNode }: GraphQLField<unknown, unknown>): boolean {
  return astNode !== null && astNode !== undefined && findDirective(astNode, 'price') !== undefined
}
