import { hkdfSync } from 'node:crypto'
import type { Keys } from '../../subgraphs/kit/keys.ts'

/** What the router makes with SECRET, each with a key of its own. Services name their purposes themselves. */
export type RouterPurpose = 'media' | 'mpp' | 'offers' | 'quotes' | 'sign-in' | 'subgraphs'

const KEY_BYTES = 32

/**
 * Derives the keys of every purpose from the installation's secrets (HKDF with SHA-256, RFC 5869), so that what was made for
 * one purpose holds for no other. The first secret is the current one; the others, which SECRET_PREVIOUS names, are those before it
 * and the next one: what was made with them is accepted.
 */
export class PurposeKeys {
  readonly #secrets: readonly string[]

  constructor(secrets: readonly string[]) {
    if (secrets.length === 0) throw new Error('Keys are derived from one secret at least')
    this.#secrets = secrets
  }

  /** The keys of a purpose of the router's. */
  of(purpose: RouterPurpose): Keys {
    return this.#derive(purpose)
  }

  /** The keys of a service's own purpose. */
  ofService(service: string, purpose: string): Keys {
    return this.#derive(`${service} ${purpose}`)
  }

  #derive(info: string): Keys {
    return this.#secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', info, KEY_BYTES)))
  }
}
