import type { EnrichWorld } from '../../stand-ins/worlds/society/world.ts'
import type { ServiceHost, StartedService } from '../kit/subgraph.ts'
import type { Provider, ProviderAccess, StandIn } from '../kit/upstream/provider.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'

/** What an area of the service has at hand while it starts. */
export interface Starting<Settings> {
  readonly host: ServiceHost<Settings>
  /** The world that all stand-ins of the service show parts of, made when the first one starts. */
  world(): Promise<EnrichWorld>
  /** Connects to a company, or starts what stands in for it; it is listed, and stopped with the service. */
  open(provider: Provider, access: ProviderAccess, standIn: StandIn): Promise<Upstream>
  /** Lists a provider that is not opened by `open`. */
  list(provider: StartedService<unknown>['providers'][number]): void
  /** Remembers what else has to be stopped with the service, the newest first. */
  atStop(stop: () => Promise<void>): void
}
