import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { allRows, anyOf, firstRow, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { BadInput, Forbidden, NotFound } from '../../../schema/errors.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { restrictionsOf } from '../../kit/abuse/restrictions.ts'
import { callerOf } from '../../kit/service/context.ts'
import { statedAs } from '../../kit/service/problems.ts'
import { UPLOAD_ID } from '../slots/uploadId.ts'
import { tierOnWire } from '../tiers.ts'
import type { UploadContext } from '../work.ts'
import type { Upload } from './upload.ts'

/** `UploadStatus` of the schema. */
export function statusOf(upload: Upload, now: Date): 'PENDING' | 'UPLOADED' | 'EXPIRED' {
  if (upload.expiresAt <= now) return 'EXPIRED'
  return upload.uploadedAt ? 'UPLOADED' : 'PENDING'
}

/** Null if there is no such upload. In a transaction, `FOR UPDATE` locks the row until it ends. */
export async function findUpload(db: Pool | PoolClient, id: string, lock: '' | 'FOR UPDATE' = '') {
  // Postgres rejects some texts.
  if (!UPLOAD_ID.test(id)) return null
  const found = tables.selectFrom('upload.upload').select(UPLOAD_COLUMNS).where('id', '=', id)
  const row = await firstRow(db, lock ? found.forUpdate() : found)
  return row && uploadOfRow(row)
}

/** The uploads with these ids, in the same order; null for an id that does not exist. */
export async function findUploads(pool: Pool, ids: readonly string[]): Promise<(Upload | null)[]> {
  // Postgres rejects some texts.
  const possible = ids.filter((id) => UPLOAD_ID.test(id))
  const found = tables.selectFrom('upload.upload').select(UPLOAD_COLUMNS).where('id', '=', anyOf(possible))
  const rows = await allRows(pool, found)
  return oneForEach(ids, rows.map(uploadOfRow), ({ id }) => id)
}

/** Returns the caller's upload. Throws NotFound, or Forbidden if it belongs to another wallet. */
export async function ownUpload(context: UploadContext, id: string): Promise<Upload> {
  return uploadOf(callerOf(context), await findUpload(context.db.pool, id))
}

/** Returns the caller's site. Throws like `ownUpload`, and BadInput naming `path` if it is a file. */
export async function ownSite(context: UploadContext, id: string, path?: readonly string[]): Promise<Upload> {
  return siteOf(await ownUpload(context, id), path)
}

/** A file or site of the caller's; null for any other. All of a request share one statement. */
export async function ownOf(kind: Upload['kind'], id: string, context: UploadContext): Promise<Upload | null> {
  const { caller, db } = context
  const uploads = context.loader<string, Upload | null>('uploads', (ids) => findUploads(db.pool, ids))
  const upload = await uploads.load(id)
  return upload?.kind === kind && upload.wallet === caller ? upload : null
}

/** Throws Forbidden for an upload that the operator has suspended: it cannot be filled, shown, renewed or connected. */
export async function requireNotSuspended({ db }: Pick<UploadContext, 'db'>, { id, kind }: Upload): Promise<void> {
  if (!(await restrictionsOf(db.pool).isSuspended({ kind, target: id }))) return
  const message = `The operator has suspended this ${kind === 'FILE' ? 'file' : 'site'}`
  const error = new Forbidden(message, { reason: 'upload_suspended' })
  throw statedAs(error, { type: 'SuspendedProblem', path: [] })
}

/**
 * Returns the upload if it belongs to the wallet. Throws NotFound if there is none, Forbidden if it belongs to another
 * wallet.
 */
export function uploadOf(wallet: WalletAddress, found: Upload | null): Upload {
  if (!found) throw new NotFound('Upload not found')
  if (found.wallet !== wallet) throw new Forbidden('Upload belongs to different wallet')
  return found
}

/** Returns the upload if it is a site. Throws BadInput naming `path` if it is a file. */
export function siteOf(upload: Upload, path: readonly string[] = ['uploadId']): Upload {
  if (upload.kind !== 'SITE') throw new BadInput(`${upload.id} is a file, not a site`, path)
  return upload
}

/** The columns that `uploadOfRow` reads, for other queries over this table. */
export const UPLOAD_COLUMNS = [
  'id',
  'kind',
  'wallet',
  'filename',
  'publicName',
  'contentType',
  'tier',
  'maxSize',
  'actualSize',
  'blobKey',
  'etag',
  'pricePaid',
  'transactionHash',
  'sourceId',
  'createdAt',
  'expiresAt',
  'uploadedAt',
  'removedAt',
] as const

export function uploadOfRow(row: Pick<Row<'upload.upload'>, (typeof UPLOAD_COLUMNS)[number]>): Upload {
  return {
    ...row,
    tier: tierOnWire(row.tier),
    maxSize: BigInt(row.maxSize),
    actualSize: row.actualSize === null ? null : BigInt(row.actualSize),
    pricePaid: atomicUsdc(BigInt(row.pricePaid)),
  }
}
