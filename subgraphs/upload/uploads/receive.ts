import type { PoolClient } from 'pg'
import type { Database } from '../../../prisma/database.ts'
import type { BlobInfo } from '../../kit/blobs/blobStore.ts'
import { inTransaction } from '../../kit/transaction.ts'
import { findUpload } from '../store/uploads.ts'
import { spendTicket, type Ticket } from '../tickets/tickets.ts'

/**
 * Notes that a file has come, which is durably stored by now: the ticket is used up and the file shown, or the zip kept
 * for the next activation, in one transaction. False when another file came through the same ticket first, a newer ticket
 * took its place, or the upload is over for good.
 */
export async function receive(db: Database, ticket: Ticket, blob: BlobInfo, now: Date): Promise<boolean> {
  return inTransaction(db.pool, async (client) => {
    // Before the ticket, as whoever issues a newer one does: that one is seen then, and neither waits for the other.
    const upload = await findUpload(client, ticket.upload.id, 'FOR UPDATE')
    // Nothing would ever remove what comes after that.
    if (!upload || upload.removedAt) return false
    if (!(await spendTicket(client, ticket, blob.size, now))) return false
    await (ticket.upload.kind === 'SITE' ? keepZip : showFile)(client, ticket, blob, now)
    return true
  })
}

async function showFile(client: PoolClient, { upload }: Ticket, { key, etag, size }: BlobInfo, now: Date) {
  const sql = `UPDATE upload.upload SET blob_key = $2, etag = $3, actual_size = $4, uploaded_at = $5 WHERE id = $1`
  await client.query(sql, [upload.id, key, etag, size, now])
}

async function keepZip(client: PoolClient, { upload }: Ticket, { key, size }: BlobInfo, now: Date) {
  const sql = `INSERT INTO upload.site_version (upload_id, zip_key, zip_size, received_at) VALUES ($1, $2, $3, $4)`
  await client.query(sql, [upload.id, key, size, now])
}
