import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import type { DevnetNode } from '../../../devnet/node.ts'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { embeddedExact } from '../../../router/payments/facilitator/embeddedExact.ts'
import { oneAtATime } from '../../../router/payments/facilitator/oneAtATime.ts'
import { openSender, type Sender } from '../../../router/payments/facilitator/sender.ts'
import { keySigner } from '../../../router/payments/signing/keySigner.ts'
import type { Address } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { newAccount, nodeOf, startSharedDevnet } from '../../devnet/devnets.ts'
import { eventually } from '../../support/ledger.ts'
import { addressOf, NETWORK, type Place, PRICE, placeOn, SILENT, transferOf } from './place.ts'
import { rpcProxy } from './rpcProxy.ts'

// A real node, and its rules for what takes the place of what; it mines when it is told to. That fees have risen is said
// on the line to it, since it throws away what bids too little, where others let it wait.

const PATIENCE_MS = 1_500

let devnet: Devnet
let remove: () => Promise<void>
let node: DevnetNode
let place: Place

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
  node = nodeOf(devnet)
  place = placeOn(devnet)
})
afterAll(() => remove())

/** A sender with gas, and what raises the fees that it is told, which are a hundred times as high then. */
async function openSenderAndFees() {
  let isRisen = false
  const rpcUrl = await rpcProxy(devnet.rpcUrl, async ({ method }, pass) => {
    const said = await pass()
    if (!isRisen || method !== 'eth_getBlockByNumber') return said
    const { result, ...others } = said as { result: { baseFeePerGas: string } }
    const baseFeePerGas = `0x${(BigInt(result.baseFeePerGas) * 100n).toString(16)}`
    return { ...others, result: { ...result, baseFeePerGas } }
  })
  const key = generatePrivateKey()
  await devnet.fund(privateKeyToAddress(key), { eth: 10n ** 20n })
  const chain = openChain(NETWORK, rpcUrl, 5_000)
  const sender = openSender(chain, rpcUrl, keySigner(key), 5_000, oneAtATime(), SILENT)
  const raiseFees = () => {
    isRisen = true
  }
  return { chain, sender, raiseFees }
}

const transfer = () => ({ to: addressOf(newAccount()), data: '0x' as const, gas: 21_000n })

/** Nonces of a key: of what is mined, and of what waits as well. */
async function noncesOf({ address }: Sender): Promise<{ mined: number; pending: number }> {
  const [mined, pending] = await Promise.all([
    node.getTransactionCount({ address, blockTag: 'latest' }),
    node.getTransactionCount({ address, blockTag: 'pending' }),
  ])
  return { mined, pending }
}

test('a transaction that the fees have overtaken gives its place to the next', async () => {
  const { sender, raiseFees } = await openSenderAndFees()
  await node.setAutomine(false)
  const overtaken = await sender.send(transfer())
  const receipt = sender.wallet.waitForTransactionReceipt({ hash: overtaken, timeout: 5_000 })
  // Whatever was mined in its place tells nothing of the payments in it.
  const isNeverHad = expect(receipt).rejects.toThrow(/Timed out/)
  raiseFees()
  // What the fees were is known for a second.
  const hash = await eventually('its place is taken', async () => {
    const sent = await sender.send(transfer())
    return (await node.getTransaction({ hash: sent })).nonce === 0 && sent
  })
  await node.setAutomine(true)
  await node.mine({ blocks: 1 })
  expect(await node.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  await expect(node.getTransaction({ hash: overtaken })).rejects.toThrow(/could not be found/)
  const { mined, pending } = await noncesOf(sender)
  expect(mined).toBe(pending)
  await isNeverHad
})

test('payments whose transaction gave its place to another are settled when they are tried again, and once', async () => {
  const { chain, sender, raiseFees } = await openSenderAndFees()
  const facilitator = embeddedExact(NETWORK, chain, [sender], { timeoutMs: PATIENCE_MS }, SILENT)
  const payer = await place.newPayer(10n * PRICE)
  const payments = await Promise.all(Array.from({ length: 3 }, () => place.pay(payer)))
  await node.setAutomine(false)
  const settle = () => Promise.all(payments.map((payment) => facilitator.settle(payment)))
  expect((await settle()).map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'unknown'])
  expect(await noncesOf(sender)).toEqual({ mined: 0, pending: 1 })
  raiseFees()
  expect((await settle()).map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'unknown'])
  expect(await noncesOf(sender)).toEqual({ mined: 0, pending: 1 })
  await node.setAutomine(true)
  await node.mine({ blocks: 1 })
  const fates = await Promise.all(payments.map((payment) => chain.fateOf(signedOf(payment), new Date(0))))
  expect(fates.map(({ kind }) => kind)).toEqual(['done', 'done', 'done'])
  expect(await chain.balanceOf(addressOf(payer))).toBe(7n * PRICE)
})

function signedOf(payment: Presented) {
  const { from, to, nonce } = transferOf(payment)
  return { payer: from as Address, payTo: to as Address, nonce, amount: atomicUsdc(PRICE) }
}
