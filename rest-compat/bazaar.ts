import { declareDiscoveryExtension } from '@x402/extensions/bazaar'
import type { Endpoint, EndpointMember } from '../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import type { JsonSchema } from '../schema/scalars.ts'
import { exampleAt, exampleOf } from './example.ts'
import { membersSchema, shapeSchema } from './jsonSchema.ts'

/**
 * Maximum characters of JSON for schemas: the challenge is a header; Node's clients accept 16 kB of headers in total,
 * many proxies 8 kB.
 */
const MAX_INPUT = 1_600
const MAX_OUTPUT = 1_200

/** Maximum characters of JSON for the example; a larger one is in the OpenAPI document alone. */
const MAX_EXAMPLE = 1_200

/** The `bazaar` extension of a paid endpoint's challenge: how to call it and what it returns. `now` is the example's day. */
export function bazaarExtension(
  endpoint: Endpoint,
  constraints: Catalogue['constraints'],
  now: Date,
): Record<string, unknown> {
  const isBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const place = isBody ? 'body' : 'query'
  const inputSchema = schemaAt(endpoint, constraints, (member) =>
    isBody ? member.in === 'body' : member.in !== 'path',
  )
  const outputSchema = fitting(withoutFormats(shapeSchema(endpoint.shape)) as Record<string, unknown>, MAX_OUTPUT)
  const pathSchema = schemaAt(endpoint, constraints, (member) => member.in === 'path')
  const hasPath = endpoint.members.some((member) => member.in === 'path')
  const declared = declareDiscoveryExtension({
    input: {},
    inputSchema: fitting(inputSchema, MAX_INPUT),
    ...(hasPath ? { pathParamsSchema: pathSchema } : {}),
    ...(isBody ? { bodyType: 'json' as const } : {}),
    // Without an example the library leaves out the schema as well.
    output: { example: {}, schema: outputSchema },
  } as Parameters<typeof declareDiscoveryExtension>[0]) as unknown as { bazaar: Bazaar }
  const { info, schema } = declared.bazaar
  const { body: _body, queryParams: _query, ...input } = info.input
  const example = fittingExample(endpoint, now)
  const filled = example
    ? { [isBody ? 'body' : 'queryParams']: example(place), ...(hasPath ? { pathParams: example('path') } : {}) }
    : {}
  // The library sets the method per request; ours is fixed.
  info.input = { ...input, method: endpoint.method, ...filled }
  info.output = { type: 'json' }
  if (!example) schema.properties.input.required = schema.properties.input.required.filter((name) => name !== 'body')
  return { ...declared }
}

/** The extension as the library declares it, as far as examples are concerned. */
interface Bazaar {
  readonly info: { input: Record<string, unknown>; output: Record<string, unknown> }
  readonly schema: { readonly properties: { readonly input: { required: string[] } } }
}

function schemaAt(
  endpoint: Endpoint,
  constraints: Catalogue['constraints'],
  isHere: (member: EndpointMember) => boolean,
): Record<string, unknown> {
  return withoutFormats(membersSchema(endpoint.members.filter(isHere), constraints)) as Record<string, unknown>
}

/** The example by place in the request; null without one, or for one that is too large for a header. */
function fittingExample(
  endpoint: Endpoint,
  now: Date,
): ((place: 'path' | 'query' | 'body') => Readonly<Record<string, unknown>> | null) | null {
  const example = exampleOf(endpoint, now)
  if (!example || !fits(example, MAX_EXAMPLE)) return null
  return (place) => exampleAt(endpoint, place, now)
}

/** Whether a schema or an example is small enough for a header, in characters of JSON. */
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
