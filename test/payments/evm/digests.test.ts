import { uptoPermit2WitnessTypes } from '@x402/evm'
import fc from 'fast-check'
import { type Hex, hashTypedData } from 'viem'
import { describe, expect, test } from 'vitest'
import { toHex } from '../../../router/payments/evm/keccak.ts'
import { transferDigest } from '../../../router/payments/evm/transferDigest.ts'
import { uptoPermitDigest } from '../../../router/payments/evm/uptoPermitDigest.ts'
import { AUTHORIZATION_MEMBERS } from '../../devnet/authorization.ts'
import { address, bytes32, uint256 } from './arbitraries.ts'

const chainId = fc.integer({ min: 1, max: 2 ** 31 })

describe('the digest of an EIP-3009 transfer', () => {
  // viem leaves an empty name or version out of the domain.
  const text = fc.string({ minLength: 1 })
  const domains = fc.record({ name: text, version: text, chainId, verifyingContract: address })
  const transfers = fc.record({
    from: address,
    to: address,
    value: uint256,
    validAfter: uint256,
    validBefore: uint256,
    nonce: bytes32,
  })

  test('is the one that viem makes, whatever the token and the transfer', () => {
    fc.assert(
      fc.property(domains, transfers, (domain, message) => {
        const reference = hashTypedData({
          domain,
          types: { TransferWithAuthorization: AUTHORIZATION_MEMBERS },
          primaryType: 'TransferWithAuthorization',
          message,
        })
        expect(toHex(transferDigest(domain)(message))).toBe(reference)
      }),
    )
  })

  test.each<[string, Record<string, unknown>]>([
    ['an address of 19 bytes', { from: `0x${'11'.repeat(19)}` }],
    ['a nonce of 31 bytes', { nonce: `0x${'11'.repeat(31)}` }],
    ['a nonce that is no hex', { nonce: `0x${'zz'.repeat(32)}` }],
    ['a value below zero', { value: -1n }],
    ['a value of 257 bits', { value: 1n << 256n }],
  ])('is not made of %s', (_, changes) => {
    const domain = { name: 'USDC', version: '2', chainId: 1, verifyingContract: `0x${'22'.repeat(20)}` as Hex }
    const party: Hex = `0x${'11'.repeat(20)}`
    const good = {
      from: party,
      to: party,
      value: 1n,
      validAfter: 0n,
      validBefore: 1n,
      nonce: `0x${'33'.repeat(32)}` as Hex,
    }
    const digestOf = transferDigest(domain)
    expect(() => digestOf(good)).not.toThrow()
    expect(() => digestOf({ ...good, ...changes } as typeof good)).toThrow(RangeError)
  })
})

test('the digest of a Permit2 ceiling is the one that viem makes', () => {
  const permits = fc.record({
    permitted: fc.record({ token: address, amount: uint256 }),
    spender: address,
    nonce: uint256,
    deadline: uint256,
    witness: fc.record({ to: address, facilitator: address, validAfter: uint256 }),
  })
  fc.assert(
    fc.property(chainId, address, permits, (chain, permit2, message) => {
      const reference = hashTypedData({
        domain: { name: 'Permit2', chainId: chain, verifyingContract: permit2 },
        types: uptoPermit2WitnessTypes,
        primaryType: 'PermitWitnessTransferFrom',
        message,
      })
      expect(toHex(uptoPermitDigest(chain, permit2)(message))).toBe(reference)
    }),
  )
})
