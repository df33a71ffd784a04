import { NotFound } from '../../../schema/errors.ts'
import { connectionOfRows } from '../../kit/paging/connection.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { ownOf, ownSite } from '../store/uploads.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext } from '../work.ts'
import { look } from './advance.ts'
import { NONE_CONNECTED } from './connect.ts'
import { type CustomDomain, type CustomDomainState, customDomainsOf } from './customDomains.ts'
import { dnsTargetsOf } from './dnsTargets.ts'
import { registeredDomain } from './hostname.ts'
import { newestHostnamesUnder } from './hostnamesUnder.ts'
import { queueAdvance } from './queue.ts'

/** The status of a site's custom host name, and the host names under a domain. */
export const customDomain: Topic<UploadGraph> = {
  resolvers: {
    Query: { siteHostname: loadStatus },
    Site: { hostname: ({ id }, _, context) => loadOf(context, id) },
    StoredItem: { customHostname: async ({ id }, _, context) => (await loadOf(context, id))?.hostname ?? null },
    SiteHostname: {
      customHostnameId: ({ id }) => id,
      status: (domain, _, { now }) => (stateAt(domain, now()) === 'ACTIVE' ? 'ACTIVE' : 'PENDING'),
      certificate: (domain) => domain,
      dnsRecords: (domain, _, { engines }) => dnsTargetsOf(domain, engines.hostnames.sitesDomain),
      site: ({ uploadId }, _, context) => (uploadId === null ? null : ownOf('SITE', uploadId, context)),
      domain: ({ hostname }) => {
        const name = registeredDomain(hostname)
        return name ? { name } : null
      },
    },
    SiteCertificate: {
      status: (domain, _, { now }) => sslOf(domain, now()),
      expiresAt: ({ notAfter }) => notAfter,
    },
    Domain: {
      __resolveReference: ({ name }) => ({ name }),
      hostnames: hostnamesUnder,
    },
  },
}

/** Checks missing records at once, so that a caller sees a record that was just set. */
async function loadStatus(
  _: unknown,
  { uploadId }: Args<'Query.siteHostname'>,
  context: UploadContext,
): Promise<CustomDomain> {
  const { pool } = context.db
  const site = await ownSite(context, uploadId)
  const [known] = await customDomainsOf(pool, [site.id])
  if (!known) throw new NotFound(NONE_CONNECTED)
  const { records } = context.engines.hostnames
  // An active host name may have lost its records: it is still served, but cannot be renewed.
  if (known.state === 'ACTIVE') return { ...known, note: (await records.glance(known)) ?? known.note }
  if ((await look(context, known.id, records.glance)) && isDue(known, context.now())) await queueAdvance(pool, known.id)
  const [now] = await customDomainsOf(pool, [site.id])
  if (!now) throw new NotFound(NONE_CONNECTED)
  return now
}

/** A newly proven host name is due at once; others at `nextAttemptAt`. */
function isDue({ state, nextAttemptAt }: CustomDomain, now: Date): boolean {
  return state === 'PENDING_VALIDATION' || (nextAttemptAt !== null && nextAttemptAt <= now)
}

/** The state at an instant: without a valid certificate a host name is not active. */
function stateAt({ state, notAfter }: CustomDomain, now: Date): CustomDomainState {
  return state === 'ACTIVE' && notAfter !== null && notAfter <= now ? 'PENDING_ISSUANCE' : state
}

function sslOf(domain: CustomDomain, now: Date) {
  const state = stateAt(domain, now)
  // Its records have not been checked yet.
  if (state === 'PENDING_VALIDATION' && domain.note === null) return 'INITIALIZING'
  return state
}

function loadOf(context: UploadContext, uploadId: string): Promise<CustomDomain | null> {
  return context
    .loader<string, CustomDomain | null>('customDomain', (ids) => customDomainsOf(context.db.pool, ids))
    .load(uploadId)
}

/** The caller's host names under a domain; other wallets' stay hidden, including their number. */
async function hostnamesUnder({ name }: { name: string }, args: Args<'Domain.hostnames'>, context: UploadContext) {
  const { caller, db } = context
  if (!caller) return null
  const domain = name.toLowerCase()
  return connectionOfRows(context, ['hostnames', caller, domain], args, (after, limit) => {
    const hostnames = context.loader(`hostnamesUnder ${limit} ${args.after ?? ''}`, (domains: readonly string[]) =>
      newestHostnamesUnder(db.pool, { wallet: caller, domains, after, limit }),
    )
    return hostnames.load(domain)
  })
}
