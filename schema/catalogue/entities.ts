import { type DocumentNode, Kind, type ObjectTypeDefinitionNode } from 'graphql'
import { SERVICES } from '../services.ts'
import { directiveArguments } from './directive.ts'
import type { FieldFacts } from './fields.ts'
import { joinGraphs } from './graphs.ts'

/** A type that joins services: each resolves the same object by its key, and adds fields of its own. */
export interface Entity {
  readonly type: string
  /** The key fields; one entry is one key, with spaces between several fields. */
  readonly keys: readonly string[]
  /** In the order of the contract, two or more. */
  readonly services: readonly string[]
  /**
   * The names of the fields that each service adds, in schema order. Key and shared fields belong to no service and are
   * left out.
   */
  readonly fieldsOf: ReadonlyMap<string, readonly string[]>
}

const ORDER: readonly string[] = SERVICES

/** Reads the entities for which two or more services have a key, in the order of the supergraph. */
export function readEntities(supergraph: DocumentNode, fields: ReadonlyMap<string, FieldFacts>): Entity[] {
  const services = joinGraphs(supergraph)
  return supergraph.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return []
    const keys = keysOf(definition)
    const known = new Set(resolvingGraphs(definition).map((graph) => services.get(graph)))
    const joined = [...services.values()].filter((service) => known.has(service)).sort(byContract)
    if (joined.length < 2) return []
    const fieldsOf = new Map(joined.map((service) => [service, ownFields(definition, service, fields)]))
    return [{ type: definition.name.value, keys, services: joined, fieldsOf }]
  })
}

/** The subgraphs that resolve an object by one of its keys; others only refer to it. */
function resolvingGraphs({ directives = [] }: ObjectTypeDefinitionNode): string[] {
  const joins = directives.filter((directive) => directive.name.value === 'join__type').map(directiveArguments)
  return joins.flatMap(({ graph, key, resolvable }) => (key && resolvable !== false ? [String(graph)] : []))
}

/** The ten services in the order of the contract, then the others by name. */
function byContract(one: string, other: string): number {
  return placeOf(one) - placeOf(other) || (one < other ? -1 : 1)
}

function placeOf(service: string): number {
  const place = ORDER.indexOf(service)
  return place < 0 ? ORDER.length : place
}

function keysOf({ directives = [] }: ObjectTypeDefinitionNode): string[] {
  const keys = directives
    .filter((directive) => directive.name.value === 'join__type')
    .map((directive) => directiveArguments(directive).key)
    .filter((key) => typeof key === 'string')
  return [...new Set(keys)]
}

function ownFields(type: ObjectTypeDefinitionNode, service: string, fields: ReadonlyMap<string, FieldFacts>): string[] {
  const names = (type.fields ?? []).map((field) => field.name.value)
  return names.filter((name) => fields.get(`${type.name.value}.${name}`)?.service === service)
}
