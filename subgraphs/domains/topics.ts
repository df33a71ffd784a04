import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { attestation } from './attestation.ts'
import { check } from './check.ts'
import { complete } from './complete.ts'
import { dnsRecords } from './dnsRecords.ts'
import { domain } from './domain.ts'
import { domainOrders } from './domainOrders.ts'
import { icann } from './icann.ts'
import { leaving } from './leaving.ts'
import { givenUp } from './orders/givenUp.ts'
import { owedMail } from './owedMail.ts'
import { owned } from './owned.ts'
import { profile } from './profile.ts'
import { register } from './register.ts'
import { registration } from './registration.ts'
import { registryContacts } from './registryContacts.ts'
import { renew } from './renew.ts'
import { search } from './search.ts'
import { transferOut } from './transferOut.ts'
import type { DomainsEngines } from './work.ts'

export { startDomains as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<DomainsEngines>[] = [
  // Find a name.
  domain,
  check,
  search,
  // Buy it.
  profile,
  register,
  complete,
  givenUp,
  domainOrders,
  // Manage it.
  owned,
  registration,
  registryContacts,
  dnsRecords,
  attestation,
  renew,
  transferOut,
  leaving,
  icann,
  owedMail,
]
