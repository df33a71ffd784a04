import {
  CreateBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3'
import { type BucketSettings, openBucket } from '../../../../subgraphs/kit/storage/blobs/s3/bucket.ts'
import { openS3Store } from '../../../../subgraphs/kit/storage/blobs/s3/s3Store.ts'
import { eventually } from '../../../support/ledger.ts'
import type { Ground } from './ground.ts'

/** A bucket of an S3 that runs already. `listsUploads`: whether it can list multipart uploads, and traces() looks at them. */
export async function s3Ground(
  settings: BucketSettings,
  { listsUploads }: { readonly listsUploads: boolean },
): Promise<Ground & { readonly settings: BucketSettings; readonly client: S3Client }> {
  const { client, name, partial } = openBucket(settings)
  await eventually('the bucket is there', () =>
    client.send(new CreateBucketCommand({ Bucket: name })).catch((error: Error) => {
      if (error.name === 'ServiceUnavailable' || error.name === 'InternalError') return null
      throw error
    }),
  )
  const uploads = async () => {
    if (!listsUploads) return []
    const answer = await client.send(new ListMultipartUploadsCommand({ Bucket: name }))
    return (answer.Uploads ?? []).map(({ Key, UploadId }) => `upload of ${Key}: ${UploadId}`)
  }
  return {
    settings,
    client,
    open: async () => openS3Store(settings),
    async traces() {
      const answer = await client.send(new ListObjectsV2Command({ Bucket: name, Prefix: partial }))
      return [...(answer.Contents ?? []).map(({ Key }) => Key ?? ''), ...(await uploads())]
    },
    end: async () => client.destroy(),
  }
}
