import type { Addresses } from '../addresses.ts'
import type { Upload } from '../store/upload.ts'
import type { Value } from '../types.gen.ts'
import { curlExample } from './curl.ts'

/** Message to a buyer whose act was completed, or given up, in the meantime. */
export const LATE = 'This slot has been bought, or given up, already'

/** The parts of the schema's `UploadSlot`. */
export interface Issued {
  readonly upload: Pick<Upload, 'id' | 'kind' | 'filename' | 'publicName' | 'expiresAt' | 'maxSize' | 'transactionHash'>
  /** Shown only once. */
  readonly token: string
  /** When the upload URL expires. */
  readonly expiresAt: Date
}

/** A slot as its buyer sees it. No POST form is offered, because its size could not be limited while reading. */
export function describeSlot({ upload, token, expiresAt }: Issued, addresses: Addresses): Value<'UploadSlot'> {
  const uploadUrl = `${addresses.files}/u/${token}`
  return {
    uploadId: upload.id,
    uploadUrl,
    uploadMethod: 'PUT',
    uploadUrlExpiresAt: expiresAt,
    postUrl: null,
    postFields: null,
    publicUrl: upload.kind === 'FILE' ? fileUrl(upload, addresses) : null,
    expiresAt: upload.expiresAt,
    maxSize: Number(upload.maxSize),
    transactionHash: upload.transactionHash,
    curlExample: curlExample(upload.filename, upload.publicName, uploadUrl),
  }
}

/** The permanent link of a file. */
export function fileUrl({ id, publicName }: Pick<Upload, 'id' | 'publicName'>, addresses: Addresses): string {
  return `${addresses.files}/f/${id}/${encodeURIComponent(publicName)}`
}
