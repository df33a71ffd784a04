import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput, Conflict, Gone, LimitReached, NotFound, TollgraphError } from '../../../schema/errors.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Upload } from '../store/upload.ts'
import { findUpload, ownSite, requireNotSuspended } from '../store/uploads.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext, UploadEngines } from '../work.ts'
import { ZipRefused } from '../zip/refused.ts'
import { siteExpired } from './expired.ts'
import { type Extraction, extract, removeFolder } from './extract.ts'
import { type ExtractionLease, takeExtraction } from './lease.ts'
import { manifestOf, type SiteFile } from './siteFile.ts'
import { type ExtractedFiles, goLive, newestVersion, refuseVersion, replacedBytes, type Version } from './versions.ts'

/**
 * Activates a site: extracts its newest zip beside the live version, then swaps the versions in one transaction, so that
 * no request sees half a site. A zip is activated once, or refused permanently.
 *
 * Extraction continues when the client disconnects or EXECUTION_TIMEOUT_MS ends the request. Requests meanwhile get 409;
 * the upload's `siteUrl` and `fileCount` show when the site is live. If the process dies, the sweep removes its files,
 * and another process may start again after a minute.
 */
export const activating: Topic<UploadGraph> = {
  resolvers: { Mutation: { activateSite } },
}

/** Seconds after which a request refused by a running activation may retry. */
const RETRY_AFTER = 5

/**
 * Replaced versions keep their files for some minutes. Together they may take this multiple of the bought size: otherwise
 * a small zip, activated repeatedly, could fill the disk.
 */
const REPLACED_ROOMS = 3
/** Seconds after which some replaced versions are gone. */
const REPLACED_RETRY_AFTER = 600

const SITE_PATH = ['input', 'site'] as const

async function activateSite(_: unknown, { input }: Args<'Mutation.activateSite'>, context: UploadContext) {
  const site = await ownSite(context, keyOfNode('Site', input.site), SITE_PATH)
  await requireNotSuspended(context, site)
  if (site.expiresAt <= context.now()) throw siteExpired(site, SITE_PATH)
  const version = await zipToActivate(context, site)
  if ((await replacedBytes(context.db.pool, site.id)) > REPLACED_ROOMS * Number(site.maxSize))
    throw new LimitReached(
      'This site was replaced too often in the last minutes; activate it later',
      REPLACED_RETRY_AFTER,
    )
  const files = await asOnlyExtractor(context, version, (lease) =>
    context.engines.sites.extractions.run((stopping) => makeLive(context, { site, version, lease, stopping })),
  )
  const siteUrl = context.engines.addresses.site(site.id)
  return {
    site: await ownSite(context, site.id),
    activation: { siteUrl, fileCount: files.size, files: [...files.keys()] },
  }
}

type Zipped = Version & { readonly zipKey: string }

/** Throws BadInput if no zip was uploaded or it was refused, Conflict if it is live already, Gone if it was removed. */
async function zipToActivate({ db }: UploadContext, { id }: Upload): Promise<Zipped> {
  const version = await newestVersion(db.pool, id)
  if (!version) throw noNewZip(new BadInput('no zip has come for this site yet; send one to its upload URL', SITE_PATH))
  if (version.activatedAt)
    throw noNewZip(new Conflict('This site is already active; get a new upload URL and send another zip to replace it'))
  if (version.refusal) throw notAZip(version.refusal)
  if (version.zipKey === null) throw noNewZip(new Gone('The zip was removed; send it again'))
  return { ...version, zipKey: version.zipKey }
}

function noNewZip<Failure extends TollgraphError>(error: Failure): Failure {
  return statedAs(error, { type: 'NoNewZipProblem', path: SITE_PATH })
}

function notAZip(reason: string): BadInput {
  return statedAs(new BadInput(reason, SITE_PATH), { type: 'NotAZipProblem', path: SITE_PATH })
}

async function asOnlyExtractor<Result>(
  { db, engines }: UploadContext,
  version: Version,
  work: (lease: ExtractionLease) => Promise<Result>,
): Promise<Result> {
  const lease = await takeExtraction(db.pool, version.id, engines.log)
  if (!lease) throw beingActivated()
  try {
    return await work(lease)
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    await refuseVersion(db.pool, version, lease.extractor, error.reason)
    throw notAZip(error.reason)
  } finally {
    await lease.release()
  }
}

interface Making {
  readonly site: Upload
  readonly version: Zipped
  readonly lease: ExtractionLease
  readonly stopping: AbortSignal
}

/** A zip to extract, and the folder of the site. */
export interface ApartExtraction extends Pick<Extraction, 'zip' | 'maxBytes'> {
  readonly place: string
}

/**
 * Extracts a zip for a site that does not exist yet. Throws ZipRefused for an invalid zip, and Unavailable if too many
 * extractions wait.
 */
export async function extractApart(
  { engines }: UploadContext,
  { zip, place, maxBytes }: ApartExtraction,
): Promise<ExtractedFiles> {
  const folder = `${place}/${randomUUID()}`
  return engines.sites.extractions.run(async (signal) => {
    try {
      return extractedFiles(folder, await extract(engines.blobs, { zip, folder, maxBytes, signal }))
    } catch (error) {
      await removeQuietly(engines, folder)
      throw error
    }
  })
}

function extractedFiles(folder: string, files: ReadonlyMap<string, SiteFile>): ExtractedFiles {
  const totalSize = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  return { folder, manifest: manifestOf(files), fileCount: files.size, totalSize }
}

async function makeLive(context: UploadContext, { site, version, lease, stopping }: Making) {
  const { blobs, sites } = context.engines
  const extraction: Extraction = {
    zip: { key: version.zipKey, size: version.zipSize },
    folder: `sites/${site.id}/${randomUUID()}`,
    maxBytes: Number(site.maxSize),
    signal: AbortSignal.any([stopping, lease.signal]),
  }
  try {
    const files = await extract(blobs, extraction)
    await replaceLive(context, version, extraction.folder, lease, files)
    sites.live.forget(site.id)
    return files
  } catch (error) {
    // After a database error the commit may have succeeded: the files stay, and the sweep decides.
    if (error instanceof TollgraphError) await removeQuietly(context.engines, extraction.folder)
    throw error
  }
}

/** Deletes the files of an extraction that is not used. Does not throw: the sweep removes what is left. */
export async function removeQuietly({ blobs, log }: UploadEngines, folder: string): Promise<void> {
  await removeFolder(blobs, folder).catch((err: unknown) =>
    log.warn({ err, folder }, 'Files of a failed activation are left for the sweep'),
  )
}

async function replaceLive(
  { db, now }: UploadContext,
  { id: versionId, uploadId }: Version,
  folder: string,
  { extractor }: ExtractionLease,
  files: ReadonlyMap<string, SiteFile>,
): Promise<void> {
  const extracted = { versionId, extractor, ...extractedFiles(folder, files) }
  await inTransaction(db.pool, async (client) => {
    const site = await findUpload(client, uploadId, 'FOR UPDATE')
    if (!site) throw new NotFound('Upload not found')
    if (site.expiresAt <= now()) throw siteExpired(site, SITE_PATH)
    if (!(await goLive(client, uploadId, extracted, now())))
      throw new Conflict('A newer zip of this site went live meanwhile')
  })
}

function beingActivated(): Conflict {
  const error = new Conflict('This site is being activated already', { retryAfter: RETRY_AFTER })
  return statedAs(error, { type: 'ActivationRunningProblem', path: SITE_PATH })
}
