import type { KitContext } from '../kit/context.ts'
import type { Keys } from '../kit/keys.ts'
import type { SocialProvider } from './providers/provider.ts'

/** What the service made when it started. */
export interface SocialEngines {
  readonly provider: SocialProvider
  /** Signs the tickets of jobs. */
  readonly ticketKey: Keys
  /** Seals cursors. */
  readonly cursorKey: Keys
}

export type SocialContext = KitContext<SocialEngines>
