import type { ServiceName } from '../../schema/services.ts'
import type { RouterSettings } from './settings.ts'

/** URL of a subgraph that runs in its own process. */
export function subgraphUrl(settings: RouterSettings, service: ServiceName): string | undefined {
  return settings[`${service.toUpperCase() as Uppercase<ServiceName>}_SUBGRAPH_URL`]
}
