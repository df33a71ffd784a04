import type { JobContext } from '../../kit/service/subgraph.ts'
import type { Upload } from '../store/uploads.ts'
import type { UploadEngines } from '../work.ts'
import { takeFreeLease } from './lease.ts'

const BATCH = 100
/** How long the row of a used or closed upload URL is kept. */
const KEPT = '30 days'

/** Removes partial uploads through upload URLs that have expired or were superseded. */
export async function closeTickets(context: JobContext<UploadEngines>): Promise<void> {
  const sql = `DELETE FROM upload.ticket WHERE completed_at <= $1::timestamptz - interval '${KEPT}'`
  await context.db.pool.query(sql, [context.now()])
  let after = ''
  for (;;) {
    const overdue = await readOverdue(context, after)
    for (const ticket of overdue) await close(context, ticket)
    const last = overdue.at(-1)
    if (!last || overdue.length < BATCH) return
    after = last.token_hash
  }
}

interface Overdue {
  token_hash: string
  blob_key: string
  content_type: Upload['contentType']
}

async function readOverdue({ db, now }: JobContext<UploadEngines>, after: string): Promise<Overdue[]> {
  const sql = `SELECT token_hash, ticket.blob_key, content_type FROM upload.ticket JOIN upload.upload ON upload.id = upload_id
    WHERE completed_at IS NULL AND ticket.expires_at <= $1 AND token_hash > $2 ORDER BY token_hash LIMIT ${BATCH}`
  return (await db.pool.query<Overdue>(sql, [now(), after])).rows
}

/** Closes the ticket after its parts are deleted, so that the next run repairs a crash in between. */
async function close({ db, engines, log, now }: JobContext<UploadEngines>, ticket: Overdue): Promise<void> {
  // A request that started in time may continue.
  const lease = await takeFreeLease(db.pool, ticket.token_hash, log)
  if (!lease) return
  try {
    const { rowCount } = await db.pool.query(
      'SELECT 1 FROM upload.ticket WHERE token_hash = $1 AND completed_at IS NULL',
      [ticket.token_hash],
    )
    if (rowCount === 0) return
    await engines.blobs.upload(ticket.blob_key, { contentType: ticket.content_type }).discard()
    const sql = `UPDATE upload.ticket SET completed_at = $2, announced = NULL WHERE token_hash = $1 AND completed_at IS NULL`
    await db.pool.query(sql, [ticket.token_hash, now()])
  } finally {
    await lease.release()
  }
}
