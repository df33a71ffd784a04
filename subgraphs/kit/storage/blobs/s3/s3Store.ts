import { Readable } from 'node:stream'
import { type GetObjectCommandOutput, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { BlobInfo, BlobStore, ByteRange, OpenBlob } from '../blobStore.ts'
import { readChunks } from '../chunks.ts'
import { BlobStoreFailed, RangeOutside } from '../errors.ts'
import { checkFolder, checkKey, isKey } from '../key.ts'
import { scopedStore } from '../scopedStore.ts'
import type { Writers } from '../writers.ts'
import { type Bucket, type BucketSettings, bucketId, openBucket } from './bucket.ts'
import { ifThere, isNamed, onS3 } from './errors.ts'
import { bareEtag, deleteObjects, getObject, listObjects } from './objects.ts'
import { partialObject } from './partialObject.ts'
import { putBlob } from './putBlob.ts'

/**
 * A store in an S3 bucket. A crash can leave parts of unfinished uploads in the bucket, invisible but stored: give the
 * bucket a lifecycle rule that aborts incomplete multipart uploads after a week.
 */
export function openS3Store(settings: BucketSettings): BlobStore {
  const bucket = openBucket(settings)
  const writers: Writers = new Set()
  const nameOf = (key: string) => {
    checkKey(key)
    return `${bucket.blobs}${key}`
  }
  const store: BlobStore = {
    kind: 's3',
    id: bucketId(settings),
    async put(key, body, { maxBytes, contentType }) {
      const chunks = readChunks(body, maxBytes)
      const { etag, size } = await putBlob({ bucket, name: nameOf(key), chunks, maxBytes, contentType })
      const found = await store.stat(key)
      // Only the store knows its modification time, unless another writer has replaced the blob since.
      return found?.etag === etag ? found : { key, size, etag, modifiedAt: new Date() }
    },
    stat: async (key) => headBlob(bucket, key, nameOf(key)),
    open: async (key, range) => openObject(bucket, key, nameOf(key), range),
    delete: async (keys) => deleteObjects(bucket, keys.map(nameOf)),
    async *list(folder) {
      checkFolder(folder)
      const below = folder === '' ? '' : `${folder}/`
      for await (const { name, ...info } of listObjects(bucket, bucket.blobs + below)) {
        const key = name.slice(bucket.blobs.length)
        // S3 consoles create folder markers in buckets.
        if (isKey(key)) yield { key, ...info }
      }
    },
    upload(key, { contentType }) {
      checkKey(key)
      return partialObject(store, bucket, writers, key, contentType)
    },
    async presignPut(key, { contentType, contentLength, expiresInSeconds }) {
      const command = new PutObjectCommand({
        Bucket: bucket.name,
        Key: nameOf(key),
        ContentType: contentType,
        ContentLength: contentLength,
      })
      const signableHeaders = new Set([
        'host',
        'content-type',
        ...(contentLength === undefined ? [] : ['content-length']),
      ])
      return onS3(() => getSignedUrl(bucket.client, command, { expiresIn: expiresInSeconds, signableHeaders }))
    },
    within: (folder) => scopedStore(store, folder),
    close: async () => bucket.client.destroy(),
  }
  return store
}

async function headBlob(bucket: Bucket, key: string, name: string): Promise<BlobInfo | null> {
  const answer = await ifThere(() => bucket.client.send(new HeadObjectCommand({ Bucket: bucket.name, Key: name })))
  return answer && infoOf(key, answer, answer.ContentLength ?? 0)
}

async function openObject(bucket: Bucket, key: string, name: string, range?: ByteRange): Promise<OpenBlob | null> {
  const answer = await getRange(bucket, name, range)
  if (!answer) return null
  const body = answer.Body
  if (!(body instanceof Readable)) throw new Error(`The store answered without a body for ${name}`)
  const size = sizeOf(answer)
  const wrong = range && rangeProblem(answer, range, size)
  if (wrong) {
    body.destroy()
    throw wrong
  }
  return { info: infoOf(key, answer, size), body }
}

/** S3 shortens a range that extends beyond the object, and some stores return the whole object instead. */
function rangeProblem(answer: GetObjectCommandOutput, { start, end }: ByteRange, size: number): Error | null {
  if (end >= size) return new RangeOutside(size)
  if (answer.ContentRange?.startsWith(`bytes ${start}-${end}/`)) return null
  return new BlobStoreFailed(`The store was asked for bytes ${start}-${end} and gave others.`, undefined)
}

async function getRange(bucket: Bucket, name: string, range?: ByteRange): Promise<GetObjectCommandOutput | null> {
  if (!range) return getObject(bucket, name)
  // S3 ignores an invalid range.
  if (range.start < 0 || range.end < range.start) return refuseRange(bucket, name)
  try {
    return await getObject(bucket, name, `bytes=${range.start}-${range.end}`)
  } catch (error) {
    if (isNamed(error, 'InvalidRange')) return refuseRange(bucket, name)
    throw error
  }
}

async function refuseRange(bucket: Bucket, name: string): Promise<null> {
  const whole = await headBlob(bucket, '', name)
  if (!whole) return null
  throw new RangeOutside(whole.size)
}

/** Size of the whole object, in bytes: after the slash of `bytes 0-9/100` if a range was requested. */
function sizeOf(answer: GetObjectCommandOutput): number {
  const whole = answer.ContentRange?.split('/')[1]
  return whole === undefined ? (answer.ContentLength ?? 0) : Number(whole)
}

function infoOf(key: string, answer: { ETag?: string; LastModified?: Date }, size: number): BlobInfo {
  return { key, size, etag: bareEtag(answer.ETag), modifiedAt: answer.LastModified ?? new Date(0) }
}
