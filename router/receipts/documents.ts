import { jsonAnswer, type RestAnswer } from '../../rest-compat/answer.ts'
import type { Place } from '../http/origin.ts'
import type { Signer } from './signer.ts'

/** The key changes with its setting alone; clients may keep it this long. */
const CACHE = { 'cache-control': 'public, max-age=300' }

/**
 * The published key, at the root of every host that the installation speaks for: as a key set, and as the DID document
 * that `kid` leads to. Null for every other path.
 */
export function keyAnswer(
  signer: Signer,
  { path, origin, url }: Pick<Place, 'path' | 'origin' | 'url'>,
): RestAnswer | null {
  if (!path.startsWith('/.well-known/')) return null
  const asked = new URL(url)
  const did = signer.didOf(new URL(origin).host)
  if (did === null) return null
  switch (asked.pathname) {
    case '/.well-known/jwks.json':
      return jsonAnswer(200, keySet(signer, did), { ...CACHE, 'content-type': 'application/jwk-set+json' })
    case '/.well-known/did.json':
      return jsonAnswer(200, didDocument(signer, did), { ...CACHE, 'content-type': 'application/did+json' })
    default:
      return null
  }
}

function keySet(signer: Signer, did: string): Record<string, unknown> {
  return { keys: [{ ...signer.publicJwk, kid: signer.kidOf(did), alg: 'EdDSA', use: 'sig' }] }
}

function didDocument(signer: Signer, did: string): Record<string, unknown> {
  const id = signer.kidOf(did)
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    verificationMethod: [{ id, type: 'JsonWebKey2020', controller: did, publicKeyJwk: signer.publicJwk }],
    assertionMethod: [id],
  }
}
