import { createHmac, timingSafeEqual } from 'node:crypto'
import { currentOf, type Keys, keyFor, type Secret } from '../../../subgraphs/kit/keys/keys.ts'
import { randomText } from '../headers/randomText.ts'

const RANDOM_BYTES = 9
const MAC_BYTES = 9
/** One letter distinguishes the offers of one challenge. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Base64url of random bytes and MAC, and the letter. */
const FORM = /^([\w-]{12})([\w-]{12})[a-z]$/

/**
 * Offer ids. A payment that accepts an offer repeats its id, which the chain never shows: an observer of the settlement
 * cannot rebuild the credential and fetch its answer. That holds only for ids issued here, because a client may send
 * any other text, or none; the MAC recognises them without a row for each 402.
 */
export class OfferIds {
  readonly #keys: Keys

  constructor(keys: Keys) {
    this.#keys = keys
  }

  /** Ids for the offers of one challenge, at most 26. */
  issue(count: number): string[] {
    const random = randomText(RANDOM_BYTES)
    const body = random + macOf(currentOf(this.#keys), random)
    return [...LETTERS.slice(0, count)].map((letter) => body + letter)
  }

  /** Whether an id was issued by this installation, on any router. */
  isOurs(id: string | null | undefined): boolean {
    const [, random, mac] = FORM.exec(id ?? '') ?? []
    if (!random || !mac) return false
    const given = Buffer.from(mac)
    return keyFor(this.#keys, (key) => timingSafeEqual(given, Buffer.from(macOf(key, random)))) !== undefined
  }
}

function macOf(key: Secret, random: string): string {
  return createHmac('sha256', key).update(random).digest().subarray(0, MAC_BYTES).toString('base64url')
}
