import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  Kind,
  parse,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql'

/** A variable that the query declares. */
export interface DeclaredVariable {
  readonly name: string
  readonly type: GraphQLInputType
  readonly hasDefault: boolean
}

/** The variables that a query declares; null while its text cannot be parsed, when nothing can be said of them. */
export function declaredVariables(query: string, schema: GraphQLSchema): readonly DeclaredVariable[] | null {
  const definitions = variableDefinitions(query)
  return definitions?.flatMap((definition) => declared(definition, schema)) ?? null
}

function variableDefinitions(query: string): readonly VariableDefinitionNode[] | null {
  try {
    const { definitions } = parse(query, { noLocation: true })
    return definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
    )
  } catch {
    // The query's own editor shows the syntax error.
    return null
  }
}

function declared(definition: VariableDefinitionNode, schema: GraphQLSchema): readonly DeclaredVariable[] {
  const type = typeFromAST(schema, definition.type)
  if (!isInputType(type)) return []
  return [{ name: definition.variable.name.value, type, hasDefault: definition.defaultValue !== undefined }]
}
