import { hkdfSync } from 'node:crypto'
import type { Keys } from '../../subgraphs/kit/keys/keys.ts'

/** The router's purposes of SECRET, each with its own key. Services name their own purposes. */
export type RouterPurpose = 'handshake' | 'media' | 'mpp' | 'offers' | 'operator' | 'quotes' | 'sign-in' | 'subgraphs'

const KEY_BYTES = 32

/**
 * Derives the keys of each purpose from the installation's secrets (HKDF with SHA-256, RFC 5869), so that a value made
 * for one purpose is invalid for any other. The first secret is the current one; the others, from SECRET_PREVIOUS, are
 * earlier ones and the next one: values made with them are accepted.
 */
export class PurposeKeys {
  readonly #secrets: readonly string[]

  constructor(secrets: readonly string[]) {
    if (secrets.length === 0) throw new Error('Keys are derived from one secret at least')
    this.#secrets = secrets
  }

  /** The keys of a router purpose. */
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
