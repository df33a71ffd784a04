import type { KitContext } from '../kit/context.ts'
import type { SocialProvider } from './providers/provider.ts'

/** What the service made when it started. */
export interface SocialEngines {
  readonly provider: SocialProvider
  /** Signs the tickets of jobs. */
  readonly ticketKey: Uint8Array
  /** Seals cursors. */
  readonly cursorKey: Uint8Array
}

export type SocialContext = KitContext<SocialEngines>
