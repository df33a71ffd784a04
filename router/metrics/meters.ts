import type { Registry } from 'prom-client'
import type { AtomicUsdc } from '../../schema/money.ts'
import { FetchMeter } from './fetchMeter.ts'
import { JobMeter } from './jobMeter.ts'
import { MoneyMeter } from './moneyMeter.ts'
import { ProviderMeter } from './providerMeter.ts'
import { RequestMeter } from './requestMeter.ts'

/** What this process counts while it works; scrapes read it without a query. */
export interface Meters {
  readonly requests: RequestMeter
  readonly fetches: FetchMeter
  readonly money: MoneyMeter
  readonly jobs: JobMeter
  readonly providers: ProviderMeter
  readonly inFlight: { count: number }
}

/** Makes all meters. `costs`: of one call to a company. */
export function openMeters(costs: ReadonlyMap<string, AtomicUsdc>): Meters {
  const inFlight = { count: 0 }
  return {
    requests: new RequestMeter(inFlight),
    fetches: new FetchMeter(),
    money: new MoneyMeter(),
    jobs: new JobMeter(),
    providers: new ProviderMeter(costs),
    inFlight,
  }
}

/** Puts the series of all meters on a page. */
export function registerMeters({ requests, fetches, money, jobs, providers }: Meters, registry: Registry): void {
  for (const meter of [requests, fetches, money, jobs, providers]) meter.register(registry)
}
