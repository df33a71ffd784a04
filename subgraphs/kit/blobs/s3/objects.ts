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

/** How many requests delete objects at the same time. */
const DELETES_AT_ONCE = 16

/** One object as a listing has it. */
export interface Listed {
  readonly name: string
  readonly size: number
  readonly etag: string
  readonly modifiedAt: Date
}

/** Stores an object of a few megabytes in one request, whole or not at all; returns its etag. */
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

/** Asks for an object, or the bytes `range` of it (as in the header of that name); null when it is not there. */
export async function getObject(bucket: Bucket, name: string, range?: string): Promise<GetObjectCommandOutput | null> {
  return ifThere(() => bucket.client.send(new GetObjectCommand({ Bucket: bucket.name, Key: name, Range: range })))
}

/** A small object's bytes; null when it is not there. */
export async function readObject(bucket: Bucket, name: string): Promise<Uint8Array | null> {
  const answer = await getObject(bucket, name)
  return answer && onS3(async () => (await answer.Body?.transformToByteArray()) ?? new Uint8Array())
}

/**
 * Removes objects; those that are not there are fine. One request each: the request for many needs a checksum of its
 * body that stores other than Amazon's do not take from the SDK.
 */
export async function deleteObjects(bucket: Bucket, names: readonly string[]): Promise<void> {
  const waiting = names.values()
  const removeWaiting = async () => {
    for (const name of waiting)
      await ifThere(() => bucket.client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key: name })))
  }
  await Promise.all(Array.from({ length: Math.min(DELETES_AT_ONCE, names.length) }, removeWaiting))
}

/** The objects whose names begin with a text, in the order of the store, a thousand to a request. */
export async function* listObjects(bucket: Bucket, prefix: string): AsyncGenerator<Listed> {
  let page: ListObjectsV2CommandOutput | undefined
  do {
    // By name and not by token, which goes stale while a page is worked on.
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
