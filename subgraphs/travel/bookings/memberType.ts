import { type GraphQLOutputType, type GraphQLResolveInfo, getNamedType, isObjectType } from 'graphql'

/** The type of a member of the payload being resolved, as which the company's answer is read. */
export function memberType({ returnType }: GraphQLResolveInfo, name: string): GraphQLOutputType {
  const payload = getNamedType(returnType)
  const member = isObjectType(payload) ? payload.getFields()[name] : undefined
  if (!member) throw new Error(`${payload.name} has no member ${name}`)
  return member.type
}
