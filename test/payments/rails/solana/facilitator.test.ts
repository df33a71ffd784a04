import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoOf } from '../../../../router/payments/rails/solana/memo.ts'
import { Unavailable } from '../../../../schema/errors.ts'
import { parseUsd } from '../../../../schema/money.ts'
import { eventually } from '../../../support/ledger.ts'
import { openPlace, payAt, type SolanaPlace } from '../../../support/solana/payments.ts'
import { startSolana, type TestSolana } from '../../../support/solana/solana.ts'
import type { SolanaWallet } from '../../../support/solana/wallet.ts'
import { customPayment } from './customPayment.ts'

let solana: TestSolana
let place: SolanaPlace
let wallet: SolanaWallet

beforeAll(async () => {
  solana = await startSolana()
  place = await openPlace(solana)
  wallet = await solana.makeWallet()
})
afterAll(() => solana?.stop())

const landedFrom = (payer: SolanaWallet) =>
  solana.cluster.landed.filter(({ accounts }) => accounts.includes(payer.address))

describe('verifying', () => {
  const reasonFor = async (change: Record<string, unknown>, extra: Record<string, unknown> = {}) => {
    const { presented } = await payAt(solana, place, wallet)
    const requirements = { ...presented.requirements, ...change, extra: { ...presented.requirements.extra, ...extra } }
    const verification = await place.facilitator.verify({ ...presented, requirements })
    return verification.isValid ? null : verification.reason
  }

  it('accepts what was offered', async () => {
    expect(await reasonFor({})).toBeNull()
  })

  it('refuses another amount, payee, token, memo, network or fee payer than was offered', async () => {
    const { address } = await solana.makeWallet(0n)
    expect(await reasonFor({ amount: '9999' })).toBe('invalid_exact_svm_payload_amount_mismatch')
    expect(await reasonFor({ amount: '10001' })).toBe('invalid_exact_svm_payload_amount_mismatch')
    expect(await reasonFor({ payTo: address })).toBe('invalid_exact_svm_payload_recipient_mismatch')
    expect(await reasonFor({ asset: address })).toBe('invalid_exact_svm_payload_mint_mismatch')
    expect(await reasonFor({}, { memo: memoOf('another offer') })).toBe('invalid_exact_svm_payload_memo_mismatch')
    expect(await reasonFor({}, { feePayer: address })).toBe('invalid_exact_svm_fee_payer_not_managed_by_facilitator')
    expect(await reasonFor({ network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })).toBe('invalid_network')
  })

  it('refuses a transaction whose payer signed something else', async () => {
    const { presented } = await payAt(solana, place, wallet)
    const bytes = Buffer.from(presented.transaction, 'base64')
    // The payer's signature comes second.
    bytes.writeUInt8(bytes.readUInt8(1 + 64) ^ 1, 1 + 64)
    const payload = { ...presented.payload, payload: { transaction: bytes.toString('base64') } }
    expect(await place.facilitator.verify({ ...presented, payload })).toMatchObject({
      isValid: false,
      reason: 'invalid_exact_svm_payload_signature_invalid',
    })
  })

  it('refuses a transaction that would have the fee payer pay more than a payment needs', async () => {
    const { presented } = await payAt(solana, place, wallet)
    const reasonOf = async (units: number, price: bigint) => {
      const transaction = await customPayment(solana, place, wallet, { units, price, memo: memoOf('offer 0') })
      const payload = { ...presented.payload, payload: { transaction } }
      const requirements = place.offer({ id: 'offer 0' })
      const verification = await place.facilitator.verify({ payload, requirements })
      return verification.isValid ? null : verification.reason
    }
    expect(await reasonOf(200_000, 50_000n)).toBeNull()
    expect(await reasonOf(200_001, 50_000n)).toMatch(/compute_limit_instruction_too_high$/)
    expect(await reasonOf(200_000, 50_001n)).toMatch(/compute_price_instruction_too_high$/)
  })

  it('refuses a transaction that is too old to land', async () => {
    const { presented } = await payAt(solana, place, wallet)
    solana.cluster.mine(151n)
    expect(await place.facilitator.verify(presented)).toMatchObject({ isValid: false, message: /BlockhashNotFound/ })
  })

  it.each([
    ['no SOL', 0n],
    ['less SOL than a fee', 900_000n],
  ])('refuses no payer because our fee payer has %s: nothing can be paid then', async (_, lamports) => {
    const poor = await openPlace(solana, 5_000, lamports)
    const { presented } = await payAt(solana, poor, wallet)
    const verification = poor.facilitator.verify(presented)
    await expect(verification).rejects.toBeInstanceOf(Unavailable)
    await expect(verification).rejects.toThrow('fees')
  })

  it('cannot say anything while the chain is away, even of a payment that is wrong', async () => {
    const { presented } = await payAt(solana, place, wallet)
    const wrong = { ...presented, requirements: { ...presented.requirements, amount: '1' } }
    solana.setDown(true)
    await expect(place.facilitator.verify(presented)).rejects.toThrow(Unavailable)
    await expect(place.facilitator.verify(wrong)).rejects.toThrow(Unavailable)
    solana.setDown(false)
    expect(await place.facilitator.verify(presented)).toEqual({ isValid: true })
    expect(await place.facilitator.verify(wrong)).toMatchObject({ isValid: false })
  })
})

