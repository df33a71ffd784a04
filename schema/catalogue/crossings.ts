import { type DocumentNode, Kind, type TypeNode } from 'graphql'
import { graphsOf, nameOfType, objectTypesBelow } from './graphs.ts'
import type { Problems } from './problems.ts'

/** A field, and the subgraphs that resolve it. */
interface Owned {
  readonly name: string
  readonly type: TypeNode
  readonly graphs: readonly string[]
}

/** A type, the subgraphs that have it, and its fields. */
interface Type {
  readonly graphs: readonly string[]
  readonly fields: readonly Owned[]
}

/**
 * Checks that fields which cross services are nullable, so that a service that is down takes no value of another one
 * with it. An entity's home is the service that resolves most of its non-null fields. A field that another service adds
 * must be nullable, and so must a field of another service that returns the entity. Adds a problem for each field that
 * is not.
 */
export function checkCrossings(supergraph: DocumentNode, problems: Problems): void {
  const types = typesOf(supergraph)
  const homes = new Map([...types].map(([name, type]) => [name, homeOf(type)]))
  const objects = objectTypesBelow(supergraph)
  for (const [typeName, type] of types) {
    const home = homes.get(typeName)
    for (const field of type.fields) {
      const place = `${typeName}.${field.name}`
      if (home && field.type.kind === Kind.NON_NULL_TYPE && !field.graphs.includes(home))
        problems.add(
          place,
          `must be nullable: another service has the other fields of ${typeName}, which must survive its failure`,
        )
      const away = (objects.get(nameOfType(field.type)) ?? []).find((name) => isAwayFrom(field, homes.get(name)))
      if (away && !isNullable(field.type))
        problems.add(
          place,
          `must be nullable: ${away} is another service's, whose failure must not take this object with it`,
        )
    }
  }
}

/** The subgraph that resolves most non-null fields of a type alone; null where the type is one subgraph's, or none does. */
function homeOf({ graphs, fields }: Type): string | null {
  const all = [...new Set(graphs)]
  if (all.length < 2) return null
  const own = fields.filter((field) => field.type.kind === Kind.NON_NULL_TYPE && field.graphs.length === 1)
  const counted = all.map((graph) => ({ graph, count: own.filter((field) => field.graphs[0] === graph).length }))
  const most = Math.max(...counted.map(({ count }) => count))
  return most > 0 ? (counted.find(({ count }) => count === most)?.graph ?? null) : null
}

function isAwayFrom({ graphs }: Owned, home: string | null | undefined): boolean {
  return typeof home === 'string' && graphs.some((graph) => graph !== home)
}

/** Whether a null object stays within the field: in a list, its item is nullable. */
function isNullable(type: TypeNode): boolean {
  if (type.kind === Kind.LIST_TYPE) return isNullable(type.type)
  return type.kind === Kind.NAMED_TYPE || (type.type.kind === Kind.LIST_TYPE && isNullable(type.type.type))
}

function typesOf(supergraph: DocumentNode): Map<string, Type> {
  const types = new Map<string, Type>()
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue
    const graphs = graphsOf(definition, 'join__type')
    const fields = (definition.fields ?? []).map((field): Owned => {
      const owners = graphsOf(field, 'join__field')
      return { name: field.name.value, type: field.type, graphs: owners.length > 0 ? owners : graphs }
    })
    types.set(definition.name.value, { graphs, fields })
  }
  return types
}
