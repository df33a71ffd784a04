import type { ServiceHost, StartedService } from '../kit/service/subgraph.ts'
import { openPages } from './accounts/pages.ts'
import { openSocialProviders } from './providers/engines.ts'
import type { SocialEngines } from './work.ts'

/** Connects to the companies that collect, or starts their stand-in. */
export async function startSocial(
  host: ServiceHost<Readonly<Record<string, unknown>>>,
): Promise<StartedService<SocialEngines>> {
  const { providers, isImagined, listings, stop } = await openSocialProviders(host)
  const engines: SocialEngines = {
    provider: providers,
    pageOf: openPages(isImagined),
    ticketKey: host.deriveKey('social.ticket'),
    cursorKey: host.deriveKey('social.cursor'),
  }
  return { engines, stop, providers: listings }
}
