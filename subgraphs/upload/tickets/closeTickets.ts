import { affected, allRows, firstRow, tables } from '../../../prisma/sql.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import { addDays } from '../../kit/time.ts'
import type { UploadEngines } from '../work.ts'
import { takeFreeLease } from './lease.ts'

const BATCH = 100
/** How long the row of a used or closed upload URL is kept. */
const KEPT_DAYS = 30

/** Removes partial uploads through upload URLs that have expired or were superseded. */
export async function closeTickets(context: JobContext<UploadEngines>): Promise<void> {
  const old = tables.deleteFrom('upload.ticket').where('completedAt', '<=', addDays(context.now(), -KEPT_DAYS))
  await affected(context.db.pool, old)
  let after = ''
  for (;;) {
    const overdue = await readOverdue(context, after)
    for (const ticket of overdue) {
      // One that cannot be closed must not keep the others open; the next run tries it again.
      await close(context, ticket).catch((error: unknown) =>
        context.log.error({ err: error, blob: ticket.blobKey }, 'A partial upload could not be removed'),
      )
    }
    const last = overdue.at(-1)
    if (!last || overdue.length < BATCH) return
    after = last.tokenHash
  }
}

function readOverdue({ db, now }: JobContext<UploadEngines>, after: string) {
  const overdue = tables
    .selectFrom('upload.ticket as ticket')
    .innerJoin('upload.upload as upload', 'upload.id', 'ticket.uploadId')
    .select(['ticket.tokenHash', 'ticket.blobKey', 'upload.contentType'])
    .where('ticket.completedAt', 'is', null)
    .where('ticket.expiresAt', '<=', now())
    .where('ticket.tokenHash', '>', after)
  return allRows(db.pool, overdue.orderBy('ticket.tokenHash').limit(BATCH))
}

type Overdue = Awaited<ReturnType<typeof readOverdue>>[number]

/** Closes the ticket after its parts are deleted, so that the next run repairs a crash in between. */
async function close({ db, engines, log, now }: JobContext<UploadEngines>, ticket: Overdue): Promise<void> {
  // A request that started in time may continue.
  const lease = await takeFreeLease(db.pool, ticket.tokenHash, log)
  if (!lease) return
  try {
    const open = tables.selectFrom('upload.ticket').select('tokenHash').where('completedAt', 'is', null)
    if (!(await firstRow(db.pool, open.where('tokenHash', '=', ticket.tokenHash)))) return
    await engines.blobs.upload(ticket.blobKey, { contentType: ticket.contentType }).discard()
    const closed = tables.updateTable('upload.ticket').set({ completedAt: now(), announced: null })
    await affected(db.pool, closed.where('tokenHash', '=', ticket.tokenHash).where('completedAt', 'is', null))
  } finally {
    await lease.release()
  }
}
