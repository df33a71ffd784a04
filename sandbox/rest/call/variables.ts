import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
} from 'graphql'
import { isObject, type Json } from '../form/json.ts'

/** One member of a request, and the variable of the operation that it feeds. */
export interface MemberVariable {
  readonly name: string
  readonly variable: string
  /** What the variable takes in place of the value: a cursor, a number of items, an object with the value in it, or an enum's name. */
  readonly becomes?:
    | { readonly as: 'page' }
    | { readonly as: 'items'; readonly of: number; readonly most: number }
    | { readonly as: 'member'; readonly name: string }
    | { readonly as: 'enum'; readonly names: Readonly<Record<string, string>> }
    | undefined
}

/**
 * Converts a form's values to variables of the path's operation. Some wire spellings differ from GraphQL's
 * (comma-separated lists, numbers as texts, snake_case names, lower-case enums); these are converted as far as the
 * schema shows how.
 */
export function variablesOf(
  schema: GraphQLSchema,
  document: string,
  members: readonly MemberVariable[],
  values: Readonly<Record<string, Json>>,
): { readonly [name: string]: Json } {
  const types = variableTypes(schema, document)
  const given = members.flatMap(({ name, variable, becomes }) => {
    const value = values[name]
    const type = types.get(variable)
    return value === undefined || !type ? [] : [[variable, spelt(type, made(becomes, value))] as const]
  })
  return Object.fromEntries(given)
}

function made(form: MemberVariable['becomes'], value: Json): Json {
  if (!form || value === null) return value
  // As the server writes the position before a page.
  if (form.as === 'page') return btoa(`${Number(value)}.0`).replaceAll('=', '')
  if (form.as === 'items') return Math.min(Number(value), form.most) * form.of
  if (form.as === 'enum')
    return Array.isArray(value) ? value.map((item) => named(form.names, item)) : named(form.names, value)
  return Array.isArray(value) ? value.map((item) => ({ [form.name]: item as Json })) : { [form.name]: value }
}

function named(names: Readonly<Record<string, string>>, value: Json): Json {
  return names[String(value)] ?? value
}

function variableTypes(schema: GraphQLSchema, document: string): ReadonlyMap<string, GraphQLInputType> {
  const types = new Map<string, GraphQLInputType>()
  for (const definition of parse(document, { noLocation: true }).definitions) {
    if (definition.kind !== 'OperationDefinition') continue
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const known = typeFromAST(schema, type) as GraphQLInputType | undefined
      if (known) types.set(variable.name.value, known)
    }
  }
  return types
}

function spelt(type: GraphQLInputType, value: Json): Json {
  if (isNonNullType(type)) return spelt(type.ofType, value)
  if (value === null) return null
  if (isListType(type)) return itemsOf(type.ofType, value).map((item) => spelt(type.ofType, item))
  if (isEnumType(type))
    return enumName(
      type.getValues().map(({ name }) => name),
      value,
    )
  if (isInputObjectType(type)) return isObject(value) ? speltObject(type.getFields(), value) : value
  if (type.name === 'DateTime') return timeText(value)
  if (type.name === 'String' || type.name === 'ID') return typeof value === 'string' ? value : JSON.stringify(value)
  if (['Int', 'SafeInt', 'Float'].includes(type.name) && typeof value === 'string' && value !== '')
    return numberOr(value)
  return value
}

function speltObject(
  fields: Readonly<Record<string, { readonly type: GraphQLInputType }>>,
  value: { readonly [name: string]: Json },
): Json {
  const names = Object.keys(fields)
  const members = Object.entries(value).map(([name, inner]) => {
    const known = names.find((one) => one === name) ?? names.find((one) => plain(one) === plain(name))
    const field = known === undefined ? undefined : fields[known]
    return field ? [known, spelt(field.type, inner)] : [name, inner]
  })
  return Object.fromEntries(members) as Json
}

/** A list may be written as comma-separated text, or as an object keyed by the items' first field. */
function itemsOf(item: GraphQLInputType, value: Json): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[]
  if (typeof value === 'string') return value.split(',').map((part) => part.trim())
  const inner = isNonNullType(item) ? item.ofType : item
  const [key, content] = isInputObjectType(inner) ? Object.keys(inner.getFields()) : []
  if (!isObject(value) || !key || !content) return [value]
  return Object.entries(value).map(([name, one]) => ({ [key]: name, [content]: one }))
}

/** The enum value that matches the text, or else the text itself. */
function enumName(names: readonly string[], value: Json): Json {
  const text = String(value)
  const likenesses: readonly ((name: string) => boolean)[] = [
    (name) => name === text,
    (name) => plain(name) === plain(text),
    // `10mb` is MB_10.
    (name) => parts(name) === parts(text),
    // `image/jpeg` is JPEG, and `4` is SECONDS_4.
    (name) => plain(name) === plain(text.split('/').at(-1) ?? ''),
    (name) => /^\d/.test(text) && plain(name).endsWith(plain(text)),
  ]
  for (const isLike of likenesses) {
    const found = names.find(isLike)
    if (found) return found
  }
  return value
}

/** The words and numbers of a name, sorted. */
function parts(name: string): string {
  return (name.toLowerCase().match(/[a-z]+|\d+/g) ?? []).sort().join(' ')
}

/** A time in seconds since 1970, which some paths use. */
function timeText(value: Json): Json {
  const seconds = typeof value === 'number' || /^\d+$/.test(String(value)) ? Number(value) : Number.NaN
  // Larger numbers are milliseconds.
  const time = new Date(seconds > 100_000_000_000 ? seconds : seconds * 1_000)
  return Number.isNaN(time.getTime()) ? value : time.toISOString()
}

/** A name without case and separators. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function numberOr(text: string): Json {
  return Number.isFinite(Number(text)) ? Number(text) : text
}
