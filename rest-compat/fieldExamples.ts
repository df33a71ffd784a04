import { Kind, type ValueNode, valueFromASTUntyped } from 'graphql'
import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import { exampleRequest } from '../schema/catalogue/example.ts'
import { placeMembers } from '../schema/catalogue/placeMembers.ts'
import { readVariables } from '../schema/catalogue/requestVariables.ts'
import type { Catalogue } from '../schema/catalogue.ts'

/** Values of a field's arguments by name, in the graph's spelling. */
export type ArgumentExample = Readonly<Record<string, unknown>>

/**
 * Examples of the arguments of root fields, by coordinate: those of the first documented path that starts at the field and has an
 * example. `now` is the day on which they work.
 */
export function fieldExamples(
  { endpoints, constraints }: Pick<Catalogue, 'endpoints' | 'constraints'>,
  now: Date,
): Record<string, ArgumentExample> {
  const examples: Record<string, ArgumentExample> = {}
  for (const endpoint of endpoints) {
    if (!endpoint.example || endpoint.access === 'secret') continue
    const { parameters: path, query, body } = placeMembers(endpoint, exampleRequest(endpoint.example, now))
    const { variables } = readVariables(endpoint, { path, query, body: body ?? undefined }, constraints)
    for (const [coordinate, given] of rootArguments(endpoint, variables)) examples[coordinate] ??= given
  }
  return examples
}

/** The arguments that an operation gives to each of its root fields; without those that feed from an absent variable. */
function rootArguments(
  { operation }: Pick<Endpoint, 'operation'>,
  variables: Readonly<Record<string, unknown>>,
): [string, ArgumentExample][] {
  const root = operation.operation === 'query' ? 'Query' : 'Mutation'
  return operation.selectionSet.selections.flatMap((node): [string, ArgumentExample][] => {
    if (node.kind !== Kind.FIELD || !node.arguments?.length) return []
    const given = node.arguments.flatMap(({ name, value }) => {
      if (isAbsent(value, variables)) return []
      return [[name.value, valueFromASTUntyped(value, { ...variables })] as const]
    })
    return [[`${root}.${node.name.value}`, Object.fromEntries(given)]]
  })
}

function isAbsent(value: ValueNode, variables: Readonly<Record<string, unknown>>): boolean {
  return value.kind === Kind.VARIABLE && variables[value.name.value] === undefined
}
