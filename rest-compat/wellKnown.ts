import type { Catalogue } from '../schema/catalogue.ts'
import { aboutOf } from './about.ts'
import { type BaseUrls, guidance } from './llms.ts'

/** `/.well-known/x402`: the paid paths of a service, for clients that look there. */
export function wellKnownX402(service: string, baseUrls: BaseUrls, catalogue: Catalogue): Record<string, unknown> {
  const paid = catalogue.endpointsOf(service).filter((endpoint) => endpoint.access === 'paid')
  const resources = paid.map((endpoint) => `${endpoint.method} ${baseUrls(service)}${endpoint.path}`)
  return {
    version: 1,
    resources,
    // Every endpoint payable by x402 is payable by MPP too.
    mppResources: resources,
    description: aboutOf(service, catalogue).description,
    instructions: guidance(service, baseUrls, catalogue),
  }
}
