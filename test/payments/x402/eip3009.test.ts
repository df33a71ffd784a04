import fc from 'fast-check'
import { getAddress, maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { eip3009Payload, readEip3009 } from '../../../router/payments/x402/eip3009.ts'
import { address, bytes32, uint256 } from '../evm/arbitraries.ts'

const party = `0x${'11'.repeat(20)}` as const
const transfer = {
  from: party,
  to: party,
  value: 1n,
  validAfter: 0n,
  validBefore: maxUint256,
  nonce: `0x${'33'.repeat(32)}`,
  signature: '0xab',
} as const
const payload = eip3009Payload(transfer)

test('what is written of a signed transfer is read again, whatever the transfer', () => {
  const transfers = fc.record({
    from: address,
    to: address,
    value: uint256,
    validAfter: uint256,
    validBefore: uint256,
    nonce: bytes32,
  })
  fc.assert(
    fc.property(transfers, ({ from, to, ...rest }) => {
      const read = readEip3009(eip3009Payload({ from, to, ...rest, signature: '0xab' }))
      expect(read).toEqual({ payer: getAddress(from), payTo: getAddress(to), ...rest, signature: '0xab' })
    }),
  )
})

test.each([
  ['no object', null, 'payload'],
  ['an empty signature', { ...payload, signature: '0x' }, 'payload.signature'],
  ['a signature beyond 8 kB', { ...payload, signature: `0x${'ab'.repeat(8_193)}` }, 'payload.signature'],
  ['a mistyped payer', changed({ from: party.slice(0, -1) }), 'payload.authorization.from'],
  ['a nonce of 31 bytes', changed({ nonce: `0x${'33'.repeat(31)}` }), 'payload.authorization.nonce'],
  ['a value below zero', changed({ value: '-1' }), 'payload.authorization.value'],
  // No such word can be signed: the digest of one cannot even be made.
  ['more than 256 bits', changed({ validBefore: `${maxUint256 + 1n}` }), 'payload.authorization.validBefore'],
])('a payload with %s is not read, and the place is named', (_what, malformed, place) => {
  const message = expect.stringContaining(`malformed at ${place}: `)
  expect(readEip3009(malformed)).toEqual({ reason: 'invalid_payload', message })
})

function changed(members: object) {
  return { ...payload, authorization: { ...payload.authorization, ...members } }
}
