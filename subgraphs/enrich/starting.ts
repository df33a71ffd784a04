import type { EnrichWorld } from '../../stand-ins/worlds/society/world.ts'
import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import type { Provider, ProviderAccess, StandIn } from '../kit/upstream/provider.ts'
import type { Upstream } from '../kit/upstream/upstream.ts'

/** Dependencies of an area during start. */
export interface Starting<Settings> {
  readonly host: ServiceHost<Settings>
  /** The fictional world shared by all stand-ins of the service, created on first use. */
  world(): Promise<EnrichWorld>
  /** Connects to a company, or starts its stand-in; it is listed, and stopped with the service. */
  open(provider: Provider, access: ProviderAccess, standIn: StandIn): Promise<Upstream>
  /** Lists a provider that is not opened by `open`. */
  list(provider: StartedService<unknown>['providers'][number]): void
  /** Registers another function to run when the service stops, last registered first. */
  atStop(stop: () => Promise<void>): void
}
