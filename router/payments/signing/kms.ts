import { createPublicKey, type KeyObject } from 'node:crypto'
import { Signature as DerSignature } from 'ox'
import { type Hex, hexToBytes, keccak256, numberToHex, type Signature, stringToBytes } from 'viem'
import { publicKeyToAddress } from 'viem/utils'
import type { Address } from '../../../schema/address.ts'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import { curve, curveOpened } from '../evm/curve.ts'
import { keccak256 as keccakOf, toHex } from '../evm/keccak.ts'
import type { Signer } from './signer.ts'

/** One key of a key management service. */
export interface KmsKey {
  /** Name for operators: `aws-kms:…`. */
  readonly name: string
  /** The SPKI public key, read once. Throws when the service refuses or does not answer. */
  publicKey(): Promise<KeyObject>
  /** The DER-encoded ECDSA signature of 32 bytes. Throws likewise. */
  sign(digest: Uint8Array): Promise<Uint8Array>
}

/** The key management service cannot be used as configured; the message names the key and the reason. */
export class KmsError extends Error {
  constructor(key: string, reason: string, options?: ErrorOptions) {
    super(`${key}: ${reason}`, options)
    this.name = 'KmsError'
  }
}

/** Order of the curve. Of a signature's two forms s and N - s, Ethereum accepts the lower (EIP-2). */
const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The digest of the trial signature; no transaction or typed data has this hash. */
const TRIAL_DIGEST = keccak256(stringToBytes('tollgraph: a trial signature, which opens nothing'))

/**
 * Opens a key of a KMS. A KMS grants reading the public key and signing separately, so one trial signature is made.
 * Throws a KmsError when the key is not on secp256k1, must not be used, or does not answer within `timeoutMs`
 * milliseconds.
 */
export async function kmsSigner(key: KmsKey, timeoutMs: number): Promise<Signer> {
  const late = () => new KmsError(key.name, `no answer within ${timeoutMs} ms`)
  await curveOpened
  const address = addressOf(key, await withTimeout(timeoutMs, key.publicKey(), late))
  const signer: Signer = {
    address,
    async sign(digest) {
      const der = await withTimeout(timeoutMs, key.sign(hexToBytes(digest)), late)
      return recoverable(key, der, digest, address)
    },
  }
  await signer.sign(TRIAL_DIGEST)
  return signer
}

/** The account of an SPKI public key. */
function addressOf({ name }: KmsKey, spki: KeyObject): Address {
  const { crv, x, y } = spki.export({ format: 'jwk' })
  if (crv !== 'secp256k1' || !x || !y)
    throw new KmsError(name, `is a key on ${crv ?? 'another curve'}; Ethereum needs secp256k1`)
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return publicKeyToAddress(toHex(point)) as Address
}

/**
 * Converts a DER signature to Ethereum's form. A KMS does not return the recovery bit, so both are tried; the match
 * with the address also proves that the signature is this key's and intact.
 */
function recoverable({ name }: KmsKey, der: Uint8Array, digest: Hex, address: Address): Signature {
  const { r, s } = DerSignature.fromDerBytes(der)
  const low = s > N / 2n ? N - s : s
  const signature = { r: numberToHex(r, { size: 32 }), s: numberToHex(low, { size: 32 }) }
  const rs = Buffer.concat([hexToBytes(signature.r), hexToBytes(signature.s)])
  for (const yParity of [0, 1] as const) {
    const point = curve.recover(hexToBytes(digest), rs, yParity)
    if (point && toHex(keccakOf(point.subarray(1)).subarray(12)) === address.toLowerCase())
      return { ...signature, yParity }
  }
  throw new KmsError(name, `gave a signature that is not one of ${address}`)
}

/** Reads a public key, DER or PEM. Throws a KmsError when it is invalid. */
export function readSpki(name: string, key: Uint8Array | string): KeyObject {
  try {
    return typeof key === 'string'
      ? createPublicKey(key)
      : createPublicKey({ key: Buffer.from(key), format: 'der', type: 'spki' })
  } catch (error) {
    throw new KmsError(name, 'gave no public key that can be read', { cause: error })
  }
}
