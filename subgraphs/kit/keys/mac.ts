import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { recentlyUsed } from '../async/recentlyUsed.ts'
import { currentOf, type Keys, keyFor, type Secret } from './keys.ts'

// The MAC of every token that an installation makes and reads itself. Not JWS: these are made in each challenge and page, the
// jose package signs asynchronously only, and its header of 20 bytes does not fit into an offer id or a sign-in nonce.

/** Writes the 32 bytes of a MAC in the alphabet and length of a token. */
export type MacForm = (mac: Buffer) => string

/** A MAC in base64url, cut to its first `bytes` bytes. */
export function firstBytes(bytes: number): MacForm {
  return (mac) => mac.toString('base64url', 0, bytes)
}

const whole: MacForm = (mac) => mac.toString('base64url')

/**
 * The HMAC-SHA-256 of the parts, one after the other, under the current key. Only the last part may be of variable
 * length, or the parts need separators: otherwise two messages have one MAC. In base64url by default.
 *
 * @example
 * const token = `${payload}.${macOf(keys, [payload])}`
 */
export function macOf(keys: Keys, parts: readonly (string | Uint8Array)[], form: MacForm = whole): string {
  return form(digestOf(currentOf(keys), parts))
}

/** Whether a text is the MAC of the parts, in this form, under any of the keys. Compares in constant time. */
export function isMacOf(
  keys: Keys,
  parts: readonly (string | Uint8Array)[],
  text: string,
  form: MacForm = whole,
): boolean {
  const given = Buffer.from(text)
  return keyFor(keys, (key) => isEqual(given, Buffer.from(form(digestOf(key, parts))))) !== undefined
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Key objects of secrets: a secret that is given as it is, each HMAC imports anew, which takes a third of its time. */
const ofTexts = recentlyUsed<string, KeyObject>(1_000)
const ofBytes = new WeakMap<Uint8Array, KeyObject>()

function keyObject(key: Secret): KeyObject {
  const known = typeof key === 'string' ? ofTexts.get(key) : ofBytes.get(key)
  if (known) return known
  const made = typeof key === 'string' ? createSecretKey(key, 'utf8') : createSecretKey(key)
  if (typeof key === 'string') ofTexts.set(key, made)
  else ofBytes.set(key, made)
  return made
}

function digestOf(key: Secret, parts: readonly (string | Uint8Array)[]): Buffer {
  const mac = createHmac('sha256', keyObject(key))
  for (const part of parts) mac.update(part)
  return mac.digest()
}
