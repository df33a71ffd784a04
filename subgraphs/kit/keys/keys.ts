import { createHash } from 'node:crypto'

/** A signing or encryption secret. */
export type Secret = string | Uint8Array

/**
 * One secret, or several during a rotation: the first is used to sign and encrypt, all are accepted for verification
 * and decryption.
 */
export type Keys = Secret | readonly Secret[]

/** The secret used to sign and encrypt. */
export function currentOf(keys: Keys): Secret {
  const [first] = allOf(keys)
  if (first === undefined) throw new Error('No key is given')
  return first
}

/** All secrets, the current one first. */
export function allOf(keys: Keys): readonly Secret[] {
  return typeof keys === 'string' || keys instanceof Uint8Array ? [keys] : keys
}

/** The first secret for which a check holds; undefined if there is none. Always checks all of them. */
export function keyFor(keys: Keys, holds: (secret: Secret) => boolean): Secret | undefined {
  return allOf(keys).filter(holds)[0]
}

const ID_LENGTH = 8

/** Short id of a secret that does not reveal it: the start of a hash, in hex. */
export function keyId(secret: Secret): string {
  return createHash('sha256').update('key id\0').update(secret).digest('hex').slice(0, ID_LENGTH)
}
