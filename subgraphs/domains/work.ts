import type { Logger } from 'pino'
import type { Database } from '../../prisma/database.ts'
import type { KitContext } from '../kit/context.ts'
import type { Dns } from '../kit/dns/resolver.ts'
import type { Mailer } from '../kit/mailer/mailer.ts'
import type { Notices } from '../kit/mailer/notices.ts'
import type { Availability } from './availability.ts'
import type { CodeLimits } from './codeRates.ts'
import type { ZoneStore } from './dns/zoneStore.ts'
import type { Registrar } from './registrar/registrar.ts'
import type { SharedReads } from './store/sharedReads.ts'

/** What the service made when it started. */
export interface DomainsEngines {
  readonly registrar: Registrar
  /** The registrar's answers on what is free, remembered for a moment. */
  readonly availability: Availability
  readonly reads: SharedReads
  readonly zones: ZoneStore
  readonly publicDns: Dns
  /** For codes, which have limits of their own. */
  readonly mailer: Mailer
  readonly notices: Notices
  readonly codeLimits: CodeLimits
  /** Our name servers, as handed to the registry. */
  readonly nameservers: readonly string[]
  readonly log: Logger
}

export type DomainsContext = KitContext<DomainsEngines>

/** What work needs that is done both in requests and in jobs. */
export interface Work {
  readonly engines: DomainsEngines
  readonly db: Database
  now(): Date
}
