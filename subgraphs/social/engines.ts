import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { openPages } from './accounts/pages.ts'
import { openSocialProvider } from './providers/engines.ts'
import type { SocialSettings } from './settings.ts'
import type { SocialEngines } from './work.ts'

/** Connects to the social data company, or starts its stand-in. */
export async function startSocial(host: ServiceHost<SocialSettings>): Promise<StartedService<SocialEngines>> {
  const { provider, listing, stop } = await openSocialProvider(host)
  const engines: SocialEngines = {
    provider,
    pageOf: openPages(host.settings.SOCIAL_ACCOUNT_PAGES),
    ticketKey: host.deriveKey('social.ticket'),
    cursorKey: host.deriveKey('social.cursor'),
  }
  return { engines, stop, providers: [listing] }
}
