import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { Conflict, Gone, NotFound, Unavailable } from '../../../schema/errors.ts'
import { SERVICES } from '../../../schema/services.ts'
import { callerOf } from '../../kit/context.ts'
import type { Topic } from '../../kit/subgraph.ts'
import { inTransaction, isUniqueViolation } from '../../kit/transaction.ts'
import { findUpload, ownSite, requireNotSuspended, siteOf, type Upload, uploadOf } from '../store/uploads.ts'
import type { UploadContext, UploadEngines } from '../work.ts'
import { look } from './advance.ts'
import {
  type CustomDomain,
  customDomainsOf,
  findCustomDomain,
  insertClaim,
  isLapsed,
  lockHostname,
} from './customDomains.ts'
import { siteTarget } from './dnsTargets.ts'
import { readHostname } from './hostname.ts'
import { queueAdvance } from './queue.ts'
import { removeDomain } from './remove.ts'

/**
 * A site gets a host name of its owner's. Connecting only claims the name; it is proven by two DNS records, of which the
 * first names the site, so that nobody can prove somebody else's. A claim that is not proven lapses after seven days, and
 * gives way at once to the site that the name's DNS leads to: who owns the name decides, not who came first.
 */
export const connect: Topic<UploadEngines> = {
  resolvers: { Mutation: { connectDomain, detachDomain } },
}

interface ConnectArgs {
  readonly uploadId: string
  readonly hostname: string
}

async function connectDomain(_: unknown, args: ConnectArgs, context: UploadContext): Promise<CustomDomain> {
  const site = await ownSite(context, args.uploadId)
  const hostname = readHostname(args.hostname, namesOfOurs(context))
  const isNamedByDns = await leadsTo(context, hostname, site)
  const id = await claim(context, site.id, hostname, isNamedByDns)
  const { hostnames } = context.engines
  hostnames.hosts.forget(hostname)
  if (await look(context, id, hostnames.records.look)) await queueAdvance(context.db.pool, id)
  const connected = await findCustomDomain(context.db.pool, id)
  // Another request took it off again meanwhile.
  if (!connected) throw new Conflict(`${hostname} was detached while it was connected`)
  return connected
}

/** Whether the DNS of a host name names this very site. DNS that is silent names none. */
async function leadsTo({ engines }: UploadContext, hostname: string, site: Upload): Promise<boolean> {
  const { dns, sitesDomain } = engines.hostnames
  try {
    return (await dns.cname(hostname)) === siteTarget(site.id, sitesDomain)
  } catch (error) {
    if (error instanceof Unavailable) return false
    throw error
  }
}

/** The id of the site's claim on the host name: the one that it has, or a new one. */
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
      if (site.expiresAt <= context.now()) throw new Gone('This site has expired; renew it first')
      const [own] = await customDomainsOf(client, [uploadId])
      if (own?.hostname === hostname) return own.id
      if (own) throw new Conflict(`This site is connected to ${own.hostname}; detach that first`)
      await makeWay(context, client, site, hostname, isNamedByDns)
      const id = randomUUID()
      await insertClaim(client, { id, uploadId, hostname }, context.now())
      return id
    })
  } catch (error) {
    // Two claims at one moment: the other one was first.
    if (isUniqueViolation(error)) throw taken(context, hostname, uploadId)
    throw error
  }
}

/** Removes the claim of another site that has no right to the host name any more. Throws Conflict when it has. */
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
  return new Conflict(
    `${hostname} is connected to another site. If the name is yours, set its CNAME record to ${target} and connect it again`,
  )
}

async function detachDomain(_: unknown, { uploadId }: { uploadId: string }, context: UploadContext) {
  await ownSite(context, uploadId)
  const { hosts, sitesDomain } = context.engines.hostnames
  const hostname = await inTransaction(context.db.pool, async (client) => {
    const [connected] = await customDomainsOf(client, [uploadId])
    if (!connected || !(await removeDomain(client, connected, sitesDomain))) throw new NotFound(NONE_CONNECTED)
    return connected.hostname
  })
  hosts.forget(hostname)
  return { hostname }
}

/** What a site without a host name of its own is told. */
export const NONE_CONNECTED = 'No host name is connected to this site'

/** Names that this installation serves itself. */
function namesOfOurs(context: UploadContext): string[] {
  const { addresses, hostnames } = context.engines
  const urls = [addresses.files, ...SERVICES.map((service) => context.baseUrl(service))]
  return [hostnames.sitesDomain, ...urls.map((url) => new URL(url).hostname)]
}
