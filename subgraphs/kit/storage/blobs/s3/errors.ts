import { BlobStoreFailed } from '../errors.ts'

/** Errors with a meaning for the caller, which are passed through. */
const ANSWERS: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload', 'InvalidRange'])

/** Remedies for the operator, by error name or code. */
const REMEDIES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'The bucket does not exist: make it, or correct S3_BUCKET.',
  InvalidAccessKeyId: 'The store does not know the key: correct S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'The store refuses the signature: correct S3_SECRET_ACCESS_KEY, S3_REGION, or the clock.',
  AuthorizationHeaderMalformed: 'The bucket is in another region: correct S3_REGION.',
  PermanentRedirect: 'The bucket is in another region: correct S3_REGION or S3_ENDPOINT.',
  RequestTimeTooSkewed: 'The clock of this machine is wrong: set it.',
  AccessDenied:
    'The key may not do this: allow it s3:GetObject, s3:PutObject, s3:DeleteObject, s3:AbortMultipartUpload and s3:ListBucket.',
  Forbidden:
    'The key may not do this: allow it s3:GetObject, s3:PutObject, s3:DeleteObject, s3:AbortMultipartUpload and s3:ListBucket.',
  CredentialsProviderError: 'No credentials were found: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  ECONNREFUSED: 'Nothing listens at S3_ENDPOINT: start the store, or correct it.',
  ENOTFOUND:
    'The host of the store is not known: correct S3_ENDPOINT or S3_REGION, or set S3_FORCE_PATH_STYLE=true when the store has no host for each bucket.',
  SlowDown: 'The store asks for fewer requests.',
  InsufficientStorage: 'The store is full: free some space there.',
}

/** Runs an S3 call; its errors carry a remedy. */
export async function onS3<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error) || ANSWERS.has(error.name)) throw error
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    throw new BlobStoreFailed(
      `${REMEDIES[error.name] ?? REMEDIES[code] ?? 'The store refused.'} (${explain(error)})`,
      error,
    )
  }
}

/** Runs an S3 call; null if the object does not exist. */
export async function ifThere<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await onS3(work)
  } catch (error) {
    if (isNamed(error, 'NoSuchKey', 'NotFound')) return null
    throw error
  }
}

/** Whether an error has one of these names. */
export function isNamed(error: unknown, ...names: readonly string[]): boolean {
  return error instanceof Error && names.includes(error.name)
}

function explain(error: Error): string {
  return error.message === '' || error.message === error.name ? error.name : `${error.name}: ${error.message}`
}
