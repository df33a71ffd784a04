import { jsonAnswer, type RestAnswer } from '../../rest-compat/answer.ts'
import type { Place } from '../origins/origins.ts'
import type { KeyRing, NamedKey } from './keyRing.ts'
import { kidOf, type Signer } from './signer.ts'

/** Keys change rarely; clients may cache them this long. */
const CACHE = { 'cache-control': 'public, max-age=300' }

const DOCUMENTS: ReadonlyMap<string, (did: string, keys: readonly NamedKey[]) => RestAnswer> = new Map([
  ['/.well-known/jwks.json', keySet],
  ['/.well-known/did.json', didDocument],
])

/**
 * The published keys, at the root of every own host: as a key set, and as the DID document that `kid` refers to. Null
 * for other paths.
 */
export async function keyAnswer(
  ring: KeyRing,
  signer: Signer,
  { path, origin, url }: Pick<Place, 'path' | 'origin' | 'url'>,
): Promise<RestAnswer | null> {
  if (!path.startsWith('/.well-known/')) return null
  const document = DOCUMENTS.get(new URL(url).pathname)
  const did = signer.didOf(new URL(origin).host)
  return document && did !== null ? document(did, await ring.keys()) : null
}

function keySet(did: string, keys: readonly NamedKey[]): RestAnswer {
  const set = { keys: keys.map(({ name, jwk }) => ({ ...jwk, kid: kidOf(did, name), alg: 'EdDSA', use: 'sig' })) }
  return jsonAnswer(200, set, { ...CACHE, 'content-type': 'application/jwk-set+json' })
}

function didDocument(did: string, keys: readonly NamedKey[]): RestAnswer {
  const document = {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    verificationMethod: keys.map(({ name, jwk }) => ({
      id: kidOf(did, name),
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk: jwk,
    })),
    assertionMethod: keys.map(({ name }) => kidOf(did, name)),
  }
  return jsonAnswer(200, document, { ...CACHE, 'content-type': 'application/did+json' })
}
