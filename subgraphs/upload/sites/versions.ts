import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { affected, allRows, anyOf, firstRow, onlyRow, tables } from '../../../prisma/sql.ts'
import type { Upload } from '../store/upload.ts'
import { UNLEASED } from './lease.ts'
import type { Manifest, SiteFile } from './siteFile.ts'

/** A zip that was uploaded for a site. */
export interface Version {
  readonly id: string
  readonly uploadId: string
  /** Null once it has been removed. */
  readonly zipKey: string | null
  /** Bytes. */
  readonly zipSize: number
  readonly activatedAt: Date | null
  /** Why the zip was refused, permanently; null if it was not. */
  readonly refusal: string | null
}

/** The latest zip of a site; null if none was uploaded. */
export async function newestVersion(pool: Pool, uploadId: string): Promise<Version | null> {
  const versions = tables
    .selectFrom('upload.siteVersion')
    .select(['id', 'uploadId', 'zipKey', 'zipSize', 'activatedAt', 'refusal'])
    .where('uploadId', '=', uploadId)
  const newest = await firstRow(pool, versions.orderBy('id', 'desc').limit(1))
  return newest && { ...newest, zipSize: Number(newest.zipSize) }
}

/** Bytes of a site's replaced versions whose files are not removed yet. */
export async function replacedBytes(pool: Pool, uploadId: string): Promise<number> {
  const replaced = tables
    .selectFrom('upload.siteVersion')
    .select(({ fn }) => fn.sum<string | null>('totalSize').as('bytes'))
    .where('uploadId', '=', uploadId)
    .where('folder', 'is not', null)
    .where('replacedAt', 'is not', null)
  return Number((await onlyRow(pool, replaced)).bytes ?? 0)
}

/** The files of an extracted zip. */
export interface ExtractedFiles {
  readonly folder: string
  readonly manifest: Manifest
  readonly fileCount: number
  /** Bytes of all files. */
  readonly totalSize: number
}

/** A completed extraction: the version, and the id of its extraction. */
export interface Extracted extends ExtractedFiles {
  readonly versionId: string
  readonly extractor: string
}

/** Writes the first version of a new site as live, in the transaction that inserts the site; returns the site as it then is. */
export async function insertLiveVersion(
  client: PoolClient,
  site: Upload,
  { zipSize, manifest, ...files }: ExtractedFiles & { readonly zipSize: number },
  now: Date,
): Promise<Upload> {
  const version = { uploadId: site.id, zipKey: null, zipSize, receivedAt: now, activatedAt: now }
  const row = { ...version, ...files, manifest: JSON.stringify(manifest) }
  await affected(client, tables.insertInto('upload.siteVersion').values(row))
  const live = tables.updateTable('upload.upload').set({ uploadedAt: now, actualSize: zipSize })
  await affected(client, live.where('id', '=', site.id))
  return { ...site, uploadedAt: now, actualSize: BigInt(zipSize) }
}

/**
 * Makes a version live in place of the current one, in a transaction that has locked the upload's row. False, with
 * nothing written, if another extraction took over or a newer zip went live meanwhile.
 */
export async function goLive(client: PoolClient, uploadId: string, extracted: Extracted, now: Date): Promise<boolean> {
  const { versionId, extractor, folder, manifest, fileCount, totalSize } = extracted
  const files = { folder, manifest: JSON.stringify(manifest), fileCount, totalSize }
  const live = tables
    .updateTable('upload.siteVersion')
    .set({ ...files, activatedAt: now, ...UNLEASED })
    .where('id', '=', versionId)
    .where('extractor', '=', extractor)
    .where('activatedAt', 'is', null)
    .where(({ not, exists, selectFrom }) => {
      const newer = selectFrom('upload.siteVersion as newer')
        .select('newer.id')
        .where('newer.uploadId', '=', uploadId)
        .where('newer.id', '>', versionId)
      return not(exists(newer.where('newer.activatedAt', 'is not', null)))
    })
  if ((await affected(client, live)) === 0) return false
  const replaced = tables
    .updateTable('upload.siteVersion')
    .set({ replacedAt: now })
    .where('uploadId', '=', uploadId)
    .where('id', '<>', versionId)
    .where('activatedAt', 'is not', null)
  await affected(client, replaced.where('replacedAt', 'is', null))
  const zipSize = tables.selectFrom('upload.siteVersion').select('zipSize').where('id', '=', versionId)
  const site = tables.updateTable('upload.upload').set({ uploadedAt: now, actualSize: zipSize })
  await affected(client, site.where('id', '=', uploadId))
  return true
}

/** Saves the refusal of a zip, so that later requests do not extract it again. */
export async function refuseVersion(pool: Pool, { id }: Version, extractor: string, reason: string): Promise<void> {
  const refused = tables
    .updateTable('upload.siteVersion')
    .set({ refusal: reason, ...UNLEASED })
    .where('id', '=', id)
  await affected(pool, refused.where('extractor', '=', extractor))
}

/** A site's state that requests need before they look for a file. */
export interface LiveVersion {
  readonly uploadId: string
  readonly expiresAt: Date
  /** Null if no version is live. */
  readonly versionId: string | null
  readonly fileCount: number | null
  readonly activatedAt: Date | null
}

/** The live version of each site, in the order of the sites; null for an id that is no site. */
export async function liveVersions(pool: Pool, uploadIds: readonly string[]): Promise<(LiveVersion | null)[]> {
  const sites = tables
    .selectFrom('upload.upload as upload')
    .leftJoin('upload.siteVersion as version', (join) =>
      join
        .onRef('version.uploadId', '=', 'upload.id')
        .on('version.activatedAt', 'is not', null)
        .on('version.replacedAt', 'is', null),
    )
    .select(['upload.id as uploadId', 'upload.expiresAt', 'version.id as versionId'])
    .select(['version.fileCount', 'version.activatedAt'])
    .where('upload.id', '=', anyOf(uploadIds))
  const rows = await allRows(pool, sites.where('upload.kind', '=', 'SITE'))
  return oneForEach(uploadIds, rows, ({ uploadId }) => uploadId)
}

/** The files of a version by path; null if they have been removed. */
export async function readManifest(pool: Pool, versionId: string): Promise<Map<string, SiteFile> | null> {
  const version = tables
    .selectFrom('upload.siteVersion')
    .select(({ ref }) => ref('manifest').$castTo<Manifest | null>().as('manifest'))
    .where('id', '=', versionId)
  const manifest = (await firstRow(pool, version))?.manifest
  return manifest ? new Map(Object.entries(manifest)) : null
}
