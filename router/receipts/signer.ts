import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { getCanonicalBytes } from '@x402/extensions/offer-receipt'

/** The public half of an Ed25519 key, as JSON Web Key. */
export interface PublicJwk {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
}

/** Letters of a key's thumbprint that name it: enough to tell an installation's keys apart, and few bytes of a header. */
const NAME_LENGTH = 16

/**
 * Signs what the installation promises and what it delivered, as JWS that the verifiers of `@x402/extensions` take.
 *
 * The package's own issuers stamp the present into what they sign, so that no signature could be used twice or made
 * again, and answer later only; hence this one, over the package's canonical form.
 */
export class Signer {
  readonly #key: KeyObject
  readonly #isOwnHost: (host: string) => boolean
  /** The published half of the key. */
  readonly publicJwk: PublicJwk
  /** Names the key in what it signs. */
  readonly name: string

  /** `isOwnHost` says which hosts the installation speaks for: nothing is signed about another one's URLs. */
  constructor(key: KeyObject, isOwnHost: (host: string) => boolean) {
    this.#key = key
    this.#isOwnHost = isOwnHost
    this.publicJwk = publicJwk(key)
    this.name = thumbprint(this.publicJwk).slice(0, NAME_LENGTH)
  }

  /** The DID of a host, whose document names the key; null where the installation does not speak for the host. */
  didOf(host: string): string | null {
    return this.#isOwnHost(host) ? `did:web:${encodeURIComponent(host)}` : null
  }

  /**
   * A compact JWS of statements about a resource, under the DID of the resource's host. Equal statements give equal
   * signatures. Null where the installation does not speak for that host.
   */
  sign(statements: { readonly resourceUrl: string } & object): string | null {
    const did = this.didOf(new URL(statements.resourceUrl).host)
    if (did === null) return null
    const header = Buffer.from(JSON.stringify({ alg: 'EdDSA', kid: kidOf(did, this.name) }))
    const payload = Buffer.from(getCanonicalBytes(statements))
    const signed = `${header.toString('base64url')}.${payload.toString('base64url')}`
    return `${signed}.${sign(null, Buffer.from(signed), this.#key).toString('base64url')}`
  }
}

/** The name of a key under a DID: `kid` of what it signs. */
export function kidOf(did: string, name: string): string {
  return `${did}#${name}`
}

function publicJwk(key: KeyObject): PublicJwk {
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  if (!x) throw new Error('The signing key is no Ed25519 key')
  return { kty: 'OKP', crv: 'Ed25519', x }
}

/** RFC 7638: the hash of the key's members in their order. */
function thumbprint({ crv, kty, x }: PublicJwk): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')
}
