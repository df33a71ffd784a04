import type { ServiceName } from '../../schema/services.ts'
import type { Service } from '../../subgraphs/kit/service/defineService.ts'
import type { Config } from '../config/config.ts'
import { servedHere } from '../config/ports.ts'
import { subgraphUrl } from '../config/subgraphUrl.ts'

/** What is not offered here. */
export interface Off {
  readonly services: ReadonlySet<ServiceName>
  /** By service, the ports that nothing serves. */
  readonly ports: ReadonlyMap<ServiceName, ReadonlySet<string>>
}

/**
 * What these settings leave off: services that SERVICES does not name, ports without a provider where stand-ins are not
 * allowed, and what a company has for a key alone that is used without one. The ports of a service in a process of its
 * own are set there: `elsewhere` has those that its handshake named.
 */
export function offBy(config: Config, services: readonly Service[], elsewhere: Off['ports']): Off {
  const { router } = config
  const offered = services.filter(({ name }) => router.SERVICES.has(name))
  const local = offered.filter(({ name }) => !subgraphUrl(router, name))
  return {
    services: new Set(services.map(({ name }) => name).filter((name) => !router.SERVICES.has(name))),
    ports: new Map([...local.map((service) => [service.name, offPortsOf(service, config)] as const), ...elsewhere]),
  }
}

function offPortsOf({ name, ports }: Service, config: Config): ReadonlySet<string> {
  const off = Object.entries(ports).filter(([, port]) => servedHere(name, port, config).as === 'off')
  return new Set(off.map(([port]) => port))
}
