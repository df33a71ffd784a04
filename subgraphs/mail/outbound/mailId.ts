import { randomBytes } from 'node:crypto'

/** Digits that mail servers which fold case cannot confuse. */
const DIGITS = 36
const RANDOM_BYTES = 12

/**
 * The id of an outgoing mail: sorts by age, cannot be guessed, and can stand in the local part of an address. Made before
 * the mail is queued, since its envelope sender and its blob are named after it.
 */
export function newMailId(now: Date): string {
  const random = BigInt(`0x${randomBytes(RANDOM_BYTES).toString('hex')}`)
  return now.getTime().toString(DIGITS).padStart(9, '0') + random.toString(DIGITS).padStart(19, '0')
}

/** Where the raw mail of an id lies among the service's blobs. */
export function blobKeyOf(mailId: string): string {
  return `${BLOB_FOLDER}/${mailId}`
}

/** All mails on their way out. */
export const BLOB_FOLDER = 'outbound'
