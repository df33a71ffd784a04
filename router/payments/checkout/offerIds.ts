import type { Keys } from '../../../subgraphs/kit/keys/keys.ts'
import { firstBytes, isMacOf, macOf } from '../../../subgraphs/kit/keys/mac.ts'
import { randomText } from '../headers/randomText.ts'

const RANDOM_BYTES = 9
/** Short, because a challenge repeats the id in a header of limited size. */
const MAC = firstBytes(9)
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
    const body = random + macOf(this.#keys, [random], MAC)
    return [...LETTERS.slice(0, count)].map((letter) => body + letter)
  }

  /** Whether an id was issued by this installation, on any router. */
  isOurs(id: string | null | undefined): boolean {
    const [, random, mac] = FORM.exec(id ?? '') ?? []
    return random !== undefined && mac !== undefined && isMacOf(this.#keys, [random], mac, MAC)
  }
}
