import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput, Gone, LimitReached } from '../../../schema/errors.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { siteExpired } from '../sites/expired.ts'
import type { Upload } from '../store/upload.ts'
import { findUpload, requireNotSuspended, uploadOf } from '../store/uploads.ts'
import { issueTicket, ticketsSince } from '../tickets/tickets.ts'
import type { Args, UploadGraph } from '../types.gen.ts'
import type { UploadContext } from '../work.ts'
import { describeSlot } from './slot.ts'

/**
 * Issues a new upload URL for a paid upload: for a site at any time, since it may be replaced, and for a file that was
 * not uploaded yet, since its URL may have expired.
 */
export const replacing: Topic<UploadGraph> = {
  resolvers: { Mutation: { replaceSite } },
}

/** Validity of the new URL; the documented path has no parameter for it. Seconds. */
const URL_SECONDS = 3_600
/** Most URLs per upload and hour: they are free, and each is a row that is kept for some time. */
const MAX_AN_HOUR = 60
const HOUR_MS = 3_600_000
/** Seconds. */
const RETRY_AFTER = 600

const SITE_PATH = ['input', 'site'] as const

async function replaceSite(_: unknown, { input }: Args<'Mutation.replaceSite'>, context: UploadContext) {
  const uploadId = keyOfNode('Upload', keyOfNode('Site', input.site))
  const now = context.now()
  const issued = await inTransaction(context.db.pool, async (client) => {
    const upload = uploadOf(callerOf(context), await findUpload(client, uploadId, 'FOR UPDATE'))
    await requireNotSuspended(context, upload)
    checkFillable(upload, now)
    if ((await ticketsSince(client, upload.id, new Date(now.getTime() - HOUR_MS))) >= MAX_AN_HOUR)
      throw new LimitReached(`An upload gets ${MAX_AN_HOUR} upload URLs in an hour; ask again later`, RETRY_AFTER)
    return { upload, ...(await issueTicket(client, { upload, seconds: URL_SECONDS, now })) }
  })
  const { upload } = issued
  const slot = { ...describeSlot(issued, context.engines.addresses), transactionHash: null }
  return { site: upload.kind === 'SITE' ? upload : null, slot }
}

function checkFillable(upload: Upload, now: Date): void {
  const { id, kind, uploadedAt, expiresAt } = upload
  if (kind === 'FILE' && uploadedAt) throw new BadInput(`${id} is a file, not a site; it cannot be replaced`, SITE_PATH)
  if (expiresAt <= now && kind === 'FILE') throw new Gone('This upload has expired')
  if (expiresAt <= now) throw siteExpired(upload, SITE_PATH)
}
