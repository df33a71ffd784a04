import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { openMediaProviders } from './providers/engines.ts'
import type { StudioSettings } from './settings.ts'
import type { StudioEngines } from './work.ts'

/** Connects to each media company, or starts its stand-in. */
export async function startStudio(host: ServiceHost<StudioSettings>): Promise<StartedService<StudioEngines>> {
  const providers = await openMediaProviders(host)
  const { blobs, media, outbound } = host
  return {
    engines: { providers, blobs, media, outbound },
    providers: providers.listings,
    stop: () => providers.stop(),
  }
}
