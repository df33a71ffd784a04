import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { wireScalar } from '../scalars.ts'
import { findDirective } from './directive.ts'
import type { Shape, ShapeMember } from './endpoint.ts'
import type { Problems } from './problems.ts'

/** Works out the JSON that a selection on a concrete type gives. Fragments are spread; abstract types are refused. */
export function shapeOf(
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  place: string,
  problems: Problems,
  isNullable = true,
): Shape {
  if (isNonNullType(type)) return shapeOf(type.ofType, selection, fragments, place, problems, false)
  if (isListType(type))
    return { kind: 'list', item: shapeOf(type.ofType, selection, fragments, place, problems), isNullable }
  const named = getNamedType(type)
  if (!selection) {
    if (isScalarType(named) && !wireScalar(named.name))
      problems.add(place, `has the scalar ${named.name}, which the REST layer cannot express`)
    return { kind: 'leaf', type, isNullable }
  }
  if (!isObjectType(named)) {
    problems.add(place, `a documented path selects on concrete types, and ${named.name} is none`)
    return { kind: 'leaf', type, isNullable }
  }
  const members = membersOf(named, selection, fragments, place, problems)
  return { kind: 'object', typeName: named.name, members, isNullable }
}

function membersOf(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  place: string,
  problems: Problems,
): ShapeMember[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === Kind.INLINE_FRAGMENT) return membersOf(type, node.selectionSet, fragments, place, problems)
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value)
      return fragment ? membersOf(type, fragment.selectionSet, fragments, place, problems) : []
    }
    return [memberOf(type, node, fragments, place, problems)]
  })
}

function memberOf(
  type: GraphQLObjectType,
  node: FieldNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  place: string,
  problems: Problems,
): ShapeMember {
  const key = node.alias?.value ?? node.name.value
  const field = type.getFields()[node.name.value]
  if (!field) throw new Error(`${place}: ${type.name}.${node.name.value} passed validation but does not exist`)
  const shape = shapeOf(field.type, node.selectionSet, fragments, `${place} ${key}`, problems)
  const isOptional = findDirective(node, 'optional') !== undefined
  if (isOptional && !shape.isNullable) problems.add(`${place} ${key}`, '@optional stands on a field that is never null')
  return { key, isOptional, description: field.description ?? null, shape }
}
