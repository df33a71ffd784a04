import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { affected, tables } from '../../../prisma/sql.ts'
import { Conflict } from '../../../schema/errors.ts'

/** Lease of an extraction: not renewed for so long, it counts as dead, and another process may start again. */
const LEASE_END = sql<Date>`clock_timestamp() + interval '60 seconds'`
const SAID_EVERY_MS = 15_000

/** A version that no extraction holds. */
export const UNLEASED = { extractor: null, extractorUntil: null } as const

/** For `where`: no extraction holds the row of `upload.site_version` that a statement reads. */
export const isUnleased = sql<boolean>`(extractor is null or extractor_until <= clock_timestamp())`

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
  const version = tables.updateTable('upload.siteVersion').where('id', '=', versionId)
  const taken = version
    .set({ extractor, extractorUntil: LEASE_END })
    .where('activatedAt', 'is', null)
    .where('refusal', 'is', null)
    .where(isUnleased)
  if ((await affected(pool, taken)) === 0) return null
  const held = version.where('extractor', '=', extractor)
  const lost = new AbortController()
  const saying = setInterval(() => void sayAgain(), SAID_EVERY_MS)
  saying.unref()
  const sayAgain = async () => {
    try {
      const said = await affected(pool, held.set({ extractorUntil: LEASE_END }))
      if (said === 0) lost.abort(new Conflict('Another process has taken over the activation of this site'))
    } catch (error) {
      log.warn({ err: error, versionId }, 'The extraction of a site could not say that it goes on')
    }
  }
  return {
    extractor,
    signal: lost.signal,
    async release() {
      clearInterval(saying)
      // A failed release is harmless: the lease expires by itself, and the extraction's result stays.
      await affected(pool, held.set(UNLEASED)).catch((err: unknown) =>
        log.warn({ err, versionId }, 'The right to extract a site could not be given back'),
      )
    },
  }
}
