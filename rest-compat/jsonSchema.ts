import {
  type GraphQLEnumValue,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { type Constraint, constrainSchema } from '../schema/catalogue/constraint.ts'
import type { EndpointMember, LeafShape, ObjectShape, Shape } from '../schema/catalogue/endpoint.ts'
import { formInputSchema, formSchema } from '../schema/catalogue/forms.ts'
import { spell, type WireNaming } from '../schema/catalogue/naming.ts'
import { toWire, wireNameOf, wireValuesOf } from '../schema/catalogue/wireNames.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import { type JsonSchema, wireScalar } from '../schema/scalars.ts'

type Constraints = Catalogue['constraints']

/** The inputs of schema generation: the constraints of input fields, and their wire spelling. */
interface Rules {
  readonly constraints: Constraints
  readonly naming: WireNaming
}

/** The JSON Schema of one member of a request. */
export function memberSchema(member: EndpointMember, constraints: Constraints): JsonSchema {
  const { type, naming, constraint } = member
  const plain = laidOut(member, inputSchema(type, { constraints, naming }, constraint))
  const schema = member.isNullable ? orNull(plain) : plain
  return {
    ...schema,
    ...(member.description ? { description: member.description } : {}),
    ...defaultOf(type, member.defaultValue, naming),
  }
}

function defaultOf(type: GraphQLInputType, value: unknown, naming: WireNaming): JsonSchema {
  return value === undefined || value === null ? {} : { default: toWire(type, value, naming) }
}

function laidOut({ layout, naming }: EndpointMember, schema: JsonSchema): JsonSchema {
  if (layout?.kind === 'csv') return csvSchema(schema.items as JsonSchema)
  if (layout?.kind === 'form') return formInputSchema(layout.form)
  if (layout?.kind === 'page') return { type: 'integer', minimum: 1, maximum: layout.max }
  if (layout?.kind === 'wrap') return unwrappedSchema(schema, spell(naming, layout.member))
  if (layout?.kind !== 'entries') return schema
  const item = (schema.items ?? {}) as { readonly properties?: Readonly<Record<string, JsonSchema>> }
  return {
    type: 'object',
    additionalProperties: item.properties?.[spell(naming, layout.value)] ?? {},
    ...(schema.minItems === undefined ? {} : { minProperties: schema.minItems }),
    ...(schema.maxItems === undefined ? {} : { maxProperties: schema.maxItems }),
  }
}

/** The schema of the one member that is given of each object. */
function unwrappedSchema(schema: JsonSchema, member: string): JsonSchema {
  if (schema.type === 'array') return { ...schema, items: unwrappedSchema((schema.items ?? {}) as JsonSchema, member) }
  return (schema.properties as Readonly<Record<string, JsonSchema>> | undefined)?.[member] ?? {}
}

/** Comma-separated values, surrounding blanks allowed. A pattern cannot limit their number. */
function csvSchema(item: JsonSchema): JsonSchema {
  const value = `\\s*(?:${itemPattern(item)})\\s*`
  return { type: 'string', pattern: `^${value}(?:,${value})*$`, description: 'Values separated by commas.' }
}

function itemPattern({ enum: words, pattern, type }: JsonSchema): string {
  if (Array.isArray(words)) return words.map((word) => String(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  if (typeof pattern === 'string' && /^\^[^^]*\$$/.test(pattern)) return pattern.slice(1, -1)
  if (type === 'integer') return '-?\\d+'
  return type === 'number' ? '-?\\d+(?:\\.\\d+)?' : '[^,]*[^,\\s][^,]*'
}

function enumSchema(values: readonly GraphQLEnumValue[]): JsonSchema {
  const texts = values.map(wireNameOf)
  const numbers = values.flatMap(wireValuesOf).filter((value) => typeof value === 'number')
  if (numbers.length === 0) return { type: 'string', enum: texts }
  return { type: ['string', 'number'], enum: [...texts, ...numbers] }
}

/** The closed JSON Schema of an object of members. */
export function membersSchema(members: readonly EndpointMember[], constraints: Constraints): JsonSchema {
  const required = members.filter((member) => member.isRequired).map((member) => member.name)
  return {
    type: 'object',
    properties: Object.fromEntries(members.map((member) => [member.name, memberSchema(member, constraints)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

function inputSchema(type: GraphQLInputType, rules: Rules, constraint?: Constraint): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType, rules, constraint)
  if (isListType(type)) return constrainSchema({ type: 'array', items: inputSchema(type.ofType, rules) }, constraint)
  if (isEnumType(type)) return enumSchema(type.getValues())
  if (!isInputObjectType(type)) return constrainSchema(wireScalar(type.name)?.input ?? {}, constraint)
  const fields = Object.values(type.getFields())
  const nameOf = (name: string) => spell(rules.naming, name)
  const required = fields.filter(isRequiredInputField).map((field) => nameOf(field.name))
  const properties = fields.map((field) => {
    const schema = inputSchema(field.type, rules, rules.constraints.get(`${type.name}.${field.name}`))
    const described = field.description ? { description: field.description } : {}
    return [nameOf(field.name), { ...schema, ...described, ...defaultOf(field.type, field.defaultValue, rules.naming) }]
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
  return orNull(schema)
}

function orNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.enum)) return { ...schema, type: [schema.type, 'null'].flat(), enum: [...schema.enum, null] }
  if (Array.isArray(schema.anyOf)) return { anyOf: [...(schema.anyOf as JsonSchema[]), { type: 'null' }] }
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema
}

function plainSchema(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'constant':
      return { type: typeof shape.value, const: shape.value }
    case 'list':
      return shape.entries ? entriesSchema(shape.entries.value?.shape ?? shape.item) : listSchema(shape.item)
    case 'union':
      return { anyOf: [...shape.byType.values()].map((one) => objectSchema(one)) }
    case 'object':
      return shape.isTuple ? tupleSchema(shape) : objectSchema(shape)
    case 'leaf':
      return leafSchema(shape)
    case 'only':
      return plainSchema(shape.member.shape)
  }
}

function listSchema(item: Shape): JsonSchema {
  return { type: 'array', items: shapeSchema(item) }
}

function entriesSchema(item: Shape): JsonSchema {
  return { type: 'object', additionalProperties: shapeSchema(item) }
}

function tupleSchema({ members }: ObjectShape): JsonSchema {
  const items = members.filter(({ placing }) => placing !== 'hidden').map(({ shape }) => shapeSchema(shape))
  return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length }
}

/** Closed, unless member names depend on the data. */
function objectSchema({ members }: ObjectShape): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  let isOpen = false
  for (const member of members) {
    if (member.placing === 'hidden') continue
    if (member.placing === 'spread') {
      const inner = plainSchema(member.shape)
      Object.assign(properties, inner.properties)
      if (!member.shape.isNullable) required.push(...((inner.required ?? []) as string[]))
      isOpen ||= inner.additionalProperties !== false
    } else if (member.name.includes('{')) isOpen = true
    else {
      const schema = shapeSchema(member.shape, member.shape.isNullable && !member.isOptional)
      properties[member.name] = member.description ? { ...schema, description: member.description } : schema
      if (!member.isOptional) required.push(member.name)
    }
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: isOpen,
  }
}

function leafSchema(shape: LeafShape): JsonSchema {
  if (shape.form) return formSchema(shape.form)
  const named = getNamedType(shape.type)
  if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(wireNameOf) }
  return wireScalar(named.name)?.output ?? {}
}
