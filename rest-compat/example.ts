import RandExp from 'randexp'
import { NOT_BLANK_PATTERN } from '../schema/catalogue/constraint.ts'
import { UTC_DATE_TIME_PATTERN } from '../schema/catalogue/dateTime.ts'
import { type JsonSchema, WALLET_ADDRESS_PATTERN } from '../schema/scalars.ts'

/** An example value for documents: the schema's default, its first enum value, or a plain value by type and name. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.anyOf)) return exampleOf(schema.anyOf[0] as JsonSchema, name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object': {
      const required = new Set((schema.required ?? []) as string[])
      const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      if (schema.minProperties)
        return { [BY_NAME[name]?.[0] ?? 'name']: exampleOf(schema.additionalProperties as JsonSchema) }
      return Object.fromEntries(
        properties.filter(([name]) => required.has(name)).map(([name, inner]) => [name, exampleOf(inner, name)]),
      )
    }
    case 'array':
      if (Array.isArray(schema.prefixItems)) return (schema.prefixItems as JsonSchema[]).map((item) => exampleOf(item))
      return schema.minItems ? [exampleOf((schema.items ?? {}) as JsonSchema, name)] : []
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 1) > 0 ? Number(schema.minimum ?? 1) : 1
    case 'boolean':
      return false
    case undefined:
      // Any value is allowed.
      return {}
    default:
      return exampleText(schema, name)
  }
}

/** Examples by member name, for schemas that do not say more; each is used only if the schema allows it. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  address: ['0x000000000000000000000000000000000000dEaD'],
  chain: ['ethereum'],
  coins: ['marketdata:bitcoin'],
  date: ['30-12-2025'],
  days: ['7'],
  domain: ['my-first-toll.com'],
  id: ['bitcoin'],
  name: ['my-first-toll'],
  network: ['base', 'base-mainnet'],
  query: ['register a domain name'],
  symbol: ['ETH'],
  vs_currency: ['usd'],
}

function exampleText(schema: JsonSchema, name: string): string {
  if (schema.format === 'email') return 'ada@example.com'
  if (schema.format === 'uri') return 'https://example.com/'
  if (schema.format === 'date') return '2030-01-01'
  if (schema.format === 'date-time' || schema.pattern === UTC_DATE_TIME_PATTERN) return '2030-01-01T00:00:00Z'
  if (schema.pattern === '^0x[0-9a-fA-F]{40}$' || schema.pattern === WALLET_ADDRESS_PATTERN)
    return '0x000000000000000000000000000000000000dEaD'
  if (schema.pattern === '^[A-Z]{2}$') return 'GB'
  if (schema.pattern === '^[0-9]{6}$') return '123456'
  const candidates = [...(BY_NAME[name] ?? []), 'text', '1', '1.5', '2030-01-01', '2030-01-01T00:00:00', '0x1']
  return candidates.find((text) => allows(schema, text)) ?? shortest(schema)
}

function allows({ pattern, minLength, maxLength }: JsonSchema, text: string): boolean {
  if (typeof minLength === 'number' && text.length < minLength) return false
  if (typeof maxLength === 'number' && text.length > maxLength) return false
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)
}

/** The plainest text that matches a pattern; deterministic. */
function shortest({ pattern, minLength }: JsonSchema): string {
  if (typeof pattern !== 'string' || pattern === NOT_BLANK_PATTERN) return 'text'.padEnd(Number(minLength ?? 0), '-')
  const generator = new RandExp(pattern)
  generator.randInt = (from) => from
  return generator.gen()
}
