import type {
  GraphQLArgument,
  GraphQLEnumValue,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLType,
} from 'graphql'

/** A field of an object, an interface or an input, in one shape. */
export interface FieldView {
  readonly name: string
  readonly description: string
  readonly type: GraphQLOutputType | GraphQLInputType
  /** None on inputs. */
  readonly args: readonly GraphQLArgument[]
  readonly defaultValue?: unknown
}

/** What kind of thing a type is, for people. */
export type TypeKind = 'object' | 'interface' | 'union' | 'enum' | 'input' | 'scalar'

/** The type inside lists and non-null marks. */
export function namedType(type: GraphQLType): GraphQLNamedType {
  let inner = type
  while ('ofType' in inner) inner = inner.ofType
  return inner
}

/** Whether a value has to be given. */
export function isRequired(type: GraphQLType, defaultValue: unknown): boolean {
  return String(type).endsWith('!') && defaultValue === undefined
}

/** What kind of thing a type is. graphql-js itself is not asked: it is loaded later, and the type knows. */
export function kindOf(type: GraphQLNamedType): TypeKind {
  if ('getValues' in type) return 'enum'
  if ('getTypes' in type) return 'union'
  if (!('getFields' in type)) return 'scalar'
  if (!('getInterfaces' in type)) return 'input'
  return 'isTypeOf' in type ? 'object' : 'interface'
}

/** Whether it is written without a selection. */
export function isLeaf(type: GraphQLNamedType): boolean {
  const kind = kindOf(type)
  return kind === 'enum' || kind === 'scalar'
}

/** The fields of a type; none of one that has none. */
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

/** The values of an enum; none of another type. */
export function valuesOf(type: GraphQLNamedType): readonly GraphQLEnumValue[] {
  return 'getValues' in type ? type.getValues() : []
}

/** The first paragraph of a description: later ones tell prices, which badges tell too. */
export function firstParagraph(description: string | null | undefined): string {
  return (description ?? '').split('\n\n')[0] ?? ''
}
