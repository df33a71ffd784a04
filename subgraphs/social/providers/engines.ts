import type { ServiceHost } from '../../kit/service/subgraph.ts'
import { type OpenProvider, openProvider } from '../../kit/upstream/provider.ts'
import { socialClient } from './client.ts'
import { socialCompany } from './company.ts'
import type { SocialProvider } from './provider.ts'
import type { ProviderSettings } from './settings.ts'

/** The connected company. */
export interface OpenSocialProvider {
  readonly provider: SocialProvider
  readonly listing: OpenProvider['listing']
  stop(): Promise<void>
}

/** Connects to the company, or starts its stand-in. */
export async function openSocialProvider({
  settings,
  log,
  now,
  providers,
}: Pick<ServiceHost<ProviderSettings>, 'settings' | 'log' | 'now' | 'providers'>): Promise<OpenSocialProvider> {
  const opened = await openProvider(
    socialCompany,
    { url: settings.SOCIALDATA_URL, key: settings.SOCIALDATA_KEY, perMinute: settings.SOCIALDATA_PER_MINUTE },
    {
      kind: 'sandbox',
      async register(app) {
        const { socialStandIn } = await import('../../../stand-ins/social/standIn.ts')
        const { openSocialWorld } = await import('../../../stand-ins/worlds/social/world.ts')
        socialStandIn(app, openSocialWorld({ seed: providers.seed, now }))
      },
    },
    { timeoutMs: providers.timeoutMs, log },
  )
  return { provider: socialClient(opened.upstream), listing: opened.listing, stop: () => opened.stop() }
}
