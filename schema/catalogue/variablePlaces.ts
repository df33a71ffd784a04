import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** One use of a variable in a document. */
export interface VariablePlace {
  readonly variable: string
  /** The argument or input field that it feeds, as `Type.field(argument)` or `Input.field`: a key of the catalogue's constraints. */
  readonly place: string
  readonly definition: GraphQLArgument | GraphQLInputField | undefined
  /** Whether it is an item of a list that the document has there. */
  readonly isItem: boolean
}

/** The uses of all variables of a document, in its order. */
export function variablePlaces(document: DocumentNode, schema: GraphQLSchema): VariablePlace[] {
  const places: VariablePlace[] = []
  const info = new TypeInfo(schema)
  const objectTypes: (string | undefined)[] = []
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition: () => false,
      ObjectValue: {
        enter: () => {
          const type = info.getInputType()
          objectTypes.push(type ? getNamedType(type).name : undefined)
        },
        leave: () => {
          objectTypes.pop()
        },
      },
      Variable(node, _key, parent) {
        const argument = info.getArgument()
        const isField = parent && 'kind' in parent && parent.kind === Kind.OBJECT_FIELD
        const owner = isField ? objectTypes.at(-1) : `${info.getParentType()?.name}.${info.getFieldDef()?.name}`
        const inputType = isField && owner ? schema.getType(owner) : undefined
        const inputField =
          isInputObjectType(inputType) && isField ? inputType.getFields()[parent.name.value] : undefined
        places.push({
          variable: node.name.value,
          place: isField ? `${owner}.${parent.name.value}` : `${owner}(${argument?.name})`,
          definition: inputField ?? argument ?? undefined,
          isItem: Array.isArray(parent),
        })
      },
    }),
  )
  return places
}
