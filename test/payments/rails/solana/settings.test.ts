import { getBase58Decoder } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SOLANA_NETWORKS } from '../../../../router/payments/rails/solana/network.ts'
import { SOLANA_SETTINGS, solanaContradictions } from '../../../../router/payments/rails/solana/settings.ts'
import { makeSolanaWallet } from '../../../support/solana/wallet.ts'

const { key, address } = await makeSolanaWallet(SOLANA_NETWORKS.solana, 'http://127.0.0.1:1')
const base58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)

/** What is wrong with one setting. */
function problemOf(name: keyof typeof SOLANA_SETTINGS, value: string): string | null {
  const result = z.object(SOLANA_SETTINGS).safeParse({ [name]: value })
  return result.success ? null : (result.error.issues[0]?.message ?? '')
}

describe('settings of payments on Solana', () => {
  it('need not be given', () => {
    expect(z.object(SOLANA_SETTINGS).parse({})).toEqual({})
    expect(solanaContradictions({})).toEqual([])
  })

  it('take a key pair in base58, and as the JSON array of a key file', () => {
    const inBase58 = SOLANA_SETTINGS.SOLANA_FACILITATOR_KEY.parse(base58(key))
    const inJson = SOLANA_SETTINGS.SOLANA_FACILITATOR_KEY.parse(JSON.stringify([...key]))
    expect(inBase58).toEqual(key)
    expect(inJson).toEqual(key)
  })

  it('take a key pair whose bytes begin with zeros for as long as it is', () => {
    const zeros = Uint8Array.from([0, 0, 7])
    const problem = problemOf('SOLANA_REFUND_KEY', base58(zeros))
    expect(problem).toMatch(/64 bytes/)
    expect(problemOf('SOLANA_PAYEE', '1'.repeat(32))).toBeNull()
    expect(problemOf('SOLANA_PAYEE', '1'.repeat(33))).toMatch(/32 bytes/)
  })

  it('refuse a key that is only a seed, or not a pair, and say so', () => {
    const strange = Uint8Array.from([...key.subarray(0, 32), ...key.subarray(0, 32)])
    expect(problemOf('SOLANA_FACILITATOR_KEY', base58(key.subarray(0, 32)))).toMatch(/only its first half/)
    expect(problemOf('SOLANA_FACILITATOR_KEY', base58(strange))).toMatch(/not the public key/)
    expect(problemOf('SOLANA_FACILITATOR_KEY', `0x${'1'.repeat(64)}`)).toMatch(/64 bytes in base58/)
    expect(problemOf('SOLANA_FACILITATOR_KEY', '[1, 2, 256]')).toMatch(/64 bytes in base58/)
    expect(problemOf('SOLANA_FACILITATOR_KEY', '[1, 2')).toMatch(/64 bytes in base58/)
  })

  it('refuse an address of another chain and a network that there is not', () => {
    expect(problemOf('SOLANA_PAYEE', address)).toBeNull()
    expect(problemOf('SOLANA_PAYEE', '0x000000000000000000000000000000000000dEaD')).toMatch(/32 bytes in base58/)
    expect(problemOf('SOLANA_NETWORK', 'mainnet')).toMatch(/solana, solana-devnet or solana-testnet/)
  })

  it('say what is missing, and what does nothing', () => {
    expect(solanaContradictions({ SOLANA_RPC_URL: 'http://x' })).toEqual([
      expect.stringMatching(/^SOLANA_PAYEE is needed/),
      expect.stringMatching(/^FACILITATOR_URLS or SOLANA_FACILITATOR_KEY is needed/),
    ])
    expect(
      solanaContradictions({
        SOLANA_RPC_URL: 'http://x',
        SOLANA_PAYEE: address,
        FACILITATOR_URLS: 'https://x.example',
      }),
    ).toEqual([])
    expect(solanaContradictions({ SOLANA_PAYEE: address })).toEqual([
      expect.stringMatching(/^SOLANA_PAYEE does nothing/),
    ])
  })
})
