import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Unanswered, UnansweredPlace } from '../pay/unanswered.ts'
import { keepStored, readStored, storedKeys } from './stored.ts'

/** A payment as it is stored. */
interface Kept extends Unanswered {
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number
}

const STORAGE = 'localStorage'
const PREFIX = 'tollgraph.unanswered:'

/** How long routers keep the response of a payment, in milliseconds; an older payment is of no use. */
const USEFUL_MS = 24 * 60 * 60_000

/** Payments that could not be stored: they last as long as the page. */
const unstored = new Map<string, Kept>()

/**
 * The payments of this browser without a response, so that a closed tab does not lose what it paid for. A stored payment can
 * only pay the router for its own request. Each has an item of its own, because tabs write at the same time; its key has a
 * hash of the request, whose variables may be secret.
 */
export const unansweredPlace: UnansweredPlace = {
  get: (name) => useful(keyOf(name)),
  set(name, payment) {
    for (const key of storedKeys(STORAGE, PREFIX)) if (!useful(key)) keepStored(STORAGE, key, null)
    const key = keyOf(name)
    const before = keptAt(key)
    // Sent again, it is no newer.
    const kept = before?.payment === payment.payment ? before : { ...payment, at: Date.now() }
    keepStored(STORAGE, key, kept)
    if (readStored(STORAGE, key) === null) unstored.set(key, kept)
  },
  delete(name) {
    unstored.delete(keyOf(name))
    keepStored(STORAGE, keyOf(name), null)
  },
}

/** Forgets the payments of a wallet that can never be connected again: no other one may have their responses. */
export function forgetPaymentsOf(payer: string): void {
  for (const key of [...storedKeys(STORAGE, PREFIX), ...unstored.keys()]) {
    if (useful(key)?.payer !== payer) continue
    unstored.delete(key)
    keepStored(STORAGE, key, null)
  }
}

function keyOf(name: string): string {
  return PREFIX + bytesToHex(sha256(new TextEncoder().encode(name)))
}

function keptAt(key: string): Kept | null {
  return readStored<Kept>(STORAGE, key) ?? unstored.get(key) ?? null
}

function useful(key: string): Unanswered | null {
  const kept = keptAt(key)
  if (!kept || !(Date.now() - kept.at < USEFUL_MS)) return null
  const { at: _, ...payment } = kept
  return payment
}
