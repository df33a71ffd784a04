import {
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isObjectType,
} from 'graphql'

/** An object type of the graph, for an answer that is read as another type than the field's own. */
export function typeNamed({ schema }: Pick<GraphQLResolveInfo, 'schema'>, name: string): GraphQLObjectType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`The graph has no object type ${name}`)
  return type
}

/** A list of that type. */
export function listOfNamed(info: Pick<GraphQLResolveInfo, 'schema'>, name: string): GraphQLOutputType {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(typeNamed(info, name))))
}
