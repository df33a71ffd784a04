import { randomBytes } from 'node:crypto'
import { encodeFunctionData, type Hex, serializeErc6492Signature } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { embeddedExact } from '../../../router/payments/facilitator/embeddedExact.ts'
import type { Facilitator } from '../../../router/payments/protocol/facilitator.ts'
import type { Address } from '../../../schema/address.ts'
import { Unavailable } from '../../../schema/errors.ts'
import { authorization, signAuthorization } from '../../devnet/authorization.ts'
import { freePort, newAccount, nodeOf, startSharedDevnet } from '../../devnet/devnets.ts'
import { factoryAbi, place as placeContract, placeSmartWallet } from './contracts.ts'
import {
  addressOf,
  inVersion1,
  NETWORK,
  type Place,
  PRICE,
  placeOn,
  presented,
  SILENT,
  signatureOf,
  withSignature,
} from './place.ts'

let place: Place
let devnet: Devnet
let facilitator: Facilitator
let remove: () => Promise<void>

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
  place = placeOn(devnet)
  facilitator = await place.openFacilitator()
})
afterAll(() => remove())

const asIs = (payment: Presented) => payment
const versions = [
  ['version 2', asIs],
  ['version 1', inVersion1],
] as const

const seconds = (fromNow: number) => BigInt(Math.floor(Date.now() / 1_000) + fromNow)

