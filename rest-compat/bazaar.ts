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
    inputSchema: input as Record<string, unknown>,
    ...(isBody ? { bodyType: 'json' as const } : {}),
    output: { example: exampleOf(output), schema: output as Record<string, unknown> },
  } as Parameters<typeof declareDiscoveryExtension>[0]) as unknown as {
    bazaar: { info: { input: Record<string, unknown> } }
  }
  // The library fills the method in per request; ours is known.
  declared.bazaar.info.input = { ...declared.bazaar.info.input, method: endpoint.method }
  return declared
}
