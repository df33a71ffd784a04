import type { Keys } from '../../../subgraphs/kit/keys/keys.ts'
import { isMacOf, macOf } from '../../../subgraphs/kit/keys/mac.ts'

/** The fields that a challenge's id binds, as sent; an absent parameter is an empty text. */
export interface ChallengeSlots {
  readonly realm: string
  readonly method: string
  readonly intent: string
  readonly request: string
  readonly expires: string
  readonly digest: string
  readonly opaque: string
}

/**
 * The id of a challenge: changing any slot without the secret makes the id invalid. The same as `Challenge.from` of
 * mppx makes, whose HMAC in JavaScript takes 25 µs of a 402 that takes 60; this one takes 2.
 */
export function challengeId(slots: ChallengeSlots, keys: Keys): string {
  return macOf(keys, [textOf(slots)])
}

/** Whether an id matches these slots. Compares in constant time. */
export function isChallengeId(id: string, slots: ChallengeSlots, keys: Keys): boolean {
  return isMacOf(keys, [textOf(slots)], id)
}

function textOf({ realm, method, intent, request, expires, digest, opaque }: ChallengeSlots): string {
  return [realm, method, intent, request, expires, digest, opaque].join('|')
}
