import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  type InlineFragmentNode,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { wireScalar } from '../scalars.ts'
import { enumAmong, readAmong } from './among.ts'
import { directiveArguments, findDirective } from './directive.ts'
import type { Form, ObjectShape, Shape, ShapeMember } from './endpoint.ts'
import { spell, type WireNaming } from './naming.ts'
import type { Problems } from './problems.ts'
import { wireNamesOf } from './wireNames.ts'

const TYPE_NAME = new GraphQLNonNull(GraphQLString)

/** Constant inputs of the shape computation, the same at every depth. */
export interface ShapeGround {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly naming: WireNaming
  readonly problems: Problems
}

/** Computes the JSON shape of a selection on a root type. */
export function rootShapeOf(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  ground: ShapeGround,
  place: string,
): ObjectShape {
  const members = membersOf(type, selection, ground, place)
  return { kind: 'object', typeName: type.name, members, isTuple: false, isNullable: false }
}

/** The shape of a field's type; the field's own directives determine its layout. */
function shapeOf(
  type: GraphQLOutputType,
  node: FieldNode,
  ground: ShapeGround,
  place: string,
  isNullable = true,
): Shape {
  if (isNonNullType(type)) return shapeOf(type.ofType, node, ground, place, false)
  if (isListType(type)) return listShape(shapeOf(type.ofType, node, ground, place), node, ground, place, isNullable)
  const named = getNamedType(type)
  const selection = node.selectionSet
  if (!selection) {
    if (isScalarType(named) && !wireScalar(named.name))
      ground.problems.add(place, `has the scalar ${named.name}, which the REST layer cannot express`)
    const values = isEnumType(named) ? enumAmong(named, readAmong(node), place, ground.problems) : null
    const wireNames = values && wireNamesOf(values)
    return { kind: 'leaf', type: values ?? type, isNullable, form: formOf(node), wireNames }
  }
  if (formOf(node) === 'NEXT_CURSOR')
    return { kind: 'leaf', type: GraphQLString, isNullable: true, form: 'NEXT_CURSOR', wireNames: null }
  const isTuple = findDirective(node, 'tuple') !== undefined
  if (isObjectType(named)) {
    const members = membersOf(named, selection, ground, place)
    const only = findDirective(node, 'only')
    if (only) return onlyShape(members, isNullable && directiveArguments(only).present !== true, ground, place)
    return { kind: 'object', typeName: named.name, members, isTuple, isNullable }
  }
  if (!isAbstractType(named)) throw new Error(`${place}: ${named.name} passed validation but has no members`)
  const types = ground.schema.getPossibleTypes(named)
  const byType = new Map(
    types.map((one): [string, ObjectShape] => [
      one.name,
      {
        kind: 'object',
        typeName: one.name,
        members: membersOf(one, selection, ground, place),
        isTuple,
        isNullable: false,
      },
    ]),
  )
  const key = [...byType.values()][0]?.members.find(isTypeName)?.key
  if (!key) ground.problems.add(place, `selects on ${named.name} without a __typename to tell its types apart`)
  return { kind: 'union', key: key ?? '__typename', byType, isNullable }
}

function onlyShape(members: readonly ShapeMember[], isNullable: boolean, ground: ShapeGround, place: string): Shape {
  const [member, ...others] = members
  if (!member || others.length > 0) {
    ground.problems.add(place, '@only stands on an object of which it does not select exactly one member')
    return { kind: 'constant', value: '', isNullable: false }
  }
  return { kind: 'only', member, isNullable: isNullable || member.shape.isNullable }
}

function isTypeName({ shape, placing }: ShapeMember): boolean {
  return placing === 'hidden' && shape.kind === 'leaf' && shape.type === TYPE_NAME
}

