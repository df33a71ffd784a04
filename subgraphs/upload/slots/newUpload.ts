import type { PoolClient } from '../../../prisma/database.ts'
import { UPLOAD_COLUMNS, type Upload, type UploadRow, uploadOfRow } from '../store/uploads.ts'
import { addMonths, PERIOD_MONTHS } from '../tiers.ts'
import { publicNameOf } from './publicName.ts'
import { newUploadId } from './uploadId.ts'

/** A purchase to insert, and the act that paid for it. */
export type NewUpload = Pick<
  Upload,
  'kind' | 'wallet' | 'filename' | 'contentType' | 'tier' | 'pricePaid' | 'transactionHash'
> & { readonly actId: string; readonly now: Date }

/** Ids practically never collide; an error is better than an endless loop. */
const MAX_TRIES = 5

/** Inserts a purchased upload under a new id. */
export async function insertUpload(client: PoolClient, order: NewUpload): Promise<Upload> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const upload = await tryToInsert(client, order, newUploadId())
    if (upload) return upload
  }
  throw new Error('No free id for an upload was found')
}

/** Null if the id is taken. */
async function tryToInsert(client: PoolClient, order: NewUpload, id: string): Promise<Upload | null> {
  const { kind, wallet, filename, contentType, tier, pricePaid, transactionHash, actId, now } = order
  const { rows } = await client.query<UploadRow>(
    `INSERT INTO upload.upload (id, kind, wallet, filename, public_name, content_type, tier, max_size, price_paid,
      transaction_hash, act_id, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (id) DO NOTHING RETURNING ${UPLOAD_COLUMNS}`,
    [
      id,
      kind,
      wallet,
      filename,
      publicNameOf(filename),
      contentType,
      tier.wire,
      tier.bytes,
      pricePaid,
      transactionHash,
      actId,
      now,
      addMonths(now, PERIOD_MONTHS),
    ],
  )
  return rows[0] ? uploadOfRow(rows[0]) : null
}
