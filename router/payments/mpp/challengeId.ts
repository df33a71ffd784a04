import { timingSafeEqual } from 'node:crypto'
import { type Keys, keyFor, type Secret } from '../../../subgraphs/kit/keys/keys.ts'
import { keyedHash } from './keyedHash.ts'

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

/** The id of a challenge: changing any slot without the secret makes the id invalid. */
export function challengeId({ opaque, ...others }: ChallengeSlots, secret: Secret): string {
  return challengeIds(others, secret)(opaque)
}

/** Returns a function that makes the ids of challenges that differ only in `opaque`. */
export function challengeIds(slots: Omit<ChallengeSlots, 'opaque'>, secret: Secret): (opaque: string) => string {
  const before = textBefore(slots)
  const mac = macUnder(secret)
  return (opaque) => mac(`${before}${opaque}`)
}

/** Whether an id matches these slots. Compares in constant time. */
export function isChallengeId(id: string, slots: ChallengeSlots, keys: Keys): boolean {
  const given = Buffer.from(id)
  return keyFor(keys, (secret) => isEqual(given, Buffer.from(challengeId(slots, secret)))) !== undefined
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function textBefore({ realm, method, intent, request, expires, digest }: Omit<ChallengeSlots, 'opaque'>): string {
  return `${[realm, method, intent, request, expires, digest].join('|')}|`
}

let kept: { readonly secret: Secret; readonly mac: (text: string) => string } | null = null

/** The cached MAC function of a secret; an installation has one secret, and a second one during rotation. */
function macUnder(secret: Secret): (text: string) => string {
  if (kept?.secret !== secret) kept = { secret, mac: keyedHash(secret) }
  return kept.mac
}
