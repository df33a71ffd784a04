import { S3Client } from '@aws-sdk/client-s3'

/** Where and how a bucket is reached. */
export interface BucketSettings {
  readonly bucket: string
  readonly region: string
  /** Unset: Amazon's own for the region. */
  readonly endpoint?: string
  /** Whether the bucket stands in the path of URLs; otherwise in the host name. */
  readonly forcePathStyle: boolean
  /** Unset: the SDK looks for them (AWS_* variables, profiles, the machine's role). */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Folder of the bucket under which everything is kept; '' for none. */
  readonly prefix: string
}

/** An open bucket, and the names under which things are kept in it. */
export interface Bucket {
  readonly client: S3Client
  readonly name: string
  /** Object name prefix of the blobs. */
  readonly blobs: string
  /** Object name prefix of what is known of unfinished uploads. */
  readonly partial: string
}

/** In milliseconds. */
const CONNECT_TIMEOUT = 5_000

/** How long a connection may be silent, in milliseconds; whoever reads a blob more slowly has gone away. */
const IDLE_TIMEOUT = 120_000

/** Each blob that is being read holds a connection, and must not keep others from being written. */
const MAX_CONNECTIONS = 512

/** Makes the client; nothing is sent before it is used. */
export function openBucket(settings: BucketSettings): Bucket {
  const client = new S3Client({
    region: settings.region,
    endpoint: settings.endpoint,
    forcePathStyle: settings.forcePathStyle,
    credentials: settings.credentials,
    // By default the SDK wraps bodies in an envelope for checksums, which stores other than Amazon's refuse or, worse, keep.
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
