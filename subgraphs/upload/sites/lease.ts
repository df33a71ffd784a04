import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { Conflict } from '../../../schema/errors.ts'

/** Without a word for so long an extraction is taken for dead; another process may begin anew then. */
const LEASE_SECONDS = 60
const SAID_EVERY_MS = 15_000

/** The right to extract one version, over all processes. */
export interface ExtractionLease {
  /** Names this extraction. */
  readonly extractor: string
  /** Fires when the right was lost. */
  readonly signal: AbortSignal
  /** Gives it back; does nothing where it was used or lost. */
  release(): Promise<void>
}

/** Takes the right to extract a version that is not live yet; null while somebody else has it. */
export async function takeExtraction(pool: Pool, versionId: string, log: Logger): Promise<ExtractionLease | null> {
  const extractor = randomUUID()
  // The database's clock: those of processes differ.
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
      if (said.rowCount === 0) lost.abort(new Conflict('Somebody else is activating this site by now'))
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
      // It ends by itself too; what was done under it counts.
      await pool
        .query(sql, [versionId, extractor])
        .catch((err: unknown) => log.warn({ err, versionId }, 'The right to extract a site could not be given back'))
    },
  }
}
