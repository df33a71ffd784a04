import { randomUUID } from 'node:crypto'
import type { PoolClient } from '../../../prisma/database.ts'
import { inTransaction, isUniqueViolation } from '../../../prisma/transaction.ts'
import { Conflict, NotFound, Unavailable } from '../../../schema/errors.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { SERVICES } from '../../../schema/services.ts'
import { callerOf } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import { resultNamed } from '../../kit/service/refs.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { siteExpired } from '../sites/expired.ts'
import type { Upload } from '../store/upload.ts'
import { findUpload, ownSite, requireNotSuspended, siteOf, uploadOf } from '../store/uploads.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext } from '../work.ts'
import { look } from './advance.ts'
import {
  type CustomDomain,
  customDomainsOf,
  findCustomDomain,
  insertClaim,
  isLapsed,
  lockHostname,
  renewClaim,
} from './customDomains.ts'
import { siteTarget } from './dnsTargets.ts'
import { readHostname } from './hostname.ts'
import { queueAdvance } from './queue.ts'
import { removeDomain } from './remove.ts'

/**
 * Connects a site to a custom host name. Connecting only claims the name; two DNS records prove it, the first of which
 * names the site, so that a claim cannot prove another owner's name. An unproven claim lapses after seven days, and
 * yields at once to the site that the name's DNS points to: DNS decides, not the order of claims.
 */
export const connect: Topic<UploadGraph> = {
  resolvers: { Mutation: { connectSiteDomain, detachSiteDomain } },
}

const SITE_PATH = ['input', 'site'] as const

async function connectSiteDomain(
  _: unknown,
  { input }: Args<'Mutation.connectSiteDomain'>,
  context: UploadContext,
): Promise<{ readonly hostname: CustomDomain; readonly site: Upload }> {
  const site = await ownSite(context, await siteIn(input, context), SITE_PATH)
  const hostname = readHostname(input.hostname, namesOfOurs(context))
  const isNamedByDns = await leadsTo(context, hostname, site)
  const id = await claim(context, site.id, hostname, isNamedByDns)
  const { hostnames } = context.engines
  hostnames.hosts.forget(hostname)
  if (await look(context, id, hostnames.records.look)) await queueAdvance(context.db.pool, id)
  const connected = await findCustomDomain(context.db.pool, id)
  // A concurrent request detached it.
  if (!connected) throw new Conflict(`${hostname} was detached while it was connected`)
  return { hostname: connected, site }
}

/** The id of the site that the input names. Throws a SourceFailedProblem for a ref whose field bought none. */
async function siteIn(
  { site: { id, ref } }: Args<'Mutation.connectSiteDomain'>['input'],
  context: UploadContext,
): Promise<string> {
  return ref ? resultNamed(context, ref, 'Site', [...SITE_PATH, 'ref']) : keyOfNode('Site', id ?? '')
}

/** Whether the host name's CNAME points to this site. False if DNS does not answer. */
async function leadsTo({ engines }: UploadContext, hostname: string, site: Upload): Promise<boolean> {
  const { dns, sitesDomain } = engines.hostnames
  try {
    return (await dns.cname(hostname)) === siteTarget(site.id, sitesDomain)
  } catch (error) {
    if (error instanceof Unavailable) return false
    throw error
  }
}

/** The id of the site's claim on the host name, existing or new. */
async function claim(
  context: UploadContext,
  uploadId: string,
  hostname: string,
  isNamedByDns: boolean,
): Promise<string> {
  try {
    return await inTransaction(context.db.pool, async (client) => {
      const site = siteOf(uploadOf(callerOf(context), await findUpload(client, uploadId, 'FOR UPDATE')))
      await requireNotSuspended(context, site)
      if (site.expiresAt <= context.now()) throw siteExpired(site, SITE_PATH)
      const [own] = await customDomainsOf(client, [uploadId])
      if (own?.hostname === hostname && (await standsAgain(client, own, context.now()))) return own.id
      if (own && own.hostname !== hostname)
        throw new Conflict(`This site is connected to ${own.hostname}; detach that first`)
      await makeWay(context, client, site, hostname, isNamedByDns)
      const id = randomUUID()
      await insertClaim(client, { id, uploadId, hostname }, context.now())
      return id
    })
  } catch (error) {
    // Of two concurrent claims, the other was first.
    if (isUniqueViolation(error)) throw taken(context, hostname, uploadId)
    throw error
  }
}

/** Begins the site's own claim anew if it has lapsed. False if it was removed meanwhile. */
async function standsAgain(client: PoolClient, own: CustomDomain, now: Date): Promise<boolean> {
  if (!isLapsed(own, now)) return true
  // Read again under its lock: it may be proven or removed by now.
  const known = await lockHostname(client, own.hostname)
  if (known?.id !== own.id) return false
  if (isLapsed(known, now)) await renewClaim(client, known.id, now)
  return true
}

/** Removes another site's claim on the host name if it has lapsed or DNS names this site. Throws Conflict otherwise. */
async function makeWay(
  context: UploadContext,
  client: PoolClient,
  site: Upload,
  hostname: string,
  isNamedByDns: boolean,
): Promise<void> {
  const other = await lockHostname(client, hostname)
  if (!other) return
  if (!isNamedByDns && !isLapsed(other, context.now())) throw taken(context, hostname, site.id)
  await removeDomain(client, other, context.engines.hostnames.sitesDomain)
}

function taken({ engines }: UploadContext, hostname: string, uploadId: string): Conflict {
  const target = siteTarget(uploadId, engines.hostnames.sitesDomain)
  const message = `${hostname} is connected to another site. If the name is yours, set its CNAME record to ${target} and connect it again`
  return statedAs(new Conflict(message), { type: 'NameTakenProblem', path: ['input', 'hostname'] })
}

async function detachSiteDomain(_: unknown, { input }: Args<'Mutation.detachSiteDomain'>, context: UploadContext) {
  const site = await ownSite(context, keyOfNode('Site', input.site), SITE_PATH)
  const { hosts, sitesDomain } = context.engines.hostnames
  const hostname = await inTransaction(context.db.pool, async (client) => {
    const [connected] = await customDomainsOf(client, [site.id])
    if (!connected || !(await removeDomain(client, connected, sitesDomain))) throw new NotFound(NONE_CONNECTED)
    return connected.hostname
  })
  hosts.forget(hostname)
  return { site, detached: { hostname } }
}

/** Error message for a site without a custom host name. */
export const NONE_CONNECTED = 'No host name is connected to this site'

/** Host names that this installation serves itself. */
function namesOfOurs(context: UploadContext): string[] {
  const { addresses, hostnames } = context.engines
  const urls = [addresses.files, ...SERVICES.map((service) => context.baseUrl(service))]
  return [hostnames.sitesDomain, ...urls.map((url) => new URL(url).hostname)]
}
