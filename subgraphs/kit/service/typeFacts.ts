import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type UnionTypeDefinitionNode,
  type UnionTypeExtensionNode,
} from 'graphql'
import { hasFields } from '../../../schema/fieldsOf.ts'

/** A type, merged from its definition and extensions. */
export interface TypeFacts {
  readonly fields: FieldDefinitionNode[]
  /** The fields used by its keys; non-empty for entities. */
  readonly keys: Set<string>
  /** Its possible types: members of a union, implementers of an interface. */
  readonly possible: Set<string>
}

/** The object, interface and union types of an SDL, by name. */
export function readTypes({ definitions }: DocumentNode): ReadonlyMap<string, TypeFacts> {
  const types = new Map<string, TypeFacts>()
  const typeOf = (name: string) => {
    const type = types.get(name) ?? { fields: [], keys: new Set<string>(), possible: new Set<string>() }
    types.set(name, type)
    return type
  }
  for (const definition of definitions) {
    if (isUnion(definition)) {
      for (const member of definition.types ?? []) typeOf(definition.name.value).possible.add(member.name.value)
    } else if (hasFields(definition)) {
      const type = typeOf(definition.name.value)
      type.fields.push(...(definition.fields ?? []))
      for (const key of keysOf(definition)) type.keys.add(key)
      for (const implemented of definition.interfaces ?? [])
        typeOf(implemented.name.value).possible.add(definition.name.value)
    }
  }
  return types
}

function isUnion(node: DefinitionNode): node is UnionTypeDefinitionNode | UnionTypeExtensionNode {
  return node.kind === Kind.UNION_TYPE_DEFINITION || node.kind === Kind.UNION_TYPE_EXTENSION
}

function keysOf({ directives = [] }: Pick<FieldDefinitionNode, 'directives'>): string[] {
  const given = directives.filter(({ name }) => name.value === 'key').flatMap((key) => key.arguments ?? [])
  return given.flatMap(({ name, value }) =>
    name.value === 'fields' && value.kind === Kind.STRING ? (value.value.match(/\w+/g) ?? []) : [],
  )
}
