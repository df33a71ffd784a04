import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'
import { ifThere, onS3 } from './errors.ts'

/** Concurrent delete requests. */
const DELETES_AT_ONCE = 16

/** One object of a listing. */
export interface Listed {
  readonly name: string
  readonly size: number
  readonly etag: string
  readonly modifiedAt: Date
}

/** Stores an object of a few megabytes in one atomic request; returns its etag. */
export async function putObject(bucket: Bucket, name: string, data: Uint8Array, contentType: string): Promise<string> {
  const answer = await onS3(() =>
    bucket.client.send(
      new PutObjectCommand({
        Bucket: bucket.name,
        Key: name,
        Body: data,
        ContentLength: data.byteLength,
        ContentType: contentType,
      }),
    ),
  )
  return bareEtag(answer.ETag)
}

/** Gets an object, or `range` of it (as in the Range header); null if it does not exist. */
export async function getObject(bucket: Bucket, name: string, range?: string): Promise<GetObjectCommandOutput | null> {
  return ifThere(() => bucket.client.send(new GetObjectCommand({ Bucket: bucket.name, Key: name, Range: range })))
}

/** The bytes of a small object; null if it does not exist. */
export async function readObject(bucket: Bucket, name: string): Promise<Uint8Array | null> {
  const answer = await getObject(bucket, name)
  return answer && onS3(async () => (await answer.Body?.transformToByteArray()) ?? new Uint8Array())
}

/**
 * Deletes objects; missing ones are ignored. One request each: the batch request needs a body checksum that stores
 * other than Amazon's do not accept from the SDK.
 */
export async function deleteObjects(bucket: Bucket, names: readonly string[]): Promise<void> {
  const waiting = names.values()
  const removeWaiting = async () => {
    for (const name of waiting)
      await ifThere(() => bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: name })))
  }
  await Promise.all(Array.from({ length: Math.min(DELETES_AT_ONCE, names.length) }, removeWaiting))
}

/** The objects whose names start with a prefix, in the store's order, a thousand per request. */
export async function* listObjects(bucket: Bucket, prefix: string): AsyncGenerator<Listed> {
  let page: ListObjectsV2CommandOutput | undefined
  do {
    // Continue by name: a continuation token can expire while a page is processed.
    const StartAfter: string | undefined = page?.Contents?.at(-1)?.Key
    page = await onS3(() =>
      bucket.client.send(new ListObjectsV2Command({ Bucket: bucket.name, Prefix: prefix, StartAfter })),
    )
    for (const { Key, Size, ETag, LastModified } of page.Contents ?? [])
      yield { name: Key ?? '', size: Size ?? 0, etag: bareEtag(ETag), modifiedAt: LastModified ?? new Date(0) }
  } while (page.IsTruncated)
}

/** An etag without its quotes. */
export function bareEtag(etag: string | undefined): string {
  return (etag ?? '').replace(/^"|"$/g, '')
}
