import type { WalletAddress } from '../../schema/address.ts'
import { Forbidden } from '../../schema/errors.ts'
import type { ZoneRecord } from '../kit/net/dns/record.ts'
import { callerOf } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { recordsOf } from './dns/soldZones.ts'
import { type DomainName, parseDomain } from './names.ts'
import { formatPrice } from './pricing/prices.ts'
import { domainsOf, findDomains, isHere, type OwnedDomain, ownedBy, statusOf } from './store/domains.ts'
import { daysUntil } from './time.ts'
import type { Args, DomainsGraph } from './types.gen.ts'
import type { DomainsContext } from './work.ts'

/** A wallet's domains, visible to that wallet only. */
export const owned: Topic<DomainsGraph> = {
  resolvers: {
    Query: {
      domain: (_, { name }, context) => loadOwnDomain(context, parseDomain(name, 'domain')),
      myDomains: (_, { first }, context) => domainsOf(context.db.pool, callerOf(context), first),
    },
    Wallet: {
      __resolveReference: ({ address }) => ({ address }),
      domains: domainsOfWallet,
    },
    Domain: {
      __resolveReference: ({ name }, context) => loadOwnDomainOrNull(context, name),
      status: (domain, _, context) => statusOf(domain, context.now()),
      daysRemaining: ({ expiresAt }, _, context) => expiresAt && Math.max(0, daysUntil(expiresAt, context.now())),
      renewalPrice: ({ name }) => formatPrice(parseDomain(name).tld.price),
      icannVerified: ({ icannVerifiedAt }) => icannVerifiedAt !== null,
      isSuspended: ({ suspendedAt }) => suspendedAt !== null,
      nameservers: (domain, _, { engines }) => (isHere(domain) ? engines.nameservers : []),
      nsPropagated: isDelegatedToUs,
      records: ({ name }, _, context) => loadRecords(context, name),
    },
  },
}

/** Returns the caller's domain. Throws NotFound if it is not registered here, Forbidden if it belongs to another wallet. */
export async function loadOwnDomain(context: DomainsContext, { domain }: DomainName): Promise<OwnedDomain> {
  return ownedBy(await loadDomain(context, domain), domain, callerOf(context))
}

/**
 * Resolves references of other services: null for a name that is not registered here. Throws Forbidden for another
 * wallet's domain.
 */
async function loadOwnDomainOrNull(context: DomainsContext, name: string): Promise<OwnedDomain | null> {
  const domain = await loadDomain(context, name)
  if (!domain) return null
  if (domain.owner !== context.caller && !isHere(domain)) return null
  if (domain.owner !== context.caller) throw new Forbidden(`${name} belongs to another wallet`)
  return domain
}

function loadDomain(context: DomainsContext, name: string): Promise<OwnedDomain | null> {
  return context.loader<string, OwnedDomain | null>('domain', (names) => findDomains(context.db.pool, names)).load(name)
}

function loadRecords(context: DomainsContext, name: string): Promise<ZoneRecord[]> {
  return context.loader<string, ZoneRecord[]>('records', (names) => recordsOf(context.db.pool, names)).load(name)
}

async function domainsOfWallet(
  { address }: { address: WalletAddress },
  { first }: Args<'Wallet.domains'>,
  context: DomainsContext,
): Promise<OwnedDomain[]> {
  if (context.caller !== address) throw new Forbidden('A wallet shows its domains to itself only')
  return domainsOf(context.db.pool, address, first)
}

/** Whether resolvers see our name servers for the domain; false if the resolver does not answer. */
async function isDelegatedToUs({ name }: OwnedDomain, _: unknown, { engines }: DomainsContext): Promise<boolean> {
  const found = await engines.publicDns.nameservers(name).catch(() => [])
  const seen = new Set(found.map((host) => host.toLowerCase().replace(/\.$/, '')))
  return engines.nameservers.every((host) => seen.has(host.toLowerCase()))
}
