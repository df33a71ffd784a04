import type { PoolClient } from '../../../prisma/database.ts'
import { firstRow, tables } from '../../../prisma/sql.ts'
import { recordPurchase } from '../../kit/service/purchases.ts'
import type { Upload } from '../store/upload.ts'
import { UPLOAD_COLUMNS, uploadOfRow } from '../store/uploads.ts'
import { addMonths, PERIOD_MONTHS } from '../tiers.ts'
import { publicNameOf } from './publicName.ts'
import { newUploadId } from './uploadId.ts'

/** A purchase to insert, and the act that paid for it. */
export type NewUpload = Pick<
  Upload,
  'kind' | 'wallet' | 'filename' | 'contentType' | 'tier' | 'pricePaid' | 'transactionHash' | 'sourceId'
> & { readonly actId: string; readonly now: Date }

/** Ids practically never collide; an error is better than an endless loop. */
const MAX_TRIES = 5

/** Inserts a purchased upload under a new id. */
export async function insertUpload(client: PoolClient, order: NewUpload): Promise<Upload> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const upload = await tryToInsert(client, order, newUploadId())
    if (!upload) continue
    await recordPurchase(client, order.actId, { type: upload.kind === 'SITE' ? 'Site' : 'Upload', key: [upload.id] })
    return upload
  }
  throw new Error('No free id for an upload was found')
}

/** Null if the id is taken. */
async function tryToInsert(client: PoolClient, order: NewUpload, id: string): Promise<Upload | null> {
  const { tier, now, ...bought } = order
  const row = {
    ...bought,
    id,
    publicName: publicNameOf(bought.filename),
    tier: tier.wire,
    maxSize: tier.bytes,
    createdAt: now,
    expiresAt: addMonths(now, PERIOD_MONTHS),
  }
  const insert = tables.insertInto('upload.upload').values(row)
  const unlessTaken = insert.onConflict((conflict) => conflict.column('id').doNothing())
  const inserted = await firstRow(client, unlessTaken.returning(UPLOAD_COLUMNS))
  return inserted && uploadOfRow(inserted)
}