describe.each(versions)('by %s of the protocol', (_, inVersion) => {
  test('a payment of a plain key is verified and settled, to the atomic unit', async () => {
    const payer = await place.newPayer(PRICE)
    const payment = inVersion(await place.pay(payer))
    const before = await place.chain.balanceOf(devnet.payee)
    expect(await facilitator.verify(payment)).toEqual({ isValid: true, balance: PRICE })
    expect(await facilitator.settle(payment)).toMatchObject({ kind: 'settled', logIndex: expect.any(Number) })
    expect(await place.chain.balanceOf(devnet.payee)).toBe(before + PRICE)
    expect(await place.chain.balanceOf(addressOf(payer))).toBe(0n)
  })

  test('a payment that was made is not made again, and the chain is asked who made it', async () => {
    const payment = inVersion(await place.pay(await place.newPayer(2n * PRICE)))
    await facilitator.settle(payment)
    const reason = 'invalid_exact_evm_nonce_already_used'
    expect(await facilitator.verify(payment)).toEqual({ isValid: false, reason, message: null })
    expect(await facilitator.settle(payment)).toEqual({ kind: 'unknown', reason, transaction: null })
  })

  test('a payer without the money is told so', async () => {
    const payment = inVersion(await place.pay(await place.newPayer(PRICE - 1n)))
    const reason = 'invalid_exact_evm_insufficient_balance'
    expect(await facilitator.verify(payment)).toEqual({ isValid: false, reason, message: null })
    expect(await facilitator.settle(payment)).toEqual({ kind: 'refused', reason })
  })

  test("a key's signature for somebody else's account is refused", async () => {
    const payer = await place.newPayer(PRICE)
    const message = authorization(payer.address, devnet.payee, { value: PRICE })
    const forged = inVersion(presented(devnet, message, await signAuthorization(devnet, newAccount(), message)))
    expect(await facilitator.verify(forged)).toMatchObject({ isValid: false, reason: 'invalid_exact_evm_signature' })
    expect(await facilitator.settle(forged)).toEqual({ kind: 'refused', reason: 'invalid_exact_evm_signature' })
  })

  test('a signature that was verified in the same request is not verified again', async () => {
    const payer = await place.newPayer(PRICE)
    const message = authorization(payer.address, devnet.payee, { value: PRICE })
    const another = inVersion(presented(devnet, message, await signAuthorization(devnet, newAccount(), message)))
    expect(await facilitator.verify(another, 'verified')).toMatchObject({ isValid: true })
  })

  test('a payment to somebody else, of another sum or in another token is refused', async () => {
    const good = await place.pay(await place.newPayer(PRICE))
    const others = [
      { ...good, requirements: { ...good.requirements, payTo: newAccount().address } },
      { ...good, requirements: { ...good.requirements, amount: '10001' } },
      { ...good, requirements: { ...good.requirements, extra: { name: 'USD Coin', version: '2' } } },
    ]
    for (const other of others) {
      expect(await facilitator.verify(inVersion(other))).toMatchObject({ isValid: false })
      expect(await facilitator.settle(inVersion(other))).toMatchObject({ kind: 'refused' })
    }
  })

  test('a payment that has ended, or is about to, is refused', async () => {
    const payer = await place.newPayer(PRICE)
    const reason = 'invalid_exact_evm_payload_authorization_valid_before'
    const ended = inVersion(await place.pay(payer, { validBefore: seconds(-1) }))
    const ending = inVersion(await place.pay(payer, { validBefore: seconds(4) }))
    for (const payment of [ended, ending]) {
      expect(await facilitator.verify(payment)).toMatchObject({ isValid: false, reason })
    }
    expect(await facilitator.settle(ended)).toEqual({ kind: 'refused', reason })
  })

  test('a payment that is not valid yet is refused', async () => {
    const payment = inVersion(await place.pay(await place.newPayer(PRICE), { validAfter: seconds(100) }))
    const reason = 'invalid_exact_evm_payload_authorization_valid_after'
    expect(await facilitator.verify(payment)).toMatchObject({ isValid: false, reason })
    expect(await facilitator.settle(payment)).toEqual({ kind: 'refused', reason })
  })

  test('a wallet that is a contract pays with its own kind of signature (EIP-1271)', async () => {
    const owner = newAccount()
    const wallet = await placeSmartWallet(devnet, owner.address)
    await devnet.fund(wallet, { usdc: PRICE })
    const message = authorization(wallet, devnet.payee, { value: PRICE })
    const signature: Hex = `${await signAuthorization(devnet, owner, message)}01`
    const payment = inVersion(presented(devnet, message, signature))
    expect(await facilitator.verify(withSignature(payment, `${signature.slice(0, -2)}02` as Hex))).toMatchObject({
      isValid: false,
    })
    expect(await facilitator.verify(payment)).toEqual({ isValid: true })
    expect(await facilitator.settle(payment)).toMatchObject({ kind: 'settled' })
    expect(await place.chain.balanceOf(wallet)).toBe(0n)
  })

  describe('a wallet that is not deployed yet (EIP-6492)', () => {
    /** A payment by such a wallet, which has the money. */
    async function payUndeployed() {
      const factory = await placeContract(devnet, 'WalletFactory.sol')
      const owner = newAccount()
      const about = { address: factory, abi: factoryAbi } as const
      const wallet = (await place.chain.client.readContract({
        ...about,
        functionName: 'walletOf',
        args: [owner.address],
      })) as Address
      await devnet.fund(wallet, { usdc: 2n * PRICE })
      const message = authorization(wallet, devnet.payee, { value: PRICE })
      const signature = await signAuthorization(devnet, owner, message)
      const data = encodeFunctionData({ abi: factoryAbi, functionName: 'deploy', args: [owner.address] })
      const wrapped = serializeErc6492Signature({ address: factory, data, signature })
      return { factory, owner, wallet, payment: inVersion(presented(devnet, message, wrapped)) }
    }

    test('pays when its factory is allowed, and afterwards with the 65 bytes of its owner', async () => {
      const { factory, owner, wallet, payment } = await payUndeployed()
      const open = await place.openFacilitator({ smartWalletFactories: [factory] })
      expect(await open.verify(payment)).toEqual({ isValid: true })
      expect(await open.settle(payment)).toMatchObject({ kind: 'settled' })
      expect(await place.chain.balanceOf(wallet)).toBe(PRICE)

      const message = authorization(wallet, devnet.payee, { value: PRICE })
      const short = inVersion(presented(devnet, message, await signAuthorization(devnet, owner, message)))
      expect(await open.verify(short)).toEqual({ isValid: true })
      expect(await open.settle(short)).toMatchObject({ kind: 'settled' })
      expect(await place.chain.balanceOf(wallet)).toBe(0n)
    })

    test('is refused when its factory is not allowed, and nothing is deployed', async () => {
      const { wallet, payment } = await payUndeployed()
      expect(await facilitator.verify(payment)).toMatchObject({
        isValid: false,
        reason: 'eip6492_factory_not_allowed',
      })
      expect(await facilitator.settle(payment)).not.toMatchObject({ kind: 'settled' })
      expect(await place.chain.client.getCode({ address: wallet })).toBeUndefined()
    })
  })
})

