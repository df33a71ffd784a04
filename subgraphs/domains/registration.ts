import { formatUsd } from '../../schema/money.ts'
import type { ZoneRecord } from '../kit/net/dns/record.ts'
import { connectionOf, rowsAfter } from '../kit/paging/connection.ts'
import { callerOf } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { recordsOf } from './dns/soldZones.ts'
import { type DomainName, parseDomain } from './names.ts'
import { OWNED_ENDINGS } from './pricing/tlds.ts'
import { findDomains, isHere, type OwnedDomain, ownedBy, statusOf } from './store/domains.ts'
import { daysUntil } from './time.ts'
import type { Args, DomainsGraph } from './types.gen.ts'
import type { DomainsContext } from './work.ts'

/** A name's registration here, visible to its owner only. */
export const registration: Topic<DomainsGraph> = {
  resolvers: {
    Domain: {
      registration: ({ name }, _, context) =>
        loadOwnDomain(context, parseDomain(name, context.engines.endings, 'name')),
    },
    DomainRegistration: {
      domain: ({ name }) => ({ name }),
      owner: ({ owner }) => ({ address: owner }),
      status: (domain, _, context) => statusOf(domain, context.now()),
      daysRemaining: ({ expiresAt }, _, context) => expiresAt && Math.max(0, daysUntil(expiresAt, context.now())),
      renewalPrice: ({ name }) => formatUsd(parseDomain(name, OWNED_ENDINGS).tld.price),
      icannVerified: ({ icannVerifiedAt }) => icannVerifiedAt !== null,
      isSuspended: ({ suspendedAt }) => suspendedAt !== null,
      nameservers: (domain, _, { engines }) => (isHere(domain) ? engines.nameservers : []),
      nsPropagated: isDelegatedToUs,
      records: pageOfRecords,
    },
  },
}

/** Returns the caller's domain. Throws NotFound if it is not registered here, Forbidden if it belongs to another wallet. */
export async function loadOwnDomain(context: DomainsContext, { domain }: DomainName): Promise<OwnedDomain> {
  return ownedBy(await domainLoader(context).load(domain), domain, callerOf(context))
}

/** Loads registered domains of any wallet by name; null for a name that is not registered here. */
export function domainLoader(context: DomainsContext) {
  return context.loader<string, OwnedDomain | null>('domain', (names) => findDomains(context.db.pool, names))
}

/** A page of a zone. The zone is read as a whole, in one statement for all domains of the request. */
function pageOfRecords({ name }: OwnedDomain, args: Args<'DomainRegistration.records'>, context: DomainsContext) {
  const load = context.loader<string, ZoneRecord[]>('records', (names) => recordsOf(context.db.pool, names))
  const keyOf = (record: ZoneRecord) => JSON.stringify([record.name, record.type, record.value])
  return connectionOf(context, ['records', name], args, {
    keyOf,
    read: async (after, limit) => rowsAfter(await load.load(name), keyOf, after, limit),
  })
}

/** Whether resolvers see our name servers for the domain; false if the resolver does not answer. */
async function isDelegatedToUs({ name }: OwnedDomain, _: unknown, { engines }: DomainsContext): Promise<boolean> {
  const found = await engines.publicDns.nameservers(name).catch(() => [])
  const seen = new Set(found.map((host) => host.toLowerCase().replace(/\.$/, '')))
  return engines.nameservers.every((host) => seen.has(host.toLowerCase()))
}
