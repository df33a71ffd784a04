import type { EnrichWorld } from '../../stand-ins/worlds/society/world.ts'
import type { ServiceHost } from '../kit/service/subgraph.ts'
import type { ServicePorts } from '../kit/upstream/servicePorts.ts'

/** Dependencies of an area during start. */
export interface Starting<Settings> extends Pick<ServicePorts, 'open' | 'list' | 'atStop'> {
  readonly host: ServiceHost<Settings>
  /** The fictional world shared by all stand-ins of the service, created on first use. */
  world(): Promise<EnrichWorld>
}
