import type { ServiceHost } from '../../kit/service/subgraph.ts'
import { openPort } from '../../kit/upstream/openPort.ts'
import type { PortListing } from '../../kit/upstream/provider.ts'
import type { SocialSettings } from '../settings.ts'
import { socialClient } from './client.ts'
import { socialCompany } from './company.ts'
import type { SocialProvider } from './provider.ts'

/** The connected company. */
export interface OpenSocialProvider {
  readonly provider: SocialProvider
  readonly listing: PortListing
  stop(): Promise<void>
}

/** Connects to the company, or starts its stand-in. */
export async function openSocialProvider(
  host: Pick<ServiceHost<SocialSettings>, 'settings' | 'log' | 'now' | 'providers'>,
): Promise<OpenSocialProvider> {
  const opened = await openPort(
    [socialCompany],
    {
      kind: 'sandbox',
      async register(app) {
        const { socialStandIn } = await import('../../../stand-ins/social/standIn.ts')
        const { openSocialWorld } = await import('../../../stand-ins/worlds/social/world.ts')
        socialStandIn(app, openSocialWorld({ seed: host.providers.seed, now: host.now }))
      },
    },
    host,
  )
  return { provider: socialClient(opened.upstream), listing: opened.listing, stop: () => opened.stop() }
}
