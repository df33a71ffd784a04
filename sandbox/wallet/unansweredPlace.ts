import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Unanswered, UnansweredPlace } from '../pay/unanswered.ts'
import { keepStored, readStored, storedKeys } from './stored.ts'

const STORAGE = 'localStorage'
const PREFIX = 'tollgraph.unanswered:'

/** How long routers keep the response of a payment, in milliseconds; an older payment is of no use. */
const USEFUL_MS = 24 * 60 * 60_000

/** Payments that could not be stored: they last as long as the page. */
const unstored = new Map<string, readonly Unanswered[]>()

/**
 * The payments of this browser without a response, so that a closed tab does not lose what it paid for. A stored payment can
 * only pay the router for its own request. Each request has an item of its own, because tabs write at the same time; its key
 * has a hash of the request, whose variables may be secret.
 */
export const unansweredPlace: UnansweredPlace = {
  read: (name) => useful(keyOf(name)),
  write(name, payments) {
    for (const key of storedKeys(STORAGE, PREFIX)) if (useful(key).length === 0) put(key, [])
    put(keyOf(name), payments)
  },
}

/** Forgets the payments of a wallet that can never be connected again: no other one may have their responses. */
export function forgetPaymentsOf(payer: string): void {
  for (const key of [...storedKeys(STORAGE, PREFIX), ...unstored.keys()])
    put(
      key,
      useful(key).filter((payment) => payment.payer !== payer),
    )
}

function keyOf(name: string): string {
  return PREFIX + bytesToHex(sha256(new TextEncoder().encode(name)))
}

function put(key: string, payments: readonly Unanswered[]): void {
  unstored.delete(key)
  keepStored(STORAGE, key, payments.length > 0 ? payments : null)
  if (payments.length > 0 && readStored(STORAGE, key) === null) unstored.set(key, payments)
}

function useful(key: string): readonly Unanswered[] {
  const kept = readStored<readonly Unanswered[]>(STORAGE, key) ?? unstored.get(key) ?? []
  return kept.filter(({ at }) => Date.now() - at < USEFUL_MS)
}
