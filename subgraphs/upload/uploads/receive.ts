import type { Database, PoolClient } from '../../../prisma/database.ts'
import { affected, tables } from '../../../prisma/sql.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { BlobInfo } from '../../kit/storage/blobs/blobStore.ts'
import { findUpload } from '../store/uploads.ts'
import { spendTicket, type Ticket } from '../tickets/tickets.ts'

/**
 * Saves a file that is durably stored: in one transaction it marks the ticket as used and shows the file, or keeps the
 * zip for the next activation. False if another file was uploaded through the ticket first, a newer ticket exists, or the
 * upload was removed.
 */
export async function receive(db: Database, ticket: Ticket, blob: BlobInfo, now: Date): Promise<boolean> {
  return inTransaction(db.pool, async (client) => {
    // Locked before the ticket, in the same order as in `issueTicket`'s callers: a newer ticket is then visible, and the
    // two transactions cannot deadlock.
    const upload = await findUpload(client, ticket.upload.id, 'FOR UPDATE')
    // Files saved after the removal would never be deleted.
    if (!upload || upload.removedAt) return false
    if (!(await spendTicket(client, ticket, blob.size, now))) return false
    await (ticket.upload.kind === 'SITE' ? keepZip : showFile)(client, ticket, blob, now)
    return true
  })
}

async function showFile(client: PoolClient, { upload }: Ticket, { key, etag, size }: BlobInfo, now: Date) {
  const shown = { blobKey: key, etag, actualSize: size, uploadedAt: now }
  await affected(client, tables.updateTable('upload.upload').set(shown).where('id', '=', upload.id))
}

async function keepZip(client: PoolClient, { upload }: Ticket, { key, size }: BlobInfo, now: Date) {
  const version = { uploadId: upload.id, zipKey: key, zipSize: size, receivedAt: now }
  await affected(client, tables.insertInto('upload.siteVersion').values(version))
}
