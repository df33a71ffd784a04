import { declareDiscoveryExtension } from '@x402/extensions/bazaar'
import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import type { JsonSchema } from '../schema/scalars.ts'
import { exampleOf } from './example.ts'
import { membersSchema, shapeSchema } from './jsonSchema.ts'

/**
 * Maximum characters of JSON for schemas: the challenge is a header; Node's clients accept 16 kB of headers in total,
 * many proxies 8 kB.
 */
const MAX_INPUT = 1_600
const MAX_OUTPUT = 1_200

/** The `bazaar` extension of a paid endpoint's challenge: how to call it and what it returns. */
export function bazaarExtension(endpoint: Endpoint, constraints: Catalogue['constraints']): Record<string, unknown> {
  const isBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const input = membersSchema(
    endpoint.members.filter((member) => (isBody ? member.in === 'body' : member.in !== 'path')),
    constraints,
  )
  const output = shapeSchema(endpoint.shape)
  const outputSchema = fitting(withoutFormats(output) as Record<string, unknown>, MAX_OUTPUT)
  const inputSchema = withoutFormats(input) as Record<string, unknown>
  const declared = declareDiscoveryExtension({
    input: exampleOf(input) as Record<string, unknown>,
    inputSchema: fitting(inputSchema, MAX_INPUT),
    ...(isBody ? { bodyType: 'json' as const } : {}),
    output: { example: exampleOf(outputSchema), schema: outputSchema },
  } as Parameters<typeof declareDiscoveryExtension>[0]) as unknown as {
    bazaar: { info: { input: Record<string, unknown> } }
  }
  // The library sets the method per request; ours is fixed.
  declared.bazaar.info.input = { ...declared.bazaar.info.input, method: endpoint.method }
  return declared
}

/** Whether a schema is small enough for a header, in characters of JSON. */
function fits(schema: unknown, limit: number): boolean {
  return JSON.stringify(schema).length <= limit
}

/** A schema truncated to the depth at which it fits; the OpenAPI document has the whole. */
function fitting(schema: Record<string, unknown>, limit: number): Record<string, unknown> {
  if (fits(schema, limit)) return schema
  const cut = [3, 2, 1].map((depth) => cutAt(schema, depth)).find((one) => fits(one, limit))
  return cut ?? cutAt(schema, 0)
}

/** A schema truncated below that many nested objects; only the type of a truncated part is kept. */
function cutAt(schema: JsonSchema, depth: number): Record<string, unknown> {
  const { type, properties, items, additionalProperties } = schema
  if (items !== undefined) return { ...schema, items: cutAt(items as JsonSchema, depth) }
  if (depth === 0) return { type }
  if (properties === undefined && typeof additionalProperties === 'object')
    return { ...schema, additionalProperties: cutAt(additionalProperties as JsonSchema, depth - 1) }
  if (properties === undefined) return schema
  const members = Object.entries(properties as Record<string, JsonSchema>)
  return { ...schema, properties: Object.fromEntries(members.map(([name, one]) => [name, cutAt(one, depth - 1)])) }
}

/** Validators of this extension support no formats, and warn about each. */
function withoutFormats(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutFormats)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([key, value]) => key !== 'format' || typeof value !== 'string')
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutFormats(value)]))
}
