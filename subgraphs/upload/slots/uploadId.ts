import { randomInt } from 'node:crypto'

/** Without look-alikes; lower case, because a site's id is part of its host name. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 10

/** The format of ids. */
export const UPLOAD_ID = /^[23456789abcdefghjkmnpqrstvwxyz]{10}$/

/** A random id; one in 5·10¹⁴ collides, which the database then refuses. */
export function newUploadId(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
