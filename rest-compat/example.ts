import { UTC_DATE_TIME_PATTERN } from '../schema/catalogue/dateTime.ts'
import { type JsonSchema, WALLET_ADDRESS_PATTERN } from '../schema/scalars.ts'

/** A value that a schema allows, for documents: its default, its first word, or something plain of its type and name. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.default !== undefined) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object': {
      const required = new Set((schema.required ?? []) as string[])
      const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      return Object.fromEntries(
        properties.filter(([name]) => required.has(name)).map(([name, inner]) => [name, exampleOf(inner, name)]),
      )
    }
    case 'array':
      return schema.minItems ? [exampleOf((schema.items ?? {}) as JsonSchema, name)] : []
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 1) > 0 ? Number(schema.minimum ?? 1) : 1
    case 'boolean':
      return false
    default:
      return exampleText(schema, name)
  }
}

/** Members whose names say what they hold, where their schema does not. */
const BY_NAME: Readonly<Record<string, string>> = {
  address: '0x000000000000000000000000000000000000dEaD',
  domain: 'my-first-toll.com',
  name: 'my-first-toll',
  query: 'register a domain name',
}

function exampleText(schema: JsonSchema, name: string): string {
  if (schema.format === 'email') return 'ada@example.com'
  if (schema.format === 'uri') return 'https://example.com/'
  if (schema.format === 'date-time' || schema.pattern === UTC_DATE_TIME_PATTERN) return '2030-01-01T00:00:00Z'
  if (schema.pattern === '^0x[0-9a-fA-F]{40}$' || schema.pattern === WALLET_ADDRESS_PATTERN)
    return '0x000000000000000000000000000000000000dEaD'
  if (schema.pattern === '^[A-Z]{2}$') return 'GB'
  if (schema.pattern === '^[0-9]{6}$') return '123456'
  return BY_NAME[name] ?? 'text'
}
