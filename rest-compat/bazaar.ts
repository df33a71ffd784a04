import { declareDiscoveryExtension } from '@x402/extensions/bazaar'
import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import { exampleOf } from './example.ts'
import { membersSchema, shapeSchema } from './jsonSchema.ts'

/** The `bazaar` extension of a paid endpoint's challenge: how to call it and what it answers. */
export function bazaarExtension(endpoint: Endpoint, constraints: Catalogue['constraints']): Record<string, unknown> {
  const input = membersSchema(
    endpoint.members.filter((member) => member.in !== 'path'),
    constraints,
  )
  const output = shapeSchema(endpoint.shape)
  const isBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const declared = declareDiscoveryExtension({
    input: exampleOf(input) as Record<string, unknown>,
    inputSchema: withoutFormats(input) as Record<string, unknown>,
    ...(isBody ? { bodyType: 'json' as const } : {}),
    output: { example: exampleOf(output), schema: withoutFormats(output) as Record<string, unknown> },
  } as Parameters<typeof declareDiscoveryExtension>[0]) as unknown as {
    bazaar: { info: { input: Record<string, unknown> } }
  }
  // The library fills the method in per request; ours is known.
  declared.bazaar.info.input = { ...declared.bazaar.info.input, method: endpoint.method }
  return declared
}

/** Validators of this extension know no formats, and say so at every look. */
function withoutFormats(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutFormats)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([key, value]) => key !== 'format' || typeof value !== 'string')
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutFormats(value)]))
}
