import { PaymentRequest } from 'mppx'
import { recentlyUsed } from '../../../subgraphs/kit/async/recentlyUsed.ts'
import type { Keys } from '../../../subgraphs/kit/keys/keys.ts'
import { randomText } from '../headers/randomText.ts'
import { challengeId } from './challengeId.ts'
import type { MppOffer, MppTerms } from './offer.ts'
import { encodeOpaque } from './opaque.ts'

/** Largest challenge, in bytes: common proxies refuse longer headers. */
const MAX_CHALLENGE_BYTES = 8_000
/** Longest description, in characters; longer ones are cut. */
const MAX_DESCRIPTION = 400
/** Valid realms: a host with its port, without characters that need quoting or separate the id's slots. */
const REALM = /^[A-Za-z0-9._~:[\]-]{1,255}$/
/** The random member of `opaque` that makes each challenge unique. */
const UNIQUE_MEMBER = 'n'
const UNIQUE_BYTES = 16

/** Cache of encoded requests; the same prices recur. */
const requests = recentlyUsed<string, string>(1_000)
/** Cache of escaped descriptions. */
const readables = recentlyUsed<string, string>(1_000)

/** The issuer of a challenge. */
export interface Challenger {
  /** The host that requests the payment; a credential for another one is refused. */
  readonly realm: string
  /** Signs challenges; the same on every router of an installation. */
  readonly secret: Keys
}

/**
 * Writes an offer as the value of one `WWW-Authenticate` header. Every challenge has a unique id, because the id
 * becomes the nonce of the payment. Throws a RangeError for a realm that is no host, and for a header longer than
 * proxies accept.
 */
export function mppChallenge(offer: MppOffer, challenger: Challenger & { description: string }): string {
  return challengeWriter(offer, challenger)(offer.opaque)
}

/**
 * Returns a function that writes an offer repeatedly, each time as a unique challenge with its own `opaque`. Not by mppx's
 * `Challenge.serialize`, which takes 33 µs instead of 3 (its HMAC is JavaScript): a 402 takes 60 µs, and has up to two.
 */
export function challengeWriter(
  offer: MppTerms,
  { realm, secret, description }: Challenger & { description: string },
): (opaque: MppOffer['opaque']) => string {
  if (!REALM.test(realm)) throw new RangeError(`Not a host that could be a realm: ${JSON.stringify(realm)}`)
  const { method, intent } = offer
  const request = requestOf(offer)
  const expires = offer.expires.toISOString()
  const slots = { realm, method, intent, request, expires, digest: '' }
  const about = description === '' ? '' : `description="${readable(description)}", `
  const terms = `realm="${realm}", method="${method}", intent="${intent}", request="${request}", ${about}expires="${expires}"`
  return (members) => {
    const opaque = encodeOpaque({ ...members, [UNIQUE_MEMBER]: randomText(UNIQUE_BYTES) })
    const header = `Payment id="${challengeId({ ...slots, opaque }, secret)}", ${terms}, opaque="${opaque}"`
    if (header.length > MAX_CHALLENGE_BYTES) throw new RangeError(`A challenge of ${header.length} bytes is too long`)
    return header
  }
}

/** The challenge's encoded request. */
function requestOf({ method, amount, currency, recipient, methodDetails }: MppTerms): string {
  const members = [method, amount, currency, recipient, ...Object.values(methodDetails)].join(' ')
  const known = requests.get(members)
  if (known !== undefined) return known
  const request = PaymentRequest.serialize({ amount: amount.toString(), currency, recipient, methodDetails })
  requests.set(members, request)
  return request
}

/** Escapes a text for a quoted header value: one line, and ASCII with escapes for other characters. */
function readable(text: string): string {
  const known = readables.get(text)
  if (known !== undefined) return known
  const made = text
    .slice(0, MAX_DESCRIPTION)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these may not stand in a header
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/["\\]/g, '\\$&')
    .replace(/[\u0080-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  if (text.length <= MAX_DESCRIPTION) readables.set(text, made)
  return made
}
