import { type DocumentNode, type FieldDefinitionNode, Kind } from 'graphql'

/** A type as its definition and extensions make it together. */
export interface TypeFacts {
  readonly fields: FieldDefinitionNode[]
  /** The fields that its keys name; an entity has some. */
  readonly keys: Set<string>
  /** The types that a value of it may be: members of a union, implementers of an interface. */
  readonly possible: Set<string>
}

/** The object, interface and union types of an SDL by their names. */
export function readTypes({ definitions }: DocumentNode): ReadonlyMap<string, TypeFacts> {
  const types = new Map<string, TypeFacts>()
  const typeOf = (name: string) => {
    const type = types.get(name) ?? { fields: [], keys: new Set<string>(), possible: new Set<string>() }
    types.set(name, type)
    return type
  }
  for (const definition of definitions) {
    switch (definition.kind) {
      case Kind.UNION_TYPE_DEFINITION:
      case Kind.UNION_TYPE_EXTENSION:
        for (const member of definition.types ?? []) typeOf(definition.name.value).possible.add(member.name.value)
        break
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.OBJECT_TYPE_EXTENSION:
      case Kind.INTERFACE_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_EXTENSION: {
        const type = typeOf(definition.name.value)
        type.fields.push(...(definition.fields ?? []))
        for (const key of keysOf(definition)) type.keys.add(key)
        for (const implemented of definition.interfaces ?? [])
          typeOf(implemented.name.value).possible.add(definition.name.value)
      }
    }
  }
  return types
}

function keysOf({ directives = [] }: Pick<FieldDefinitionNode, 'directives'>): string[] {
  const given = directives.filter(({ name }) => name.value === 'key').flatMap((key) => key.arguments ?? [])
  return given.flatMap(({ name, value }) =>
    name.value === 'fields' && value.kind === Kind.STRING ? (value.value.match(/\w+/g) ?? []) : [],
  )
}
