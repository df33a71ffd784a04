import { type DocumentNode, type FieldDefinitionNode, Kind } from 'graphql'
import { directiveArguments, findDirective } from './directive.ts'

/** The subgraphs in a node's directives of a name, except those that only reference the field. */
export function graphsOf(
  node: Parameters<typeof findDirective>[0] & { directives?: readonly unknown[] | undefined },
  name: string,
): string[] {
  const applied = (node.directives ?? []) as NonNullable<FieldDefinitionNode['directives']>
  return applied
    .filter((directive) => directive.name.value === name)
    .map(directiveArguments)
    .filter((given) => given.external !== true && typeof given.graph === 'string')
    .map((given) => String(given.graph))
}

/** The enum of subgraphs that composition generates, and the service of each value. */
export function joinGraphs(supergraph: DocumentNode): Map<string, string> {
  const graphs = new Map<string, string>()
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.ENUM_TYPE_DEFINITION || definition.name.value !== 'join__Graph') continue
    for (const value of definition.values ?? []) {
      const directive = findDirective(value, 'join__graph')
      const name = directive && directiveArguments(directive).name
      if (typeof name === 'string') graphs.set(value.name.value, name)
    }
  }
  return graphs
}
