import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { Conflict } from '../../../schema/errors.ts'

/** Lease of an extraction: not renewed for so long, it counts as dead, and another process may start again. */
const LEASE_SECONDS = 60
const SAID_EVERY_MS = 15_000

/** The exclusive right, across processes, to extract one version. */
export interface ExtractionLease {
  /** Id of this extraction. */
  readonly extractor: string
  /** Fires when the lease was lost. */
  readonly signal: AbortSignal
  /** Releases the lease; does nothing if it was used or lost. */
  release(): Promise<void>
}

/** Leases the extraction of a version that is not live yet; null while another extraction holds it. */
export async function takeExtraction(pool: Pool, versionId: string, log: Logger): Promise<ExtractionLease | null> {
  const extractor = randomUUID()
  // Uses the database's clock, because clocks of processes differ.
  const { rowCount } = await pool.query(
    `UPDATE upload.site_version SET extractor = $2, extractor_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds'
     WHERE id = $1 AND activated_at IS NULL AND refusal IS NULL
       AND (extractor IS NULL OR extractor_until <= clock_timestamp())`,
    [versionId, extractor],
  )
  if (rowCount === 0) return null
  const lost = new AbortController()
  const saying = setInterval(() => void sayAgain(), SAID_EVERY_MS)
  saying.unref()
  const sayAgain = async () => {
    try {
      const sql = `UPDATE upload.site_version SET extractor_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds'
        WHERE id = $1 AND extractor = $2`
      const said = await pool.query(sql, [versionId, extractor])
      if (said.rowCount === 0) lost.abort(new Conflict('Another process has taken over the activation of this site'))
    } catch (error) {
      log.warn({ err: error, versionId }, 'The extraction of a site could not say that it goes on')
    }
  }
  return {
    extractor,
    signal: lost.signal,
    async release() {
      clearInterval(saying)
      const sql = `UPDATE upload.site_version SET extractor = NULL, extractor_until = NULL WHERE id = $1 AND extractor = $2`
      // A failed release is harmless: the lease expires by itself, and the extraction's result stays.
      await pool
        .query(sql, [versionId, extractor])
        .catch((err: unknown) => log.warn({ err, versionId }, 'The right to extract a site could not be given back'))
    },
  }
}
