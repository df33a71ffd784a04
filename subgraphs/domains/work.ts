import type { Logger } from 'pino'
import type { Database } from '../../prisma/database.ts'
import type { Mailer } from '../kit/mailer/mailer.ts'
import type { Notices } from '../kit/mailer/notices.ts'
import type { Dns } from '../kit/net/dns/resolver.ts'
import type { KitContext } from '../kit/service/context.ts'
import type { Availability } from './availability.ts'
import type { CodeLimits } from './codeRates.ts'
import type { ZoneStore } from './dns/zoneStore.ts'
import type { Tld } from './pricing/tlds.ts'
import type { Registrar } from './registrar/registrar.ts'
import type { SharedReads } from './store/sharedReads.ts'

/** Engines that the service creates when it starts. */
export interface DomainsEngines {
  readonly registrar: Registrar
  /** The endings that the registrar sells. */
  readonly endings: readonly Tld[]
  /** Availability from the registrar, cached briefly. */
  readonly availability: Availability
  readonly reads: SharedReads
  readonly zones: ZoneStore
  readonly publicDns: Dns
  /** For codes, which have their own limits. */
  readonly mailer: Mailer
  readonly notices: Notices
  readonly codeLimits: CodeLimits
  /** Our name servers, as sent to the registry. */
  readonly nameservers: readonly string[]
  readonly log: Logger
}

export type DomainsContext = KitContext<DomainsEngines>

/** Dependencies of work in requests and in jobs. */
export interface Work {
  readonly engines: DomainsEngines
  readonly db: Database
  now(): Date
}
