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

/** Has series for a page of metrics. */
export interface Registered {
  register(registry: Registry): void
}

/** The meters whose series are on the page of a router. */
export function registered({ requests, fetches, money, jobs, providers }: Meters): readonly Registered[] {
  return [requests, fetches, money, jobs, providers]
}
