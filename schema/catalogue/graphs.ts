import {
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from 'graphql'
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

/** By the name of an object type, interface or union: the object types that its values can have. */
export function objectTypesBelow(supergraph: DocumentNode): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>()
  const add = (name: string, object: string) => below.set(name, [...(below.get(name) ?? []), object])
  for (const definition of supergraph.definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION)
      for (const name of namesOf(definition)) add(name, definition.name.value)
    if (definition.kind === Kind.UNION_TYPE_DEFINITION)
      for (const member of definition.types ?? []) add(definition.name.value, member.name.value)
  }
  return below
}

function namesOf({ name, interfaces }: ObjectTypeDefinitionNode): string[] {
  return [name.value, ...(interfaces ?? []).map((implemented) => implemented.name.value)]
}

/** The name of a type inside list and non-null wrappers. */
export function nameOfType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOfType(type.type)
}
