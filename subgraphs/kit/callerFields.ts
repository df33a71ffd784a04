import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type InterfaceTypeExtensionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  type TypeNode,
  type UnionTypeDefinitionNode,
  type UnionTypeExtensionNode,
} from 'graphql'

/** Whether the schema marks a field as one that needs a caller: `@wallet`, or a priced mutation. */
type NeedsCaller = (coordinate: string) => boolean

/** A type as its definition and extensions make it together. */
interface TypeFacts {
  readonly fields: FieldDefinitionNode[]
  /** The fields that its keys name; an entity has some. */
  readonly keys: Set<string>
  /** The types that a value of it may be: members of a union, implementers of an interface. */
  readonly possible: Set<string>
}

/**
 * The resolvers of a subgraph that may read the caller, by `Type.field` (and `Type.__resolveReference`): fields that are marked
 * themselves, and fields that can only be reached through marked ones. An entity can be reached by its key from everywhere, so its
 * fields are marked themselves; its reference resolver may read the caller when all of them are.
 */
export function callerFields(typeDefs: DocumentNode, needsCaller: NeedsCaller): ReadonlySet<string> {
  const types = readTypes(typeDefs)
  const open = openTypes(types, needsCaller)
  const allowed = new Set<string>()
  for (const [name, { fields, keys }] of types) {
    const coordinates = fields.map((field) => `${name}.${field.name.value}`)
    const own = coordinates.filter((coordinate) => !open.has(name) || needsCaller(coordinate))
    for (const coordinate of own) allowed.add(coordinate)
    const others = fields.filter((field) => !keys.has(field.name.value))
    if (keys.size > 0 && others.every((field) => allowed.has(`${name}.${field.name.value}`)))
      allowed.add(`${name}.__resolveReference`)
  }
  return allowed
}

/** The types that some document reaches without selecting a marked field. */
function openTypes(types: ReadonlyMap<string, TypeFacts>, needsCaller: NeedsCaller): ReadonlySet<string> {
  const found = new Set<string>()
  const entities = [...types].filter(([, { keys }]) => keys.size > 0).map(([name]) => name)
  const waiting = ['Query', 'Mutation', ...entities]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const type = types.get(name)
    if (!type || found.has(name)) continue
    found.add(name)
    waiting.push(...type.possible)
    for (const field of type.fields) {
      if (!needsCaller(`${name}.${field.name.value}`)) waiting.push(namedType(field.type))
    }
  }
  return found
}

function readTypes({ definitions }: DocumentNode): ReadonlyMap<string, TypeFacts> {
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

/** Objects and interfaces, and their extensions. */
function hasFields(
  node: DefinitionNode,
): node is
  | ObjectTypeDefinitionNode
  | ObjectTypeExtensionNode
  | InterfaceTypeDefinitionNode
  | InterfaceTypeExtensionNode {
  const kinds: readonly Kind[] = [
    Kind.OBJECT_TYPE_DEFINITION,
    Kind.OBJECT_TYPE_EXTENSION,
    Kind.INTERFACE_TYPE_DEFINITION,
    Kind.INTERFACE_TYPE_EXTENSION,
  ]
  return kinds.includes(node.kind)
}

function keysOf({ directives = [] }: Pick<FieldDefinitionNode, 'directives'>): string[] {
  const given = directives.filter(({ name }) => name.value === 'key').flatMap((key) => key.arguments ?? [])
  return given.flatMap(({ name, value }) =>
    name.value === 'fields' && value.kind === Kind.STRING ? (value.value.match(/\w+/g) ?? []) : [],
  )
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}
