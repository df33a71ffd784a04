import type { Pool, PoolClient } from '../../../prisma/database.ts'
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
  const { rows } = await pool.query<Version & { zipSize: string }>(
    `SELECT id, upload_id AS "uploadId", zip_key AS "zipKey", zip_size AS "zipSize", activated_at AS "activatedAt", refusal
     FROM upload.site_version WHERE upload_id = $1 ORDER BY site_version.id DESC LIMIT 1`,
    [uploadId],
  )
  return rows[0] ? { ...rows[0], zipSize: Number(rows[0].zipSize) } : null
}

/** Bytes of a site's replaced versions whose files are not removed yet. */
export async function replacedBytes(pool: Pool, uploadId: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `SELECT COALESCE(sum(total_size), 0) AS bytes FROM upload.site_version
     WHERE upload_id = $1 AND folder IS NOT NULL AND replaced_at IS NOT NULL`,
    [uploadId],
  )
  return Number(rows[0]?.bytes ?? 0)
}

/** A completed extraction. */
export interface Extracted {
  /** The version, and the id of its extraction. */
  readonly versionId: string
  readonly extractor: string
  readonly folder: string
  readonly manifest: Manifest
  readonly fileCount: number
  /** Bytes of all files. */
  readonly totalSize: number
}

/**
 * Makes a version live in place of the current one, in a transaction that has locked the upload's row. False, with
 * nothing written, if another extraction took over or a newer zip went live meanwhile.
 */
export async function goLive(client: PoolClient, uploadId: string, extracted: Extracted, now: Date): Promise<boolean> {
  const { versionId, extractor, folder, manifest, fileCount, totalSize } = extracted
  const { rowCount } = await client.query(
    `UPDATE upload.site_version SET folder = $3, manifest = $4, file_count = $5, total_size = $6, activated_at = $7,
      extractor = NULL, extractor_until = NULL
     WHERE id = $1 AND extractor = $2 AND activated_at IS NULL AND NOT EXISTS (
       SELECT 1 FROM upload.site_version newer WHERE newer.upload_id = $8 AND newer.id > $1 AND newer.activated_at IS NOT NULL)`,
    [versionId, extractor, folder, JSON.stringify(manifest), fileCount, totalSize, now, uploadId],
  )
  if (rowCount === 0) return false
  await client.query(
    `UPDATE upload.site_version SET replaced_at = $3
     WHERE upload_id = $1 AND id <> $2 AND activated_at IS NOT NULL AND replaced_at IS NULL`,
    [uploadId, versionId, now],
  )
  await client.query(
    `UPDATE upload.upload SET uploaded_at = $3, actual_size = (SELECT zip_size FROM upload.site_version WHERE id = $2)
     WHERE id = $1`,
    [uploadId, versionId, now],
  )
  return true
}

/** Saves the refusal of a zip, so that later requests do not extract it again. */
export async function refuseVersion(pool: Pool, { id }: Version, extractor: string, reason: string): Promise<void> {
  const sql = `UPDATE upload.site_version SET refusal = $3, extractor = NULL, extractor_until = NULL
    WHERE id = $1 AND extractor = $2`
  await pool.query(sql, [id, extractor, reason])
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
  const { rows } = await pool.query<LiveVersion>(
    `SELECT upload.id AS "uploadId", expires_at AS "expiresAt", version.id AS "versionId",
      version.file_count AS "fileCount", version.activated_at AS "activatedAt"
     FROM upload.upload LEFT JOIN upload.site_version version
       ON version.upload_id = upload.id AND version.activated_at IS NOT NULL AND version.replaced_at IS NULL
     WHERE upload.id = ANY($1) AND kind = 'SITE'`,
    [uploadIds],
  )
  const found = new Map(rows.map((row) => [row.uploadId, row]))
  return uploadIds.map((id) => found.get(id) ?? null)
}

/** The files of a version by path; null if they have been removed. */
export async function readManifest(pool: Pool, versionId: string): Promise<Map<string, SiteFile> | null> {
  const sql = 'SELECT manifest FROM upload.site_version WHERE id = $1'
  const { rows } = await pool.query<{ manifest: Manifest | null }>(sql, [versionId])
  const manifest = rows[0]?.manifest
  return manifest ? new Map(Object.entries(manifest)) : null
}
