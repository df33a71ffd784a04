import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../schema/catalogue.ts'

/** The paths of a service that its documents have: all but those of scheduled jobs. */
export function documentedPaths(service: string, { endpointsOf }: Pick<Catalogue, 'endpointsOf'>): readonly Endpoint[] {
  return endpointsOf(service).filter(({ access }) => access !== 'secret')
}
