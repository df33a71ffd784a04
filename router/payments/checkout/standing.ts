import { base64 } from '../headers/base64.ts'
import { type JsonText, lettersOf } from '../headers/constantJson.ts'
import type { Offer } from '../protocol/offer.ts'
import type { Challenge } from '../protocol/paymentRequired.ts'
import { extraV2 } from '../x402/requirements.ts'
import { challengeV1, headersOf, isSaidByX402, joined, textsV2 } from './challenge.ts'
import type { OfferIds } from './offerIds.ts'

/** Most URLs of one endpoint whose challenges are cached within a second, and their longest length, in characters. */
const MAX_URLS = 8
const MAX_URL = 512

/** A 402 as sent. */
export interface WrittenChallenge {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

type Writer = () => WrittenChallenge

/**
 * The challenges of one endpoint to requests whose input was not read. Challenges of one second and URL differ only in
 * their offer ids, so the first is built fully and the others are copies with new ids.
 */
export class StandingChallenges {
  readonly #offerIds: OfferIds
  readonly #now: () => Date
  #second = 0
  #kept = new Map<string, Challenge | Writer>()

  constructor(offerIds: OfferIds, now: () => Date) {
    this.#offerIds = offerIds
    this.#now = now
  }

  /** Writes this second's challenge again; null when there is none yet. */
  repeat(url: string): WrittenChallenge | null {
    if (this.#second !== this.#thisSecond()) return null
    const kept = this.#kept.get(url)
    if (!kept) return null
    if (typeof kept === 'function') return kept()
    const writer = writerOf(kept, this.#offerIds)
    this.#kept.set(url, writer)
    return writer()
  }

  /** Caches a challenge just made for a URL. */
  keep(url: string, challenge: Challenge): void {
    const second = this.#thisSecond()
    if (this.#second !== second) this.#kept.clear()
    this.#second = second
    if (this.#kept.size < MAX_URLS && url.length <= MAX_URL) this.#kept.set(url, challenge)
  }

  #thisSecond(): number {
    return Math.floor(this.#now().getTime() / 1_000)
  }
}

/** Returns a function that writes a challenge with new offer ids. */
export function writerOf(challenge: Challenge, offerIds: OfferIds): Writer {
  const { authenticate, offers } = challenge
  const ways = [...new Set([...offers, ...authenticate.map(({ offer }) => offer)])]
  const places = authenticate.map(({ offer }) => ways.indexOf(offer))
  const paymentRequired = isSaidByX402(challenge) ? headerWriter(challenge) : () => ''
  const body = Buffer.from(JSON.stringify(challengeV1(challenge)))
  return () => {
    const ids = offerIds.issue(ways.length)
    const written = authenticate.map(({ write }, index) => write(ids[places[index] as number] as string))
    return { headers: headersOf(joined(written), paymentRequired(ids)), body }
  }
}

/** Returns a function that writes `PAYMENT-REQUIRED` with other ids, in the order of the challenge's offers. */
function headerWriter(challenge: Challenge): (ids: readonly string[]) => string {
  const { offers } = challenge
  const [head, ...rest] = textsV2(challenge)
  const pieces = piecesAround(
    head,
    offers.map((offer) => ownLetters(offer, offer.id)),
  )
  const last = (pieces.pop() ?? '') + rest.map((text) => (typeof text === 'string' ? text : text.letters)).join('')
  const before = pieces.map(kept)
  const after = kept(last)
  return (ids) => base64([...before.flatMap((piece, index) => [piece, own(index, ids)]), after])

  function own(index: number, ids: readonly string[]): string {
    return ownLetters(offers[index] as Offer, ids[index] as string)
  }
}

/** The id-specific part of an offer in the challenge's JSON. */
function ownLetters(offer: Offer, id: string): string {
  return lettersOf(JSON.stringify(extraV2(offer, id)))
}

/** Splits a text at parts that occur in it in this order; returns one piece more than there are parts. */
function piecesAround(text: string, parts: readonly string[]): string[] {
  let from = 0
  const pieces = parts.map((part) => {
    const at = text.indexOf(part, from)
    if (at < 0) throw new Error('A challenge does not say what its offer has of its own')
    const piece = text.slice(from, at)
    from = at + part.length
    return piece
  })
  return [...pieces, text.slice(from)]
}

function kept(letters: string): JsonText {
  return { letters, kept: [] }
}
