import type { ServiceName } from '../../schema/services.ts'
import type { CompanyChoice } from '../../subgraphs/kit/upstream/company.ts'
import { type Port, type Served, servedBy } from '../../subgraphs/kit/upstream/port.ts'
import type { Config } from './config.ts'
import { areStandInsAllowed } from './realMoney.ts'
import type { RouterSettings } from './settings.ts'

/** What the operator says about companies. */
export function companyChoice({
  PROVIDERS: order,
  PROVIDER_LIMITS: perMinute,
}: Pick<RouterSettings, 'PROVIDERS' | 'PROVIDER_LIMITS'>): CompanyChoice {
  return { order, perMinute }
}

/** What serves a port of a service, where the service is configured here. */
export function servedHere(service: ServiceName, port: Port, { router, services }: Config): Served {
  const settings = { ...router, ...services.get(service) }
  return servedBy(port, settings, companyChoice(router), areStandInsAllowed(router))
}
