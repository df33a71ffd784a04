import type { ServiceName } from '../../schema/services.ts'
import type { Service } from '../../subgraphs/kit/service/defineService.ts'
import { isHalfConfigured, liveBy } from '../../subgraphs/kit/upstream/port.ts'
import type { Config } from '../config/config.ts'
import { areStandInsAllowed } from '../config/realMoney.ts'
import { subgraphUrl } from '../config/subgraphUrl.ts'

/** What is not offered here. */
export interface Off {
  readonly services: ReadonlySet<ServiceName>
  /** By service, the ports that nothing serves. */
  readonly ports: ReadonlyMap<ServiceName, ReadonlySet<string>>
}

/**
 * What these settings leave off: services that SERVICES does not name, ports without a provider where stand-ins are not
 * allowed, and what a company has for a key alone that is used without one. The ports of a service in a process of its own are set there, and not known here.
 */
export function offBy(config: Config, services: readonly Service[]): Off {
  const { router } = config
  const offered = services.filter(({ name }) => router.SERVICES.has(name))
  const local = offered.filter(({ name }) => !subgraphUrl(router, name))
  return {
    services: new Set(services.map(({ name }) => name).filter((name) => !router.SERVICES.has(name))),
    ports: new Map(local.map((service) => [service.name, offPortsOf(service, config)])),
  }
}

function offPortsOf({ name, ports }: Service, { router, services }: Config): ReadonlySet<string> {
  const settings = { ...router, ...services.get(name) }
  const choice = { order: router.PROVIDERS, perMinute: router.PROVIDER_LIMITS }
  const areStandInsOff = !areStandInsAllowed(router)
  const isOff = (port: (typeof ports)[string]) =>
    !port.own &&
    liveBy(port, settings, choice).length === 0 &&
    (areStandInsOff || isHalfConfigured(port, settings, choice))
  return new Set(Object.keys(ports).filter((port) => ports[port] && isOff(ports[port])))
}
