import fc from 'fast-check'
import { recoverAddress, serializeSignature } from 'viem'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { KmsError } from '../../../router/payments/signing/kms.ts'
import { openSigners, type SignerSettings } from '../../../router/payments/signing/openSigners.ts'
import type { Signer } from '../../../router/payments/signing/signer.ts'
import type { KmsKeyName } from '../../../router/payments/signing/signerSetting.ts'
import { bytes32 } from '../evm/arbitraries.ts'
import { AWS_KEY, GCP_KEY, type KmsServer, startKmsServer } from './kmsServer.ts'

let kms: KmsServer
beforeEach(async () => {
  kms = await startKmsServer()
  for (const [name, value] of Object.entries(kms.environment)) vi.stubEnv(name, value)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await kms.stop()
})

const services: readonly KmsKeyName[] = [
  { kind: 'aws-kms', key: AWS_KEY },
  { kind: 'gcp-kms', key: GCP_KEY },
]

async function open(name: KmsKeyName, { url }: KmsServer, given: Partial<SignerSettings> = {}): Promise<Signer> {
  const settings = { FACILITATOR_SIGNER: [name], KMS_ENDPOINT: url, FACILITATOR_TIMEOUT_MS: 20_000, ...given }
  const {
    facilitators: [facilitator],
  } = await openSigners(settings, null)
  if (!facilitator) throw new Error('No signer was opened')
  return facilitator
}

describe.each(services)('a key of $kind', (name) => {
  it('signs what its address is recovered from, with s in the lower half', async () => {
    const signer = await open(name, kms)
    expect(signer.address).toBe(kms.address)
    await fc.assert(
      fc.asyncProperty(bytes32, async (hash) => {
        const signature = await signer.sign(hash)
        expect(await recoverAddress({ hash, signature: serializeSignature(signature) })).toBe(kms.address)
        expect(BigInt(signature.s)).toBeLessThan(2n ** 255n)
      }),
      { numRuns: 20 },
    )
  })

  it('is refused at the start where it may be read and may not sign', async () => {
    kms.behaviour.refuses = true
    await expect(open(name, kms)).rejects.toThrow(KmsError)
    await expect(open(name, kms)).rejects.toThrow(`${name.kind}:${name.key}: `)
  })

  it('is refused where its signatures are of another key', async () => {
    kms.behaviour.usesAnotherKey = true
    await expect(open(name, kms)).rejects.toThrow(`is not one of ${kms.address}`)
  })

  it('is refused where it is on a curve other than secp256k1', async () => {
    const other = await startKmsServer('prime256v1')
    onTestFinished(() => other.stop())
    for (const [name, value] of Object.entries(other.environment)) vi.stubEnv(name, value)
    await expect(open(name, other)).rejects.toThrow('Ethereum needs secp256k1')
  })

  it('that gives no answer is given up in time', async () => {
    kms.behaviour.hangs = true
    await expect(open(name, kms, { FACILITATOR_TIMEOUT_MS: 300 })).rejects.toThrow(KmsError)
  })

  it('that cannot sign for a while signs again afterwards', async () => {
    const signer = await open(name, kms)
    const digest = `0x${'11'.repeat(32)}` as const
    kms.behaviour.refuses = true
    await expect(signer.sign(digest)).rejects.toThrow(KmsError)
    kms.behaviour.refuses = false
    const signature = serializeSignature(await signer.sign(digest))
    expect(await recoverAddress({ hash: digest, signature })).toBe(kms.address)
  })
})
