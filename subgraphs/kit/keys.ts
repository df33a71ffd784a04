import { createHash } from 'node:crypto'

/** A secret that texts are signed or sealed with. */
export type Secret = string | Uint8Array

/**
 * A secret, or several while one takes the place of another: what is made is made with the first, and what was made with any
 * of them still holds.
 */
export type Keys = Secret | readonly Secret[]

/** The secret that things are made with. */
export function currentOf(keys: Keys): Secret {
  const [first] = allOf(keys)
  if (first === undefined) throw new Error('No key is given')
  return first
}

/** All secrets, the current one first. */
export function allOf(keys: Keys): readonly Secret[] {
  return typeof keys === 'string' || keys instanceof Uint8Array ? [keys] : keys
}

/** The secret under which a check holds; undefined where it is none of them. Looks at all of them, whichever it is. */
export function keyFor(keys: Keys, holds: (secret: Secret) => boolean): Secret | undefined {
  return allOf(keys).filter(holds)[0]
}

const ID_LENGTH = 8

/** Names a secret without telling anything of it: the start of a hash, in hex. */
export function keyId(secret: Secret): string {
  return createHash('sha256').update('key id\0').update(secret).digest('hex').slice(0, ID_LENGTH)
}
