import type { Keys } from '../kit/keys/keys.ts'
import type { KitContext } from '../kit/service/context.ts'
import type { PageOf } from './accounts/pages.ts'
import type { SocialProviders } from './providers/provider.ts'

/** Created by the service at start. */
export interface SocialEngines {
  readonly provider: SocialProviders
  /** Addresses of accounts' pages. */
  readonly pageOf: PageOf
  /** Signs the tickets of jobs. */
  readonly ticketKey: Keys
  /** Seals cursors. */
  readonly cursorKey: Keys
}

export type SocialContext = KitContext<SocialEngines>
