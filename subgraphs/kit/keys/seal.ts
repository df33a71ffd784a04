import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { allOf, currentOf, type Keys, keyId, type Secret } from './keys.ts'

// Secrets stored in the database: AES-256-GCM with a key derived from the installation's SECRET.
//
//     <key id>.<nonce, tag and text in base64>     (without the id: sealed before there were any)

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text with a 32-byte key (`host.deriveKey`). `subject` names its owner; decryption needs the same subject.
 *
 * @example
 * const sealedKey = seal(keys, privateKey, `DKIM key of ${domain}`)
 */
export function seal(keys: Keys, text: string, subject: string): string {
  const key = currentOf(keys)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(subject))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${keyId(key)}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`
}

/**
 * Decrypts a text of `seal` with any of the keys. Throws an Error that names the subject if the text was sealed with
 * neither SECRET nor SECRET_PREVIOUS.
 */
export function unseal(keys: Keys, sealed: string, subject: string): string {
  const [text = '', id = null] = sealed.split('.').reverse()
  const fitting = allOf(keys).filter((key) => id === null || keyId(key) === id)
  let cause: unknown
  for (const key of fitting) {
    try {
      return opened(key, Buffer.from(text, 'base64'), subject)
    } catch (error) {
      cause = error
    }
  }
  throw new Error(
    `What is kept for ${subject} cannot be opened: was SECRET changed? Name the one before it in SECRET_PREVIOUS; unset, SECRET is in the file secret of DATA_DIR, and all processes of a database need the same.`,
    { cause },
  )
}

function opened(key: Secret, bytes: Buffer, subject: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(subject)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
