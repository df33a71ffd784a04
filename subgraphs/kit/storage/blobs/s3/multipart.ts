import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'
import { isNamed, onS3 } from './errors.ts'
import { bareEtag } from './objects.ts'

/** Maximum number of parts of an upload; S3's own limit. */
export const MAX_PARTS = 10_000

/** In bytes. S3 requires at least 5 MiB for all parts but the last; each upload in progress holds one part in memory. */
export const PART_BYTES = 8 * 1024 * 1024

/** An object being assembled from parts; not visible before it is complete. */
export interface Multipart {
  readonly bucket: Bucket
  readonly name: string
  readonly uploadId: string
}

/** Begins a multipart upload. */
export async function beginMultipart(bucket: Bucket, name: string, contentType: string): Promise<Multipart> {
  const answer = await onS3(() =>
    bucket.client.send(new CreateMultipartUploadCommand({ Bucket: bucket.name, Key: name, ContentType: contentType })),
  )
  if (!answer.UploadId) throw new Error(`The store began a multipart upload of ${name} without naming it`)
  return { bucket, name, uploadId: answer.UploadId }
}

/** Uploads a part, numbered from 1, replacing one of that number; returns its etag. */
export async function putPart(multipart: Multipart, number: number, data: Uint8Array): Promise<string> {
  const answer = await onS3(() =>
    multipart.bucket.client.send(
      new UploadPartCommand({ ...named(multipart), PartNumber: number, Body: data, ContentLength: data.byteLength }),
    ),
  )
  return bareEtag(answer.ETag)
}

/** Assembles the object from its parts, given by their etags in order; returns its etag. */
export async function completeMultipart(multipart: Multipart, etags: readonly string[]): Promise<string> {
  const Parts = etags.map((etag, index) => ({ PartNumber: index + 1, ETag: `"${etag}"` }))
  const answer = await onS3(() =>
    multipart.bucket.client.send(
      new CompleteMultipartUploadCommand({ ...named(multipart), MultipartUpload: { Parts } }),
    ),
  )
  return bareEtag(answer.ETag)
}

/** Discards the parts. Ignores an upload that is gone and a store without this operation: its lifecycle rules remove them. */
export async function abortMultipart(multipart: Multipart): Promise<void> {
  await onS3(async () => {
    try {
      await multipart.bucket.client.send(new AbortMultipartUploadCommand(named(multipart)))
    } catch (error) {
      if (!isNamed(error, 'NoSuchUpload', 'NotImplemented', 'MethodNotAllowed')) throw error
    }
  })
}

function named({ bucket, name, uploadId }: Multipart) {
  return { Bucket: bucket.name, Key: name, UploadId: uploadId }
}
