import { randomBytes } from 'node:crypto'

/** Base 36: unambiguous for mail servers that fold case. */
const DIGITS = 36
const RANDOM_BYTES = 12

/**
 * Creates the id of an outgoing mail: sorts by age, cannot be guessed, and is valid in a local part. Created before the
 * mail is queued, because its envelope sender and its blob are named after it.
 */
export function newMailId(now: Date): string {
  const random = BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`)
  return now.getTime().toString(DIGITS).padStart(9, '0') + random.toString(DIGITS).padStart(19, '0')
}

/** The blob key of a mail's raw content. */
export function blobKeyOf(mailId: string): string {
  return `${BLOB_FOLDER}/${mailId}`
}

/** Folder of outgoing mail among the service's blobs. */
export const BLOB_FOLDER = 'outbound'
