import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { openPages } from './accounts/pages.ts'
import { openSocialProviders } from './providers/engines.ts'
import type { SocialSettings } from './settings.ts'
import type { SocialEngines } from './work.ts'

/** Connects to the companies that collect, or starts their stand-in. */
export async function startSocial(host: ServiceHost<SocialSettings>): Promise<StartedService<SocialEngines>> {
  const { providers, listing, stop } = await openSocialProviders(host)
  const engines: SocialEngines = {
    provider: providers,
    pageOf: openPages(host.settings.SOCIAL_ACCOUNT_PAGES),
    ticketKey: host.deriveKey('social.ticket'),
    cursorKey: host.deriveKey('social.cursor'),
  }
  return { engines, stop, providers: [listing] }
}
