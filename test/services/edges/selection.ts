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

/**
 * The selection of all that can be selected below an object type, each type once on the way down, without fields whose
 * arguments have no sample. `only` chooses among the type's own fields. Priced fields of other types are left out: each
 * value is a purchase of its own.
 */
export function selectionOf(type: GraphQLObjectType, only: (field: string) => boolean = () => true): string {
  return `{ ${fieldsOf(type, { above: [], alias: '' }, only)} }`
}

/** Needs one of two arguments. */
const RECEIPTS = 'receipts'

/** Values of required arguments. */
const SAMPLES: Readonly<Record<string, string>> = { localPart: 'info' }

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
  if (field.name === RECEIPTS) return ''
  if (way.above.length > 1 && field.astNode && findDirective(field.astNode, 'price')) return ''
  const required = field.args.filter(isRequiredArgument)
  if (!required.every(({ name }) => name in SAMPLES)) return ''
  const given = required.map(({ name }) => `${name}: ${JSON.stringify(SAMPLES[name])}`).join(', ')
  const type = getNamedType(field.type)
  const called = given === '' ? field.name : `${field.name}(${given})`
  const named = way.alias === '' ? called : `${way.alias}_${field.name}: ${called}`
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
  if (type.name === 'Wallet') return type.getFields().id ? 'id address' : 'address'
  return fieldsOf(type, way, () => true)
}