describe('verifying at a node that is too busy to try a transaction', () => {
  it('is no refusal, although the node answers otherwise', async () => {
    const { presented } = await payAt(solana, place, wallet)
    solana.tooBusyFor.add('simulateTransaction')
    await expect(place.facilitator.verify(presented)).rejects.toThrow(Unavailable)
    expect(await place.facilitator.settle(presented)).toMatchObject({ kind: 'unknown' })
    solana.tooBusyFor.clear()
    expect(await place.facilitator.verify(presented)).toEqual({ isValid: true })
  })
})

describe('settling', () => {
  it('lands under the signature that was known before', async () => {
    const { presented } = await payAt(solana, place, wallet)
    const transaction = await place.facilitator.signatureOf(presented.transaction)
    expect(await place.facilitator.settle(presented)).toEqual({ kind: 'settled', transaction })
  })

  it('moves the money of one transaction once, however often and wherever it is settled', async () => {
    const payer = await solana.makeWallet()
    const { presented } = await payAt(solana, place, payer, { amount: parseUsd('1') })
    const atOnce = await Promise.all([1, 2, 3].map(() => place.facilitator.settle(presented)))
    const later = await place.facilitator.settle(presented)
    const elsewhere = await (await place.restarted()).settle(presented)
    const kinds = [...atOnce, later, elsewhere].map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['settled', 'unknown', 'unknown', 'unknown', 'unknown'])
    expect(await solana.balanceOf(payer.address)).toBe(parseUsd('999'))
    expect(landedFrom(payer)).toHaveLength(1)
  })

  it('refuses for good what does not fit the offer, and sends nothing', async () => {
    const payer = await solana.makeWallet()
    const { presented } = await payAt(solana, place, payer)
    const requirements = { ...presented.requirements, amount: '1' }
    expect(await place.facilitator.settle({ ...presented, requirements })).toEqual({
      kind: 'refused',
      reason: 'invalid_exact_svm_payload_amount_mismatch',
    })
    expect(landedFrom(payer)).toHaveLength(0)
  })

  it('does not know what became of a payment while the chain is away, and never throws', async () => {
    const { presented } = await payAt(solana, place, wallet)
    const wrong = { ...presented, requirements: { ...presented.requirements, amount: '1' } }
    solana.setDown(true)
    expect(await place.facilitator.settle(presented)).toMatchObject({ kind: 'unknown' })
    expect(await place.facilitator.settle(wrong)).toEqual({
      kind: 'unknown',
      reason: 'chain_unreachable',
      transaction: null,
    })
    solana.setDown(false)
    expect(await place.facilitator.settle(presented)).toMatchObject({ kind: 'settled' })
  })

  it('does not know what became of a payment whose answer was lost', async () => {
    const payer = await solana.makeWallet()
    const { presented } = await payAt(solana, place, payer)
    solana.cluster.next = 'lands without an answer'
    expect(await place.facilitator.settle(presented)).toMatchObject({ kind: 'unknown' })
    expect(landedFrom(payer)).toHaveLength(1)
  })

  it('says by which transaction a payment failed on chain', async () => {
    const payer = await solana.makeWallet()
    const { presented } = await payAt(solana, place, payer)
    const signature = await place.facilitator.signatureOf(presented.transaction)
    solana.cluster.next = 'is held'
    const before = solana.calls.length
    const settling = place.facilitator.settle(presented)
    await eventually('the payment is waited for', async () =>
      solana.calls.slice(before).includes('getSignatureStatuses'),
    )
    await solana.fund(payer.address, -(await solana.balanceOf(payer.address)))
    solana.cluster.release()
    expect(await settling).toEqual({
      kind: 'unknown',
      reason: 'invalid_exact_svm_transaction_failed',
      transaction: signature,
    })
  })
})
