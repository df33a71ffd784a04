import { randomInt } from 'node:crypto'

/** No look-alikes; lower case, because a site's id is its host name. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 10

/** What an id looks like. */
export const UPLOAD_ID = /^[23456789abcdefghjkmnpqrstvwxyz]{10}$/

/** A random id; two are the same once in 5·10¹⁴, which the database then refuses. */
export function newUploadId(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
