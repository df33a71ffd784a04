import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isTypeDefinitionNode,
  Kind,
  parse,
  print,
  printSchema,
  type StringValueNode,
  visit,
} from 'graphql'

/** A node of a document that may have a description. */
interface Described {
  readonly name: { readonly value: string }
  readonly description?: StringValueNode | undefined
}

/** What a schema's element is called, with its description. */
interface Describable {
  description?: string | null | undefined
}

/** Prints a client-visible schema without its descriptions, which the supergraph has. */
export function printWithoutDescriptions(schema: GraphQLSchema): string {
  const bare = visit(parse(printSchema(schema), { noLocation: true }), {
    leave: (node) => ('description' in node && node.description ? { ...node, description: undefined } : undefined),
  })
  return `${print(bare)}\n`
}

/** Gives each element of a client-visible schema the description that it has in the supergraph. */
export function describeFrom(supergraph: DocumentNode, schema: GraphQLSchema): void {
  for (const definition of supergraph.definitions) {
    const type = isTypeDefinitionNode(definition) && schema.getType(definition.name.value)
    if (type) describeType(definition, type)
  }
}

function describeType(definition: DefinitionNode, type: GraphQLNamedType): void {
  if (isTypeDefinitionNode(definition)) describe(type, definition)
  if (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION) {
    const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
    for (const node of definition.fields ?? []) {
      const field = fields[node.name.value]
      if (!field) continue
      describe(field, node)
      for (const argument of field.args) describe(argument, node.arguments?.find(isCalled(argument.name)))
    }
  }
  if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && isInputObjectType(type))
    for (const node of definition.fields ?? []) describe(type.getFields()[node.name.value], node)
  if (definition.kind === Kind.ENUM_TYPE_DEFINITION && isEnumType(type))
    for (const node of definition.values ?? []) describe(type.getValue(node.name.value), node)
}

function isCalled(name: string) {
  return (node: Described) => node.name.value === name
}

function describe(element: Describable | null | undefined, node: Described | undefined): void {
  if (element && node?.description) element.description = node.description.value
}