test('where a key has lent itself the code of a contract, the contract says what a signature is', async () => {
  const payer = await place.newPayer(PRICE)
  const payment = await place.pay(payer)
  const code = await nodeOf(devnet).getCode({ address: await placeSmartWallet(devnet, payer.address) })
  expect(await facilitator.verify(payment)).toEqual({ isValid: true, balance: PRICE })
  await nodeOf(devnet).setCode({ address: payer.address, bytecode: code! })
  expect(await facilitator.verify(payment)).toMatchObject({ isValid: false, reason: 'invalid_exact_evm_signature' })
  expect(await facilitator.settle(payment)).toEqual({ kind: 'refused', reason: 'invalid_exact_evm_signature' })
})

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['an authorization without a signature', { authorization: { from: '0x00' } }],
  ['members of other types', { signature: 5, authorization: { from: 1, to: [], value: {}, nonce: null } }],
])('a payment that signs %s is not valid, and is never settled', async (_, signed) => {
  const good = await place.pay(await place.newPayer(PRICE))
  const broken = { ...good, payload: { ...good.payload, payload: signed } }
  const verification = await facilitator.verify(broken).catch((error: unknown) => error)
  expect(verification).not.toMatchObject({ isValid: true })
  expect(await facilitator.settle(broken)).not.toMatchObject({ kind: 'settled' })
})

test('many facilitators settle many payments at once, each payment once', async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => place.openFacilitator()))
  const payer = await place.newPayer(60n * PRICE)
  const payments = await Promise.all(Array.from({ length: 60 }, () => place.pay(payer)))
  const before = await place.chain.balanceOf(devnet.payee)
  const settlements = await Promise.all(payments.map((payment, index) => others[index % 3]!.settle(payment)))
  expect(settlements.map(({ kind }) => kind)).toEqual(Array(60).fill('settled'))
  expect(await place.chain.balanceOf(devnet.payee)).toBe(before + 60n * PRICE)
})

test('while the chain is away payments cannot be checked, and a settlement is neither made nor refused', async () => {
  const payment = await place.pay(await place.newPayer(PRICE))
  const wrapped = withSignature(payment, `${signatureOf(payment)}${randomBytes(4).toString('hex')}`)
  const nowhere = openChain(NETWORK, `http://127.0.0.1:${await freePort()}`, 500)
  const sender = await place.openSender()
  const lost = embeddedExact(NETWORK, nowhere, [sender], { timeoutMs: 500 }, SILENT)
  await expect(lost.verify(payment)).rejects.toThrow(Unavailable)
  expect(await lost.settle(payment)).toEqual({ kind: 'unknown', reason: 'chain_unreachable', transaction: null })
  await expect(lost.verify(wrapped)).rejects.toThrow(Unavailable)
  expect(await lost.settle(wrapped)).toMatchObject({ kind: 'unknown', transaction: null })
})

test('with several keys, each payer is settled by one of them, and all of them send', async () => {
  const senders = await Promise.all([place.openSender(), place.openSender(), place.openSender()])
  const spread = embeddedExact(NETWORK, place.chain, senders, { timeoutMs: 5_000 }, SILENT)
  const payers = await Promise.all(Array.from({ length: 24 }, () => place.newPayer(2n * PRICE)))
  const sendersOf = await Promise.all(
    payers.map(async (payer) => {
      const settlements = await Promise.all(
        [await place.pay(payer), inVersion1(await place.pay(payer))].map(async (payment) => {
          expect(await spread.verify(payment)).toMatchObject({ isValid: true })
          return spread.settle(payment)
        }),
      )
      const transactions = settlements.map((settlement) =>
        settlement.kind === 'settled' ? (settlement.transaction as Hex) : expect.fail(JSON.stringify(settlement)),
      )
      const found = await Promise.all(transactions.map((hash) => place.chain.client.getTransaction({ hash })))
      return new Set(found.map(({ from }) => from))
    }),
  )
  for (const used of sendersOf) expect(used.size).toBe(1)
  const all = new Set(sendersOf.flatMap((used) => [...used].map((from) => from.toLowerCase())))
  expect(all).toEqual(new Set(senders.map(({ address }) => address.toLowerCase())))
})
