import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { getCanonicalBytes } from '@x402/extensions/offer-receipt'
import { SignJWT } from 'jose'
import { TOKEN_SECONDS } from '../../subgraphs/kit/service/toll/claims.ts'

/** The public half of an Ed25519 key, as JSON Web Key. */
export interface PublicJwk {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
}

/**
 * Characters of a key's thumbprint that form its name: enough to distinguish an installation's keys, and few bytes of a
 * header.
 */
const NAME_LENGTH = 16

/**
 * Signs offers and receipts, as JWS that the verifiers of `@x402/extensions` accept.
 *
 * The package's own issuers put the current time into what they sign, so that no signature could be reused or
 * reproduced, and they are asynchronous; hence this one, over the package's canonical form.
 */
export class Signer {
  readonly #key: KeyObject
  readonly #isOwnHost: (host: string) => boolean
  /** The public half of the key. */
  readonly publicJwk: PublicJwk
  /** Name of the key in its signatures. */
  readonly name: string

  /** `isOwnHost`: whether the installation speaks for a host; nothing is signed about URLs of other hosts. */
  constructor(key: KeyObject, isOwnHost: (host: string) => boolean) {
    this.#key = key
    this.#isOwnHost = isOwnHost
    this.publicJwk = publicJwk(key)
    this.name = thumbprint(this.publicJwk).slice(0, NAME_LENGTH)
  }

  /** The DID of a host, whose document contains the key; null for a foreign host. */
  didOf(host: string): string | null {
    return this.#isOwnHost(host) ? `did:web:${encodeURIComponent(host)}` : null
  }

  /**
   * A token for a subgraph (docs/toll-specification.md): a JWT of `typ`, valid for TOKEN_SECONDS. `issuer` is the
   * router's base URL, whose host publishes the key.
   */
  token(issuer: string, typ: string, audience: string, jti: string, claims: object): Promise<string> {
    const did = this.didOf(new URL(issuer).host) ?? ''
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'EdDSA', typ, kid: kidOf(did, this.name) })
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(jti)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(this.#key)
  }

  /**
   * A compact JWS of statements about a resource, under the DID of the resource's host. Equal statements give equal
   * signatures. Null for a foreign host.
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

/** The `kid` of a key under a DID. */
export function kidOf(did: string, name: string): string {
  return `${did}#${name}`
}

function publicJwk(key: KeyObject): PublicJwk {
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  if (!x) throw new Error('The signing key is no Ed25519 key')
  return { kty: 'OKP', crv: 'Ed25519', x }
}

/** RFC 7638: the hash of the key's members in lexicographic order. */
function thumbprint({ crv, kty, x }: PublicJwk): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url')
}
