import type { JsonSchema } from '../../../schema/scalars.ts'
import { code } from './markdown.ts'

/** A member of a request or an answer, for a table. */
export interface SchemaRow {
  /** Where it is: `offers[].price`. */
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  /** What a value has to be, such as `1 to 50`, in Markdown; empty without rules. */
  readonly rules: string
  readonly description: string
}

/** The members of a schema and of the objects in it, parents before their members. */
export function schemaRows(schema: JsonSchema, prefix = ''): SchemaRow[] {
  const { item, path } = innermost(schema, prefix)
  const required = new Set((item.required ?? []) as readonly string[])
  return alternatives(item).flatMap(({ properties = {} }) =>
    Object.entries(properties as Readonly<Record<string, JsonSchema>>).flatMap(([name, member]) => {
      const at = path === '' ? name : `${path}.${name}`
      const row: SchemaRow = {
        path: at,
        type: typeOf(member),
        isRequired: required.has(name),
        rules: rulesOf(member),
        description: String(member.description ?? ''),
      }
      return [row, ...schemaRows(member, at)]
    }),
  )
}

/** What lists of a schema hold in the end, and how its path is written. */
function innermost(schema: JsonSchema, path: string): { readonly item: JsonSchema; readonly path: string } {
  const [only] = alternatives(schema).filter(({ type }) => type !== 'null')
  const list = only ?? schema
  return list.items && typeof list.items === 'object'
    ? innermost(list.items as JsonSchema, `${path}[]`)
    : { item: list, path }
}

function alternatives(schema: JsonSchema): readonly JsonSchema[] {
  return Array.isArray(schema.anyOf) ? (schema.anyOf as readonly JsonSchema[]) : [schema]
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.anyOf)) return [...new Set(alternatives(schema).map(typeOf))].join(' or ')
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any')
  if (type === 'array' && schema.items && typeof schema.items === 'object')
    return `list of ${typeOf(schema.items as JsonSchema)}`
  return typeof schema.format === 'string' ? `${type} (${schema.format})` : type
}

/** The rules of values in words. */
function rulesOf(schema: JsonSchema): string {
  const { default: usual, enum: words, pattern } = schema
  const item = (schema.items ?? {}) as JsonSchema
  return [
    Array.isArray(words) ? `one of ${words.map(literal).join(', ')}` : '',
    Array.isArray(item.enum) ? `each one of ${item.enum.map(literal).join(', ')}` : '',
    between(schema.minimum, schema.maximum, ''),
    between(schema.minLength, schema.maxLength, ' characters'),
    between(schema.minItems, schema.maxItems, ' items'),
    typeof pattern === 'string' ? `matches ${code(pattern)}` : '',
    usual === undefined ? '' : `${literal(usual)} if left out`,
  ]
    .filter((rule) => rule !== '')
    .join('; ')
}

const literal = (value: unknown) => code(JSON.stringify(value))

function between(least: unknown, most: unknown, unit: string): string {
  if (least === undefined && most === undefined) return ''
  if (least === undefined) return `at most ${String(most)}${unit}`
  return most === undefined ? `at least ${String(least)}${unit}` : `${String(least)} to ${String(most)}${unit}`
}
