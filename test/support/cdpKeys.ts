import { generateKeyPairSync, type KeyObject } from 'node:crypto'

/** A CDP API key as its portal hands it out, and the half that the company keeps. */
export interface TestCdpKey {
  readonly id: string
  /** The value of CDP_API_KEY_SECRET. */
  readonly secret: string
  readonly publicKey: KeyObject
}

/** An Ed25519 key: seed and public key in base64. */
export function edwardsKey(id = '5b1c1d1e-0f2a-4c3b-8d4e-9f5a6b7c8d9e'): TestCdpKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' })
  const secret = Buffer.concat([d, x].map((half) => Buffer.from(half, 'base64url'))).toString('base64')
  return { id, secret, publicKey }
}

/** A P-256 key in PEM, with its line ends written as `\n`, as in a `.env` file. */
export function ellipticKey(id = 'organizations/1a2b/apiKeys/3c4d'): TestCdpKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ format: 'pem', type: 'sec1' }).toString()
  return { id, secret: pem.replaceAll('\n', '\\n'), publicKey }
}
