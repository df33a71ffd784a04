import type { ServiceName } from '../../schema/services.ts'
import type { RouterSettings } from './settings.ts'

/** The configured URL of a subgraph that runs in its own process. */
export function subgraphUrl(settings: RouterSettings, service: ServiceName): string | undefined {
  return settings[`${service.toUpperCase() as Uppercase<ServiceName>}_SUBGRAPH_URL`]
}

/** The URL of such a subgraph's graph: without a path it is at `/graphql`. */
export function subgraphGraphUrl(settings: RouterSettings, service: ServiceName): string | undefined {
  const url = subgraphUrl(settings, service)
  if (url === undefined) return undefined
  return new URL(url).pathname === '/' ? new URL('/graphql', url).href : url
}
