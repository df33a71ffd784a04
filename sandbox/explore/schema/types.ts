import type {
  GraphQLArgument,
  GraphQLEnumValue,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  GraphQLType,
} from 'graphql'

/** A field of an object, interface or input, in one shape. */
export interface FieldView {
  readonly name: string
  readonly description: string
  readonly type: GraphQLOutputType | GraphQLInputType
  /** Empty for inputs. */
  readonly args: readonly GraphQLArgument[]
  readonly defaultValue?: unknown
}

/** The kind of a type, as shown. */
export type TypeKind = 'object' | 'interface' | 'union' | 'enum' | 'input' | 'scalar'

/** The root types of a schema: what can be queried, changed and subscribed to. */
export function rootTypes(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return types.flatMap((type) => type ?? [])
}

/** The type without list and non-null wrappers. */
export function namedType(type: GraphQLType): GraphQLNamedType {
  let inner = type
  while ('ofType' in inner) inner = inner.ofType
  return inner
}

/** Whether an argument is required. */
export function isRequired(type: GraphQLType, defaultValue: unknown): boolean {
  return String(type).endsWith('!') && defaultValue === undefined
}

/** The kind of a type. Duck-typed, because graphql-js is loaded later. */
export function kindOf(type: GraphQLNamedType): TypeKind {
  if ('getValues' in type) return 'enum'
  if ('getTypes' in type) return 'union'
  if (!('getFields' in type)) return 'scalar'
  if (!('getInterfaces' in type)) return 'input'
  return 'isTypeOf' in type ? 'object' : 'interface'
}

/** Whether it has no selection. */
export function isLeaf(type: GraphQLNamedType): boolean {
  const kind = kindOf(type)
  return kind === 'enum' || kind === 'scalar'
}

/** The fields of a type; empty for a type without fields. */
export function fieldsOf(type: GraphQLNamedType): readonly FieldView[] {
  if (!('getFields' in type)) return []
  return Object.values(type.getFields()).map((field) => ({
    name: field.name,
    description: field.description ?? '',
    type: field.type,
    args: 'args' in field ? field.args : [],
    ...('defaultValue' in field ? { defaultValue: field.defaultValue } : {}),
  }))
}

/** The values of an enum; empty for another type. */
export function valuesOf(type: GraphQLNamedType): readonly GraphQLEnumValue[] {
  return 'getValues' in type ? type.getValues() : []
}

/** The first paragraph of a description: later ones state prices, which badges show. */
export function firstParagraph(description: string | null | undefined): string {
  return (description ?? '').split('\n\n')[0] ?? ''
}
