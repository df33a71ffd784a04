import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'

/** What a challenge's id binds, as it stands on the wire; a parameter that is absent is an empty text. */
export interface ChallengeSlots {
  readonly realm: string
  readonly method: string
  readonly intent: string
  readonly request: string
  readonly expires: string
  readonly digest: string
  readonly opaque: string
}

/** Makes the id of a challenge: whoever changes any slot needs the secret to make the id that fits. */
export function challengeId(slots: ChallengeSlots, secret: string): string {
  return mac(slots, secret).toString('base64url')
}

/** Whether an id is the one of these slots. Takes as long for a wrong id as for a right one. */
export function isChallengeId(id: string, slots: ChallengeSlots, secret: string): boolean {
  const expected = mac(slots, secret)
  const given = Buffer.from(id, 'base64url')
  // Base64 has several spellings for the same bytes; an id has one.
  return given.length === expected.length && timingSafeEqual(given, expected) && given.toString('base64url') === id
}

function mac({ realm, method, intent, request, expires, digest, opaque }: ChallengeSlots, secret: string): Buffer {
  const input = [realm, method, intent, request, expires, digest, opaque].join('|')
  return createHmac('sha256', keyOf(secret)).update(input).digest()
}

let kept: { readonly secret: string; readonly key: KeyObject } | null = null

/** The secret as a key; an installation has one. */
function keyOf(secret: string): KeyObject {
  if (kept?.secret !== secret) kept = { secret, key: createSecretKey(secret, 'utf8') }
  return kept.key
}
