import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { type Constraint, constrainSchema } from '../schema/catalogue/constraint.ts'
import type { EndpointMember, Shape } from '../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import { type JsonSchema, wireScalar } from '../schema/scalars.ts'

type Constraints = Catalogue['constraints']

/** The JSON Schema of one member of a request. */
export function memberSchema(member: EndpointMember, constraints: Constraints): JsonSchema {
  const schema = inputSchema(member.type, constraints, member.constraint)
  return {
    ...schema,
    ...(member.description ? { description: member.description } : {}),
    ...(member.defaultValue === undefined || member.defaultValue === null ? {} : { default: member.defaultValue }),
  }
}

/** The closed JSON Schema of members that travel together. */
export function membersSchema(members: readonly EndpointMember[], constraints: Constraints): JsonSchema {
  const required = members.filter((member) => member.isRequired).map((member) => member.name)
  return {
    type: 'object',
    properties: Object.fromEntries(members.map((member) => [member.name, memberSchema(member, constraints)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

function inputSchema(type: GraphQLInputType, constraints: Constraints, constraint?: Constraint): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType, constraints, constraint)
  if (isListType(type))
    return constrainSchema({ type: 'array', items: inputSchema(type.ofType, constraints) }, constraint)
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map((value) => value.name) }
  if (!isInputObjectType(type)) return constrainSchema(wireScalar(type.name)?.input ?? {}, constraint)
  const fields = Object.values(type.getFields())
  const required = fields.filter(isRequiredInputField).map((field) => field.name)
  const properties = fields.map((field) => {
    const schema = inputSchema(field.type, constraints, constraints.get(`${type.name}.${field.name}`))
    const described = field.description ? { description: field.description } : {}
    return [
      field.name,
      { ...schema, ...described, ...(field.defaultValue === undefined ? {} : { default: field.defaultValue }) },
    ]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

/** The JSON Schema of a response: closed, nullable members may be null, optional ones may be missing. */
export function shapeSchema(shape: Shape, mayBeNull = shape.isNullable): JsonSchema {
  const schema = plainSchema(shape)
  if (!mayBeNull) return schema
  if (Array.isArray(schema.enum)) return { ...schema, type: ['string', 'null'], enum: [...schema.enum, null] }
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema
}

function plainSchema(shape: Shape): JsonSchema {
  if (shape.kind === 'list') return { type: 'array', items: shapeSchema(shape.item) }
  if (shape.kind === 'object') {
    const required = shape.members.filter((member) => !member.isOptional).map((member) => member.key)
    const properties = shape.members.map((member) => {
      const schema = shapeSchema(member.shape, member.shape.isNullable && !member.isOptional)
      return [member.key, member.description ? { ...schema, description: member.description } : schema]
    })
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    }
  }
  const named = getNamedType(shape.type)
  if (isEnumType(named)) return { type: 'string', enum: named.getValues().map((value) => value.name) }
  return wireScalar(named.name)?.output ?? {}
}
