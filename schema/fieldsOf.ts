import {
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type InterfaceTypeExtensionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from 'graphql'

/** A field of a document's objects and interfaces. */
export interface PlacedField {
  readonly type: string
  /** `Type.field`. */
  readonly coordinate: string
  readonly field: FieldDefinitionNode
}

/** Lists the fields of a document's objects and interfaces. */
export function fieldsOf({ definitions }: DocumentNode): PlacedField[] {
  return definitions
    .filter(hasFields)
    .flatMap(({ name, fields = [] }) =>
      fields.map((field) => ({ type: name.value, coordinate: `${name.value}.${field.name.value}`, field })),
    )
}

/** An object or interface, or an extension of one. */
export type WithFields =
  | ObjectTypeDefinitionNode
  | ObjectTypeExtensionNode
  | InterfaceTypeDefinitionNode
  | InterfaceTypeExtensionNode

/** Whether a node is an object or interface, or extends one. */
export function hasFields(node: DefinitionNode): node is WithFields {
  const kinds: readonly Kind[] = [
    Kind.OBJECT_TYPE_DEFINITION,
    Kind.OBJECT_TYPE_EXTENSION,
    Kind.INTERFACE_TYPE_DEFINITION,
    Kind.INTERFACE_TYPE_EXTENSION,
  ]
  return kinds.includes(node.kind)
}

/** Whether a node defines or extends an object type. */
export function isObject(node: ASTNode): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION
}

/** Whether a type is that of queries, mutations or subscriptions. */
export function isRootType(name: string): boolean {
  return name === 'Query' || name === 'Mutation' || name === 'Subscription'
}
