import { inTransaction } from '../../../../prisma/transaction.ts'
import type { JobContext } from '../../../kit/service/subgraph.ts'
import { deleteDocuments } from '../../../kit/storage/keptDocuments.ts'
import { addDays } from '../../../kit/time.ts'
import type { EnrichEngines } from '../../work.ts'
import { blobKeyOf, FOLDER } from './file.ts'
import { KEPT_DAYS } from './read.ts'
import { deleteExpired } from './store.ts'

const PAGES_AT_ONCE = 500

/** Deletes expired pages: rows first, then their texts; a text whose row is gone is deleted once it is old. */
export async function tidyPages({ db, engines, now }: JobContext<EnrichEngines>): Promise<void> {
  const { blobs } = engines.web
  for (;;) {
    const ids = await inTransaction(db.pool, async (client) => {
      const expired = await deleteExpired(client, now(), PAGES_AT_ONCE)
      await deleteDocuments(client, 'Page', expired)
      return expired
    })
    await blobs.delete(ids.map(blobKeyOf))
    if (ids.length < PAGES_AT_ONCE) break
  }
  // A crash between the two leaves a text, and so does one before the row was written.
  const before = addDays(now(), -2 * KEPT_DAYS)
  for await (const { key, modifiedAt } of blobs.list(FOLDER)) if (modifiedAt < before) await blobs.delete([key])
}