function listShape(item: Shape, node: FieldNode, ground: ShapeGround, place: string, isNullable: boolean): Shape {
  const directive = findDirective(node, 'entries')
  if (!directive) return { kind: 'list', item, entries: null, isNullable }
  const { key, value } = directiveArguments(directive)
  const members = item.kind === 'object' ? item.members : []
  const has = (name: unknown) => members.find((member) => member.key === name)
  for (const name of [key, value])
    if (name !== undefined && !has(name))
      ground.problems.add(place, `@entries names ${String(name)}, which the items do not select`)
  const entries = { key: String(key), keyMember: has(key) ?? null, value: has(value) ?? null }
  return { kind: 'list', item, entries, isNullable }
}

function membersOf(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  ground: ShapeGround,
  place: string,
): ShapeMember[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === Kind.INLINE_FRAGMENT) return fragmentMembers(type, node, ground, place)
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = ground.fragments.get(node.name.value)
      if (!fragment || !applies(fragment.typeCondition.name.value, type, ground)) return []
      return membersOf(type, fragment.selectionSet, ground, place)
    }
    return [memberOf(type, node, ground, place)]
  })
}

function fragmentMembers(
  type: GraphQLObjectType,
  node: InlineFragmentNode,
  ground: ShapeGround,
  place: string,
): ShapeMember[] {
  if (node.typeCondition && !applies(node.typeCondition.name.value, type, ground)) return []
  const members = membersOf(type, node.selectionSet, ground, place)
  const nest = findDirective(node, 'nest')
  if (!nest) return members
  const shape: ObjectShape = { kind: 'object', typeName: type.name, members, isTuple: false, isNullable: false }
  const name = String(directiveArguments(nest).name)
  return [{ key: null, name, placing: 'named', isOptional: false, description: null, shape }]
}

function applies(condition: string, type: GraphQLObjectType, { schema }: ShapeGround): boolean {
  if (condition === type.name) return true
  const named = schema.getType(condition)
  return isAbstractType(named) && schema.isSubType(named, type)
}

function memberOf(type: GraphQLObjectType, node: FieldNode, ground: ShapeGround, place: string): ShapeMember {
  const key = node.alias?.value ?? node.name.value
  const wire = findDirective(node, 'wire')
  const plain = node.alias ? key : spell(ground.naming, key)
  const name = wire ? String(directiveArguments(wire).name) : plain
  const hidden = findDirective(node, 'hidden') ? 'hidden' : null
  const placing = hidden ?? (findDirective(node, 'spread') ? 'spread' : 'named')
  if (node.name.value === '__typename') return typeNameMember(type, node, { key, name, placing })
  const field = type.getFields()[node.name.value]
  if (!field) throw new Error(`${place}: ${type.name}.${node.name.value} passed validation but does not exist`)
  const shape = shapeOf(field.type, node, ground, `${place} ${key}`)
  const isOptional = findDirective(node, 'optional') !== undefined
  if (isOptional && !shape.isNullable)
    ground.problems.add(`${place} ${key}`, '@optional stands on a field that is never null')
  if (placing === 'spread' && (shape.kind === 'leaf' || shape.kind === 'constant'))
    ground.problems.add(`${place} ${key}`, '@spread stands on a field that has no members')
  return { key, name, placing, isOptional, description: field.description ?? null, shape }
}

function typeNameMember(
  type: GraphQLObjectType,
  node: FieldNode,
  own: Pick<ShapeMember, 'key' | 'name' | 'placing'>,
): ShapeMember {
  const constant = findDirective(node, 'constant')
  const value = constant ? String(directiveArguments(constant).value) : type.name
  const shape: Shape =
    own.placing === 'hidden'
      ? { kind: 'leaf', type: TYPE_NAME, isNullable: false, form: null, wireNames: null }
      : { kind: 'constant', value, isNullable: false }
  return { ...own, isOptional: false, description: null, shape }
}

function formOf(node: FieldNode): Form | null {
  const form = findDirective(node, 'form')
  return form ? (directiveArguments(form).as as Form) : null
}
