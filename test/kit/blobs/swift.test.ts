import { AbortMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { OffsetMismatch } from '../../../subgraphs/kit/storage/blobs/errors.ts'
import { openBlobStore } from '../../../subgraphs/kit/storage/blobs/openBlobStore.ts'
import { openBucket } from '../../../subgraphs/kit/storage/blobs/s3/bucket.ts'
import { readState, writeState, writeTail } from '../../../subgraphs/kit/storage/blobs/s3/uploadState.ts'
import { BLOB_SETTINGS } from '../../../subgraphs/kit/storage/blobs/settings.ts'
import { blobBehaviours } from './behaviours/blobs.ts'
import { memoryBehaviours } from './behaviours/memory.ts'
import { uploadBehaviours } from './behaviours/uploads.ts'
import { bytes, contentOf, digest, MB } from './bodies.ts'
import { s3Ground } from './grounds/s3Ground.ts'
import { hasSwift, type SwiftServer, startSwift } from './grounds/swiftServer.ts'
import { SWIFT_CREDENTIALS } from './grounds/swiftSettings.ts'

if (!hasSwift)
  console.warn(
    'SKIPPED: the store for files is not tried on a real S3 engine. Install Debian packages: swift-proxy swift-account swift-container swift-object memcached',
  )

describe.skipIf(!hasSwift)('OpenStack Swift', () => {
  let swift: SwiftServer
  beforeAll(async () => {
    swift = await startSwift()
  })
  afterAll(() => swift?.end())
  const groundIn = (bucket: string) =>
    s3Ground(
      {
        bucket,
        region: 'us-east-1',
        endpoint: swift.url,
        forcePathStyle: true,
        credentials: SWIFT_CREDENTIALS,
        prefix: '',
      },
      { listsUploads: true },
    )

  blobBehaviours(() => groundIn('blobs'))
  uploadBehaviours(() => groundIn('uploads'))
  memoryBehaviours(() => groundIn('memory'))

  describe('an upload in parts whose store or process failed', () => {
    const KEY = 'videos/1.mp4'
    const text = { contentType: 'video/mp4' }
    let ground: Awaited<ReturnType<typeof groundIn>>
    let store: BlobStore
    beforeAll(async () => {
      ground = await groundIn('failures')
      store = await ground.open()
    })
    afterAll(async () => {
      await store?.close()
      await ground?.end()
    })

    test('begins anew when the store has thrown its parts away', async () => {
      const upload = store.upload(KEY, text)
      await upload.append(0, bytes(9 * MB), 20 * MB)
      await abortAll(ground)
      const appending = upload.append(9 * MB, bytes(11 * MB), 20 * MB)
      await expect(appending).rejects.toBeInstanceOf(OffsetMismatch)
      await expect(appending).rejects.toMatchObject({ offset: 0 })
      expect(await ground.traces()).toEqual([])
      await upload.append(0, bytes(9 * MB), 9 * MB)
      await abortAll(ground)
      await expect(upload.finish(9 * MB)).rejects.toMatchObject({ offset: 0 })
      expect(await ground.traces()).toEqual([])
      expect(await store.stat(KEY)).toBeNull()
    })

    test('is finished when its process died between finishing and forgetting', async () => {
      const upload = store.upload(KEY, text)
      await upload.append(0, bytes(9 * MB), 9 * MB)
      const notes = { bucket: openBucket(ground.settings), key: KEY }
      const state = await readState(notes)
      if (!state) throw new Error('There is no state')
      const info = await upload.finish(9 * MB)
      // What such a process leaves: all it knew of the upload.
      await writeTail(notes, state, bytes(9 * MB).subarray(8 * MB))
      await writeState(notes, null, state)
      expect(await upload.finish(9 * MB)).toEqual(info)
      expect(await ground.traces()).toEqual([])
      expect(digest(await contentOf(store, KEY))).toBe(digest(bytes(9 * MB)))
      notes.bucket.client.destroy()
      await store.delete([KEY])
    })
  })

  test('is told apart at boot when the secret is wrong', async () => {
    const settings = z.object(BLOB_SETTINGS).parse({
      S3_BUCKET: 'blobs',
      S3_ENDPOINT: swift.url,
      S3_ACCESS_KEY_ID: SWIFT_CREDENTIALS.accessKeyId,
      S3_SECRET_ACCESS_KEY: 'wrong',
    })
    await expect(openBlobStore(settings, '/nowhere')).rejects.toThrow('correct S3_SECRET_ACCESS_KEY')
  })
})

/** As a bucket's lifecycle rule does after some days. */
async function abortAll({ client, settings }: Awaited<ReturnType<typeof s3Ground>>): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: settings.bucket }))
  for (const { Key, UploadId } of Uploads)
    await client.send(new AbortMultipartUploadCommand({ Bucket: settings.bucket, Key, UploadId }))
}
