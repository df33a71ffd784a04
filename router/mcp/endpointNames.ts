import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { NotFound, TollgraphError } from '../../schema/errors.ts'
import type { Doors } from './doors.ts'

/** The name by which tools take a documented path: `domains.CheckDomain`. */
export function endpointId({ service, name }: Endpoint): string {
  return `${service}.${name}`
}

/** The name of the tool of a documented path: `domains_CheckDomain`. */
export function endpointToolName({ service, name }: Endpoint): string {
  return `${service}_${name}`
}

/** The documented paths that clients may call. */
export function callable(catalogue: Catalogue): readonly Endpoint[] {
  return catalogue.endpoints.filter(({ access }) => access !== 'secret')
}

/**
 * The documented path of a name: its id, the name of its tool, or method and path as the client sees it
 * (`POST /domains/api/check`, or with the whole URL). Throws NotFound for any other text.
 */
export function endpointNamed(text: string, doors: Doors): Endpoint {
  const wanted = text.trim()
  const byUrl = () => callable(doors.catalogue).find((endpoint) => wanted === requestLine(endpoint, doors))
  const found = findEndpoint(wanted, doors.catalogue) ?? byUrl()
  if (found) return found
  throw new NotFound(
    `There is no endpoint "${wanted.slice(0, 200)}": the tool search finds endpoints and their names.`,
    {
      endpoint: wanted.slice(0, 200),
    },
  )
}

/** The documented path of an id, a tool's name, or of method and path below the host; null when there is none. */
export function findEndpoint(wanted: string, catalogue: Catalogue): Endpoint | null {
  const isWanted = (endpoint: Endpoint) =>
    [endpointId(endpoint), endpointToolName(endpoint), shortLine(endpoint)].includes(wanted)
  return callable(catalogue).find(isWanted) ?? null
}

/** Throws PROVIDER_NOT_CONFIGURED for a documented path that is off here. */
export function requireOffered(endpoint: Endpoint, { offered }: Doors): void {
  if (offered.endpoints.includes(endpoint)) return
  const message = `${endpointId(endpoint)} is not offered here: its service or its provider is off.`
  throw new TollgraphError('PROVIDER_NOT_CONFIGURED', message, { endpoint: endpointId(endpoint) })
}

function requestLine({ method, path, service }: Endpoint, doors: Doors): string {
  return `${method} ${doors.baseUrl(service)}${path}`
}

/** Method and path below the host, where services have no URLs of their own. */
export function shortLine(endpoint: Endpoint): string {
  return `${endpoint.method} ${wholePath(endpoint)}`
}

/** The path of an endpoint below the host: each service but the gateway has a prefix. */
export function wholePath({ path, service }: Endpoint): string {
  return service === 'gateway' ? path : `/${service}${path}`
}
