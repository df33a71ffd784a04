import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'

/** How to reach a bucket. */
export interface BucketSettings {
  readonly bucket: string
  readonly region: string
  /** Unset: Amazon's endpoint of the region. */
  readonly endpoint?: string
  /** Whether the bucket is in the path of URLs; otherwise in the host name. */
  readonly forcePathStyle: boolean
  /** Unset: the SDK finds them (AWS_* variables, profiles, the machine's role). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Prefix of all object names; '' for none. */
  readonly prefix: string
}

/** An open bucket and its object name prefixes. */
export interface Bucket {
  readonly client: S3Client
  readonly name: string
  /** Object name prefix of the blobs. */
  readonly blobs: string
  /** Object name prefix of the state of unfinished uploads. */
  readonly partial: string
}

/** In milliseconds. */
const CONNECT_TIMEOUT = 5_000

/** How long a connection may be idle, in milliseconds; a slower reader of a blob is considered gone. */
const IDLE_TIMEOUT = 120_000

/** Characters of a store's id. */
const ID_LENGTH = 22

/** Each open blob holds a connection, and must not block writes. */
const MAX_CONNECTIONS = 512

/** The id of the store: a hash of endpoint, bucket and prefix. Amazon's buckets have one name in all regions. */
export function bucketId({ endpoint, bucket, prefix }: BucketSettings): string {
  const place = [endpoint ? new URL(endpoint).href : 'amazon', bucket, prefix]
  return createHash('sha256').update(JSON.stringify(place)).digest('base64url').slice(0, ID_LENGTH)
}

/** Creates the client, without sending anything. */
export function openBucket(settings: BucketSettings): Bucket {
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.forcePathStyle,
    credentials: settings.credentials,
    // By default the SDK wraps bodies in a checksum envelope, which stores other than Amazon's reject or, worse, store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT,
      socketTimeout: IDLE_TIMEOUT,
      httpAgent: { maxSockets: MAX_CONNECTIONS },
      httpsAgent: { maxSockets: MAX_CONNECTIONS },
    },
  })
  const base = settings.prefix === '' ? '' : `${settings.prefix}/`
  return { client, name: settings.bucket, blobs: `${base}blobs/`, partial: `${base}partial/` }
}
