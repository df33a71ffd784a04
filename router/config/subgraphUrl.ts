import type { ServiceName } from '../../schema/services.ts'
import type { RouterSettings } from './settings.ts'

/** Where a subgraph runs, when it has a process of its own. */
export function subgraphUrl(settings: RouterSettings, service: ServiceName): string | undefined {
  return settings[`${service.toUpperCase() as Uppercase<ServiceName>}_SUBGRAPH_URL`]
}
