import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { compactVerify, SignJWT } from 'jose'
import { allOf, currentOf, type Keys, type Secret } from '../../keys/keys.ts'
import { bodyHash } from './bodyHash.ts'
import { ANSWER_TYPE, type AnswerClaims } from './claims.ts'

/** A PKCS8 Ed25519 private key up to its 32 bytes (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs answers; `jti` is that of the router's request. */
export type AnswerSigner = (jti: string, body: Uint8Array) => Promise<string>

/** Whether a token is the signature of an answer to a request. */
export type AnswerCheck = (token: string, jti: string, body: Uint8Array) => Promise<boolean>

/** Signs the answers of the installation's own subgraphs; `keys` are 32-byte secrets that its processes share. */
export function answerSigner(keys: Keys): AnswerSigner {
  const key = privateKey(currentOf(keys))
  return (jti, body) => {
    const claims: AnswerClaims = { jti, body: bodyHash(body) }
    return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'EdDSA', typ: ANSWER_TYPE }).sign(key)
  }
}

/** Checks the answers of the installation's own subgraphs, made with any of the secrets. */
export function ownAnswers(keys: Keys): AnswerCheck {
  return answersBy(allOf(keys).map((secret) => createPublicKey(privateKey(secret))))
}

/** Checks answers by public Ed25519 keys. */
export function answersBy(keys: readonly KeyObject[]): AnswerCheck {
  return async (token, jti, body) => {
    const expected = bodyHash(body)
    for (const key of keys) {
      const read = await compactVerify(token, key, { algorithms: ['EdDSA'] }).catch(() => null)
      if (read?.protectedHeader.typ !== ANSWER_TYPE) continue
      const claims = JSON.parse(Buffer.from(read.payload).toString()) as Partial<AnswerClaims>
      if (claims.jti === jti && claims.body === expected) return true
    }
    return false
  }
}

function privateKey(secret: Secret): KeyObject {
  const seed = Buffer.from(secret)
  if (seed.length !== 32) throw new Error('An answer key is derived from 32 bytes')
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })
}
