import { timingSafeEqual } from 'node:crypto'
import { type Keys, keyFor, type Secret } from '../../../subgraphs/kit/keys.ts'
import { keyedHash } from './keyedHash.ts'

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
export function challengeId({ opaque, ...others }: ChallengeSlots, secret: Secret): string {
  return challengeIds(others, secret)(opaque)
}

/** Returns what makes the ids of challenges that differ in their `opaque` alone. */
export function challengeIds(slots: Omit<ChallengeSlots, 'opaque'>, secret: Secret): (opaque: string) => string {
  const before = textBefore(slots)
  const mac = macUnder(secret)
  return (opaque) => mac(`${before}${opaque}`)
}

/** Whether an id is the one of these slots. Takes as long for a wrong id as for a right one. */
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

/** What makes ids under a secret; an installation has one, and another one for a while. */
function macUnder(secret: Secret): (text: string) => string {
  if (kept?.secret !== secret) kept = { secret, mac: keyedHash(secret) }
  return kept.mac
}
