import { randomBytes } from 'node:crypto'
import { createKeyPairSignerFromPrivateKeyBytes, generateKeyPairSigner, type KeyPairSigner } from '@solana/kit'
import { createSIWxPayload, encodeSIWxHeader, parseSIWxHeader, type SIWxPayload } from '@x402/extensions/sign-in-with-x'
import { beforeAll, describe, expect, it } from 'vitest'
import { SOLANA_NETWORKS } from '../../../../router/payments/rails/solana/network.ts'
import { isSignedBySolana } from '../../../../router/payments/rails/solana/signIn.ts'

const URL = 'https://api.example.com/api/organizations'

let signer: KeyPairSigner
let payload: SIWxPayload

/** A message that the stock client has signed, as its header carries it. */
async function sign(by: KeyPairSigner, change: Partial<SIWxPayload> = {}): Promise<SIWxPayload> {
  const info = {
    domain: 'api.example.com',
    uri: URL,
    statement: 'Sign in to show which wallet is asking. This moves no money.',
    version: '1',
    chainId: SOLANA_NETWORKS.solana.id,
    type: 'ed25519',
    nonce: randomBytes(24).toString('hex'),
    issuedAt: new Date().toISOString(),
    expirationTime: new Date(Date.now() + 300_000).toISOString(),
    ...change,
  }
  return parseSIWxHeader(encodeSIWxHeader(await createSIWxPayload(info as never, by as never, URL)))
}

beforeAll(async () => {
  signer = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(randomBytes(32)))
  payload = await sign(signer)
})

describe('a sign-in message of a Solana wallet', () => {
  it('is signed by its address when the stock client has signed it', async () => {
    expect(payload.address).toBe(signer.address)
    expect(await isSignedBySolana(payload)).toBe(true)
    expect(await isSignedBySolana(await sign(signer, { signatureScheme: 'siws' }))).toBe(true)
  })

  it.each<[string, Partial<SIWxPayload>]>([
    ['domain', { domain: 'evil.example.com' }],
    ['uri', { uri: `${URL}/other` }],
    ['statement', { statement: 'Another statement' }],
    ['nonce', { nonce: '0'.repeat(48) }],
    ['chainId', { chainId: SOLANA_NETWORKS['solana-devnet'].id }],
    ['issuedAt', { issuedAt: '2020-01-01T00:00:00.000Z' }],
    ['expirationTime', { expirationTime: '2999-01-01T00:00:00.000Z' }],
    ['resources', { resources: ['https://api.example.com/more'] }],
  ])('is not signed when its %s was changed afterwards', async (_member, change) => {
    expect(await isSignedBySolana({ ...payload, ...change })).toBe(false)
  })

  it('is not signed by somebody else', async () => {
    const stranger = await generateKeyPairSigner()
    expect(await isSignedBySolana({ ...payload, address: stranger.address })).toBe(false)
  })

  it('is not signed where the signature or the address is none', async () => {
    const spoiled: Partial<SIWxPayload>[] = [
      { signature: '0x00' },
      { signature: payload.signature.slice(1) },
      { signature: '' },
      { signature: '1'.repeat(64) },
      { address: '0OIl' },
      // The point at zero verifies anything.
      { address: '11111111111111111111111111111111', signature: '1'.repeat(64) },
    ]
    for (const change of spoiled) expect(await isSignedBySolana({ ...payload, ...change })).toBe(false)
  })

  it('counts only as what it says it is', async () => {
    expect(await isSignedBySolana({ ...payload, type: 'eip191' })).toBe(false)
    expect(await isSignedBySolana({ ...payload, signatureScheme: 'eip191' })).toBe(false)
    expect(await isSignedBySolana({ ...payload, chainId: 'eip155:8453' })).toBe(false)
  })

  it('cannot carry one line in the place of another', async () => {
    const smuggled = await sign(signer, { statement: 'Sign in.\n\nURI: https://evil.example.com' })
    expect(await isSignedBySolana(smuggled)).toBe(false)
    expect(await isSignedBySolana(await sign(signer, { resources: ['a\n- b'] }))).toBe(false)
  })
})
