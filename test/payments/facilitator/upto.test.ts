import { erc20Abi, type Hex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { PERMIT2 } from '../../../schema/permit2Contracts.ts'
import { newAccount } from '../../devnet/devnets.ts'
import { deploySmartWallet } from '../../devnet/smartWallet.ts'
import { eventually } from '../../support/ledger.ts'
import { allow, charging, newPayer, paymentIn, sign, startUptoPlace, type UptoPlace } from './uptoPlace.ts'

let place: UptoPlace
beforeAll(async () => {
  place = await startUptoPlace()
}, 30_000)
afterAll(() => place.remove())

const balance = (address: string) => place.chain.balanceOf(address as Address)
/** An offer to somebody who has nothing yet, so that what arrives is what was charged. */
const offerToNew = (ceiling: bigint) => place.offer(ceiling, { payTo: newAccount().address })

test('a part of the ceiling is charged, and the rest stays with the payer', async () => {
  const payer = await newPayer(place)
  const offer = offerToNew(100_000n)
  const presented = await sign(place, payer, offer)
  expect(await place.facilitator.verify(presented)).toEqual({ isValid: true })
  const settlement = await place.facilitator.settle(charging(30_000n, presented))
  if (settlement.kind !== 'settled') throw new Error(`It is ${settlement.kind}`)
  expect(await balance(offer.payTo)).toBe(30_000n)
  expect(await balance(payer.address)).toBe(9_970_000n)
  const receipt = await place.node.getTransactionReceipt({ hash: settlement.transaction as Hex })
  expect(receipt).toMatchObject({ status: 'success', from: place.facilitatorAddress.toLowerCase() })
})

test('the whole ceiling can be charged', async () => {
  const presented = await sign(place, await newPayer(place), offerToNew(100_000n))
  expect(await place.facilitator.settle(presented)).toMatchObject({ kind: 'settled' })
  expect(await balance(presented.requirements.payTo)).toBe(100_000n)
})

test('nothing above the ceiling is charged', async () => {
  const presented = await sign(place, await newPayer(place), offerToNew(100_000n))
  expect(await place.facilitator.settle(charging(100_001n, presented))).toEqual({
    kind: 'refused',
    reason: 'invalid_upto_evm_payload_settlement_exceeds_amount',
  })
  expect(await balance(presented.requirements.payTo)).toBe(0n)
  expect(await place.facilitator.settle(charging(99_999n, presented))).toMatchObject({ kind: 'settled' })
})

test('a charge of zero, or of what is no number, is refused', async () => {
  const presented = await sign(place, await newPayer(place), offerToNew(100_000n))
  for (const amount of ['0', '000', '-1', '', '0x10', '1.5']) {
    const requirements = { ...presented.requirements, amount }
    expect(await place.facilitator.settle({ ...presented, requirements })).toEqual({
      kind: 'refused',
      reason: 'invalid_settlement_amount',
    })
  }
})

test('a payment is charged once, however often and however parallel it is asked for', async () => {
  const presented = await sign(place, await newPayer(place), offerToNew(100_000n))
  const charge = charging(40_000n, presented)
  const settlements = await Promise.all([1, 2, 3].map(() => place.facilitator.settle(charge)))
  expect(settlements.filter(({ kind }) => kind === 'settled')).toHaveLength(1)
  expect(await balance(presented.requirements.payTo)).toBe(40_000n)
  expect(await place.facilitator.verify(presented)).toMatchObject({ isValid: false, reason: 'permit2_invalid_nonce' })
  // Whether this very payment used the nonce is for the chain to say.
  for (const settlement of [...settlements, await place.facilitator.settle(charge)]) {
    expect(['settled', 'unknown']).toContain(settlement.kind)
  }
  expect(await balance(presented.requirements.payTo)).toBe(40_000n)
})

test('a payment that took the last of a balance is not taken for one that was never settled', async () => {
  const payer = await newPayer(place, 100_000n)
  const presented = await sign(place, payer, offerToNew(100_000n))
  expect(await place.facilitator.settle(presented)).toMatchObject({ kind: 'settled' })
  expect(await place.facilitator.settle(presented)).toEqual({
    kind: 'unknown',
    reason: 'permit2_invalid_nonce',
    transaction: null,
  })
})

test('many payments at once are all settled', async () => {
  const payers = await Promise.all(Array.from({ length: 5 }, () => newPayer(place)))
  const offer = offerToNew(100_000n)
  const all = await Promise.all(payers.map((payer) => sign(place, payer, offer)))
  const settlements = await Promise.all(all.map((presented) => place.facilitator.settle(charging(10_000n, presented))))
  expect(settlements.map(({ kind }) => kind)).toEqual(Array(5).fill('settled'))
  expect(await balance(offer.payTo)).toBe(50_000n)
})

test('a first payment needs neither gas nor an approval', async () => {
  const payer = newAccount()
  await place.devnet.fund(payer.address, { usdc: 1_000_000n })
  expect(await place.node.getBalance({ address: payer.address })).toBe(0n)
  const presented = await sign(place, payer, offerToNew(100_000n))
  expect(await place.facilitator.verify(presented)).toEqual({ isValid: true })
  expect(await place.facilitator.settle(charging(60_000n, presented))).toMatchObject({ kind: 'settled' })
  expect(await balance(presented.requirements.payTo)).toBe(60_000n)
  const allowance = { address: place.devnet.usdc, abi: erc20Abi, functionName: 'allowance' } as const
  expect(await place.node.readContract({ ...allowance, args: [payer.address, PERMIT2] })).toBe(40_000n)
  // What is left of the allowance is too small for the next ceiling: the client brings another permit.
  const second = await sign(place, payer, presented.requirements)
  expect(await place.facilitator.settle(charging(50_000n, second))).toMatchObject({ kind: 'settled' })
})

test('of two payments at once that an allowance covers one of, the other is refused and can be settled later', async () => {
  const payer = await newPayer(place)
  await allow(place.node, place.devnet, payer, 100_000n)
  const offer = offerToNew(100_000n)
  const both = [await sign(place, payer, offer), await sign(place, payer, offer)]
  await place.node.setAutomine(false)
  onTestFinished(() => place.node.setAutomine(true))
  const settling = Promise.all(both.map((presented) => place.facilitator.settle(charging(60_000n, presented))))
  // Both have been found good before either is mined.
  await eventually('both are sent', async () => (await place.node.getTxpoolStatus()).pending === 2)
  await place.node.mine({ blocks: 1 })
  const settlements = await settling
  await place.node.setAutomine(true)
  const reason = 'invalid_upto_evm_transaction_failed'
  expect(settlements).toContainEqual({ kind: 'refused', reason })
  expect(await balance(offer.payTo)).toBe(60_000n)
  await allow(place.node, place.devnet, payer, 100_000n)
  const refused = both[settlements.findIndex(({ kind }) => kind === 'refused')]!
  expect(await place.facilitator.settle(charging(60_000n, refused))).toMatchObject({ kind: 'settled' })
})

test('a wallet that is a contract pays by what it takes for its signature', async () => {
  const owner = newAccount()
  const wallet = await deploySmartWallet(place.node, owner.address)
  await place.devnet.fund(wallet, { usdc: 1_000_000n, eth: 10n ** 18n })
  await place.node.impersonateAccount({ address: wallet })
  await allow(place.node, place.devnet, wallet, 1_000_000n)
  const signTypedData = async (data: never) => `${await owner.signTypedData(data)}01` as Hex
  const presented = await sign(place, { address: wallet, signTypedData } as never, offerToNew(100_000n))
  expect(await place.facilitator.verify(presented)).toEqual({ isValid: true })
  expect(await place.facilitator.settle(charging(70_000n, presented))).toMatchObject({ kind: 'settled' })
  expect(await balance(presented.requirements.payTo)).toBe(70_000n)
  const forged = await sign(place, { address: wallet, signTypedData: owner.signTypedData }, offerToNew(100_000n))
  expect(await place.facilitator.verify(forged)).toMatchObject({ isValid: false, reason: 'invalid_permit2_signature' })
})

test('why a payment cannot be settled is told before any work, and again when it is tried', async () => {
  const payer = await newPayer(place)
  const unapproved = newAccount()
  await place.devnet.fund(unapproved.address, { usdc: 1_000_000n })
  const offer = offerToNew(100_000n)
  const mine = await sign(place, payer, offer)
  const withPayload = (changes: object) => ({
    ...mine,
    payload: { ...mine.payload, payload: { ...mine.payload.payload, ...changes } },
  })
  const others = place.offer(100_000n, { extra: { ...offer.extra, facilitatorAddress: payer.address } })
  const withoutPermit = await sign(place, unapproved, offer)
  const cases = {
    permit2_insufficient_balance: await sign(place, await newPayer(place, 99_999n), offer),
    permit2_allowance_required: { ...withoutPermit, payload: { ...withoutPermit.payload, extensions: {} } },
    invalid_permit2_signature: withPayload({
      signature: (await sign(place, unapproved, offer)).payload.payload.signature,
    }),
    invalid_permit2_recipient_mismatch: { ...mine, requirements: place.offer(100_000n) },
    upto_facilitator_mismatch: await sign(place, payer, others),
    permit2_deadline_expired: await sign(place, payer, place.offer(100_000n, { maxTimeoutSeconds: 1 })),
    invalid_payload: withPayload({ permit2Authorization: undefined }),
  }
  for (const [reason, presented] of Object.entries(cases)) {
    expect(await place.facilitator.verify(presented)).toMatchObject({ isValid: false, reason })
    expect(await place.facilitator.settle(presented)).toEqual({ kind: 'refused', reason })
  }
  expect(await place.facilitator.verify(charging(100_001n, mine))).toMatchObject({ reason: 'permit2_amount_mismatch' })
  expect(paymentIn(mine).value).toBe(100_000n)
  expect(await place.facilitator.settle(mine)).toMatchObject({ kind: 'settled' })
})
