import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

// Secrets that are kept in the database: AES-256-GCM under a key that is derived from the installation's SECRET.

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text under a 32-byte key (`host.deriveKey`). `subject` names what it belongs to; it opens for that only. */
export function seal(key: Buffer, text: string, subject: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(subject))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Opens what `seal` closed. Throws an Error that names the subject when SECRET is not the one it was sealed under. */
export function unseal(key: Buffer, sealed: string, subject: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(subject)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch (error) {
    throw new Error(
      `What is kept for ${subject} cannot be opened: was SECRET changed? Restore it; unset, it is in the file secret of DATA_DIR, and all processes of a database need the same.`,
      { cause: error },
    )
  }
}
