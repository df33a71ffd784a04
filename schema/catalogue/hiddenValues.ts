import { type DocumentNode, Kind } from 'graphql'
import { findDirective } from './directive.ts'

/**
 * The enums of a supergraph that have values which clients must not see (`@inaccessible`): a subgraph may still return
 * such a value. Every other value of any subgraph's enum is in the client-visible schema, or composition had failed.
 */
export function readEnumsWithHiddenValues(supergraph: DocumentNode): ReadonlySet<string> {
  const enums = supergraph.definitions.filter((definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION)
  const hiding = enums.filter(({ values }) => values?.some((value) => findDirective(value, 'inaccessible')))
  return new Set(hiding.map(({ name }) => name.value))
}
