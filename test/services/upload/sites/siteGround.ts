import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { GraphQLResolveInfo } from 'graphql'
import type { Address } from '../../../../schema/address.ts'
import type { PaidLine } from '../../../../subgraphs/kit/service/context.ts'
import type { RunnableTopic } from '../../../../subgraphs/kit/service/subgraph.ts'
import { activating } from '../../../../subgraphs/upload/sites/activate.ts'
import { type OpenedSites, openSites } from '../../../../subgraphs/upload/sites/openSites.ts'
import { renewing } from '../../../../subgraphs/upload/sites/renew.ts'
import { siteCleanUp } from '../../../../subgraphs/upload/sites/siteCleanUp.ts'
import { siteFields } from '../../../../subgraphs/upload/sites/siteFields.ts'
import { findUpload } from '../../../../subgraphs/upload/store/uploads.ts'
import type { UploadContext, UploadEngines } from '../../../../subgraphs/upload/work.ts'
import { type FilesServer, SITES_DOMAIN, startFilesServer } from '../support/filesServer.ts'
import { buy, resolve as resolveSlot, type Slot, startTestHosting, type TestHosting } from '../support/hosting.ts'
import { type CraftedEntry, craftZip } from './craftZip.ts'

const TOPICS: readonly RunnableTopic<UploadEngines>[] = [activating, renewing, siteFields, siteCleanUp]

/** What an activation answers. */
export interface Activated {
  readonly siteUrl: string
  readonly fileCount: number
  readonly files: readonly string[]
}

/** An answer of a site, as it came, packed or not. */
export interface Page {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** One process that makes and serves sites. */
export interface SiteProcess {
  readonly sites: OpenedSites
  context(caller: Address | null, line?: PaidLine): UploadContext
  /** Asks a site for a path, as it is written. */
  get(siteId: string, path: string, options?: { headers?: Record<string, string>; method?: string }): Promise<Page>
  activate(wallet: Address, siteId: string): Promise<Activated>
  run(job: string): Promise<void>
  stop(): Promise<void>
}

/** Sites on the database, store and clock of a test's hosting; the second one is another process beside the first. */
export async function startSites(hosting: TestHosting): Promise<SiteProcess> {
  const ground = { db: hosting.db, blobs: hosting.blobs, log: hosting.log, now: () => hosting.now }
  const sites = openSites(ground)
  const server: FilesServer = await startFilesServer(ground, { sites: sites.handler })
  const context = (caller: Address | null, line?: PaidLine): UploadContext => {
    const plain = hosting.context(caller, line)
    return { ...plain, engines: { ...plain.engines, sites: sites.engine } }
  }
  return {
    sites,
    context,
    get: (siteId, path, options) => ask(server.port, `${siteId}.${SITES_DOMAIN}`, path, options),
    async activate(wallet, siteId) {
      const input = { site: siteId }
      const payload = await resolve<{ activation: Activated }>('Mutation.activateSite', { input }, context(wallet))
      return payload.activation
    },
    async run(name) {
      const job = TOPICS.flatMap((topic) => topic.jobs?.[name] ?? [])[0]
      if (!job) throw new Error(`There is no job ${name}`)
      await job({}, { ...ground, engines: context(null).engines })
    },
    async stop() {
      await server.stop()
      await sites.close()
    },
  }
}

/** Hosting with one process that makes and serves sites. */
export async function startSiteHosting(): Promise<{ hosting: TestHosting; first: SiteProcess }> {
  const hosting = await startTestHosting()
  return { hosting, first: await startSites(hosting) }
}

/** Resolves a field of a site; what it answers is for the test to know. */
export async function resolve<Answer>(coordinate: string, args: object, context: UploadContext, parent?: unknown) {
  const [type = '', field = ''] = coordinate.split('.')
  const resolver = TOPICS.flatMap((topic) => topic.resolvers?.[type]?.[field] ?? [])[0]
  if (!resolver) throw new Error(`No resolver for ${coordinate}`)
  return (await resolver(parent as never, args as never, context, {} as GraphQLResolveInfo)) as Answer
}

/** Buys a site; its zip has not come. */
export function buySite(hosting: TestHosting, wallet: Address, tier: 'MB_10' | 'MB_100' = 'MB_10'): Promise<Slot> {
  return buy(hosting, wallet, 'buySite', { filename: 'site.zip', tier })
}

/** Sends a zip to an upload URL, as a user does. */
export async function sendZip(slot: Slot, zip: Uint8Array): Promise<void> {
  const sent = await fetch(slot.uploadUrl, { method: 'PUT', body: new Uint8Array(zip) })
  if (sent.status !== 201) throw new Error(`The zip was not taken: ${await sent.text()}`)
}

/** Asks for a new upload URL and sends a zip to it. */
export async function sendAnother(hosting: TestHosting, wallet: Address, uploadId: string, zip: Uint8Array) {
  const input = { site: uploadId }
  const { slot } = await resolveSlot<{ slot: Slot }>('Mutation.replaceSite', { input }, hosting.context(wallet))
  await sendZip(slot, zip)
}

/** A zip with these files. */
export function zipOf(files: Record<string, string | Uint8Array>): Buffer {
  return craftZip(Object.entries(files).map(([name, content]): CraftedEntry => ({ name, content })))
}

/** A site that is live with these files. */
export async function liveSite(
  { hosting, first }: { hosting: TestHosting; first: SiteProcess },
  wallet: Address,
  files: Record<string, string | Uint8Array>,
): Promise<string> {
  const slot = await buySite(hosting, wallet)
  await sendZip(slot, zipOf(files))
  await first.activate(wallet, slot.uploadId)
  return slot.uploadId
}

/** Keys in a folder of the store. */
export async function keysIn(hosting: TestHosting, folder: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of hosting.blobs.list(folder)) keys.push(key)
  return keys
}

/** The upload's row. */
export async function uploadRow(hosting: TestHosting, id: string) {
  const upload = await findUpload(hosting.db.pool, id)
  if (!upload) throw new Error(`There is no upload ${id}`)
  return upload
}

async function ask(
  port: number,
  host: string,
  path: string,
  { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {},
): Promise<Page> {
  return new Promise((resolvePage, reject) => {
    const request = httpRequest(
      { port, host: '127.0.0.1', path, method, headers: { ...headers, host } },
      (response) => {
        buffer(response).then(
          (body) => resolvePage({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        )
      },
    )
    request.on('error', reject).end()
  })
}
