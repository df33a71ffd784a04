import { uptoPermit2WitnessTypes } from '@x402/evm'
import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { isSignedBy } from '../../../router/payments/evm/recover.ts'
import { uptoPermitDigest } from '../../../router/payments/evm/uptoPermitDigest.ts'
import { readUptoSettlement } from '../../../router/payments/facilitator/uptoSettlement.ts'
import { isPermit2Payment, type Permit2Payment, permitOf, readPermit2 } from '../../../router/payments/x402/permit2.ts'
import { PERMIT2, UPTO_PERMIT2_PROXY } from '../../../schema/permit2Contracts.ts'
import { newAccount } from '../../devnet/devnets.ts'

const payer = newAccount()
const USDC = NETWORKS.base.usdc
const witness = { to: newAccount().address, facilitator: newAccount().address, validAfter: '5' }
const permit2Authorization = {
  from: payer.address,
  permitted: { token: USDC, amount: '100000' },
  spender: UPTO_PERMIT2_PROXY,
  nonce: maxUint256.toString(),
  deadline: '1800000000',
  witness,
}
const payload = { signature: '0xab', permit2Authorization }

test('a payload is read into numbers and addresses, in whatever case it writes them', () => {
  const expected: Permit2Payment = {
    payer: payer.address as Permit2Payment['payer'],
    payTo: witness.to as Permit2Payment['payTo'],
    token: USDC,
    value: 100_000n,
    nonce: maxUint256,
    validAfter: 5n,
    validBefore: 1_800_000_000n,
    spender: UPTO_PERMIT2_PROXY,
    facilitator: witness.facilitator as Permit2Payment['facilitator'],
    signature: '0xab',
  }
  expect(readPermit2(payload)).toEqual(expected)
  const inLowerCase = { ...permit2Authorization, from: payer.address.toLowerCase(), nonce: `${maxUint256}` }
  expect(readPermit2({ ...payload, permit2Authorization: inLowerCase })).toEqual(expected)
})

test.each([
  ['no object', null, 'payload'],
  ['an EIP-3009 payment', { signature: '0xab', authorization: {} }, 'payload.permit2Authorization'],
  ['an empty signature', { ...payload, signature: '0x' }, 'payload.signature'],
  ['a signature beyond 8 kB', { ...payload, signature: `0x${'ab'.repeat(8_193)}` }, 'payload.signature'],
  ['half a byte', { ...payload, signature: '0xabc' }, 'payload.signature'],
  ['a mistyped payer', changed({ from: payer.address.slice(0, -1) }), 'payload.permit2Authorization.from'],
  ['a number', changed({ nonce: 7 }), 'payload.permit2Authorization.nonce'],
  ['more than 256 bits', changed({ nonce: `${maxUint256 + 1n}` }), 'payload.permit2Authorization.nonce'],
  ['hexadecimal digits', changed({ deadline: '0x10' }), 'payload.permit2Authorization.deadline'],
  ['a sign', changed({ permitted: { token: USDC, amount: '-1' } }), 'payload.permit2Authorization.permitted.amount'],
  ['no facilitator', changed({ witness: { to: witness.to, validAfter: '0' } }), 'witness.facilitator'],
])('a payload with %s is not read, and the place is named', (_what, malformed, place) => {
  const read = readPermit2(malformed)
  if (isPermit2Payment(read)) throw new Error('It was read')
  expect(read.reason).toBe('invalid_payload')
  expect(read.message).toContain(`${place}:`)
})

function changed(members: object) {
  return { ...payload, permit2Authorization: { ...permit2Authorization, ...members } }
}

test('a payment is signed as the stock packages sign it, and for one chain alone', async () => {
  const read = readPermit2(payload)
  if (!isPermit2Payment(read)) throw new Error(read.message)
  const signature = await payer.signTypedData({
    domain: { name: 'Permit2', chainId: 8_453, verifyingContract: PERMIT2 },
    types: uptoPermit2WitnessTypes,
    primaryType: 'PermitWitnessTransferFrom',
    message: {
      permitted: { token: USDC, amount: 100_000n },
      spender: UPTO_PERMIT2_PROXY,
      nonce: maxUint256,
      deadline: 1_800_000_000n,
      witness: { to: witness.to, facilitator: witness.facilitator, validAfter: 5n },
    },
  })
  const isSignedFor = (chainId: number) =>
    isSignedBy(uptoPermitDigest(chainId, PERMIT2)(permitOf(read)), signature, payer.address)
  expect(isSignedFor(8_453)).toBe(true)
  expect(isSignedFor(84_532)).toBe(false)
})

test('what the scheme refuses before it sends is certain, whatever else is not', () => {
  const kindOf = (errorReason: string, transaction = '') =>
    readUptoSettlement({ success: false, errorReason, transaction }).kind
  const certain = [
    'permit2_insufficient_balance',
    'permit2_allowance_required',
    'permit2_simulation_failed',
    'invalid_permit2_signature',
    'eip2612_deadline_expired',
    'invalid_eip2612_extension_format',
    'upto_facilitator_mismatch',
    'invalid_upto_evm_network_mismatch',
    'invalid_upto_evm_payload_settlement_exceeds_amount',
  ]
  expect(certain.map((reason) => [reason, kindOf(reason)])).toEqual(certain.map((reason) => [reason, 'refused']))
  const uncertain = [
    'settlement_pending',
    'permit2_invalid_nonce',
    'invalid_upto_evm_transaction_failed',
    'invalid_exact_evm_transaction_failed: The request took too long. Contract Call: function: settle(bytes signature)',
    'something_new',
  ]
  expect(uncertain.map((reason) => [reason, kindOf(reason)])).toEqual(uncertain.map((reason) => [reason, 'unknown']))
  expect(kindOf('permit2_insufficient_balance', `0x${'1'.repeat(64)}`)).toBe('unknown')
})
