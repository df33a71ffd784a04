import {
  type FieldNode,
  GraphQLEnumType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  isEnumType,
  isListType,
  isNonNullType,
  type VariableDefinitionNode,
} from 'graphql'
import { directiveArguments, findDirective } from './directive.ts'
import type { Problems } from './problems.ts'

/** The values that `@among` names; null without it. */
export function readAmong(node: FieldNode | VariableDefinitionNode): readonly string[] | null {
  const directive = findDirective(node, 'among')
  const values = directive && directiveArguments(directive).values
  return Array.isArray(values) ? values.map(String) : null
}

/** The enum of a path with these values alone. Adds a problem for a value that the graph's enum lacks. */
export function enumAmong(
  type: GraphQLEnumType,
  values: readonly string[] | null,
  place: string,
  problems: Problems,
): GraphQLEnumType {
  if (!values) return type
  const known = values.flatMap((value) => type.getValue(value) ?? [])
  if (known.length < values.length) problems.add(place, `@among names what is no value of ${type.name}`)
  const config = type.toConfig()
  return new GraphQLEnumType({
    ...config,
    values: Object.fromEntries(known.map(({ name }) => [name, config.values[name] ?? {}])),
  })
}

/** A member's type with the values that `@among` names in place of those of its enum. */
export function inputAmong(
  type: GraphQLInputType,
  values: readonly string[] | null,
  place: string,
  problems: Problems,
): GraphQLInputType {
  if (!values) return type
  if (isNonNullType(type)) return new GraphQLNonNull(inputAmong(type.ofType, values, place, problems))
  if (isListType(type)) return new GraphQLList(inputAmong(type.ofType, values, place, problems))
  if (isEnumType(type)) return enumAmong(type, values, place, problems)
  problems.add(place, '@among stands on what is no enum')
  return type
}
