import type { Subgraph } from '../kit/service/subgraph.ts'
import { attestation } from './attestation.ts'
import { check } from './check.ts'
import { complete } from './complete.ts'
import { dnsRecords } from './dnsRecords.ts'
import { startDomains } from './engines.ts'
import { icann } from './icann.ts'
import { leaving } from './leaving.ts'
import { owned } from './owned.ts'
import { profile } from './profile.ts'
import { register } from './register.ts'
import { renew } from './renew.ts'
import { search } from './search.ts'
import { domainSettings } from './settings.ts'
import { transferOut } from './transferOut.ts'
import type { DomainsEngines } from './work.ts'

/** The domain service: find a name, register it, run its DNS, renew it, leave with it. */
export const domains: Subgraph<DomainsEngines, typeof domainSettings> = {
  name: 'domains',
  schema: new URL('schema', import.meta.url),
  settings: domainSettings,
  topics: [
    // Find a name.
    check,
    search,
    // Buy it.
    profile,
    register,
    complete,
    // Manage it.
    owned,
    dnsRecords,
    attestation,
    renew,
    transferOut,
    leaving,
    icann,
  ],
  start: startDomains,
}
