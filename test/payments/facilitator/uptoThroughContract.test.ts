import { x402UptoPermit2ProxyABI } from '@x402/evm'
import { bytesToHex, encodeFunctionData, type Hex, hexToBytes, type LocalAccount, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { uptoFateOf } from '../../../router/payments/facilitator/uptoFate.ts'
import { uptoOfferExtra } from '../../../router/payments/facilitator/uptoOffer.ts'
import type { Address } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { newAccount } from '../../devnet/devnets.ts'
import { compiledContract } from '../../support/contracts.ts'
import { rpcProxy } from './rpcProxy.ts'
import { type Ground, newPayer, paymentIn, sign, startUptoPlace, type UptoPlace } from './uptoPlace.ts'
import { startWholeHistory } from './wholeHistory.ts'

// A facilitator may be a contract, which calls the proxy in transactions of its own form.

const RELAY = parseAbi(['function relay(bytes[] settlements)', 'function relayInverted(bytes settlement)'])
const CEILING = 100_000n
/** An estimate would let the calls of the proxy run out of gas, which the relay suffers. */
const GAS = 1_000_000n

let place: UptoPlace
beforeAll(async () => {
  place = await startUptoPlace()
}, 30_000)
afterAll(() => place?.remove())

const before = new Date()

/** A facilitator of its own on a chain, what it does, and what is found of that by a node. */
async function openRelay(ground: Ground, network = NETWORKS.devnet, rpcUrl = ground.devnet.rpcUrl) {
  const { devnet, node } = ground
  const address = privateKeyToAddress(generatePrivateKey()) as Address
  await node.setCode({ address, bytecode: compiledContract(new URL('UptoRelay.sol', import.meta.url)) })
  const sender = newAccount()
  await devnet.fund(sender.address, { eth: 10n ** 18n })
  const { client } = openChain(network, rpcUrl, 5_000)
  const send = async (data: Hex) => {
    const hash = await node.sendTransaction({ account: sender, to: address, data, gas: GAS })
    await node.waitForTransactionReceipt({ hash })
    return hash
  }
  return {
    pay: (payer: LocalAccount) =>
      sign(ground, payer, place.offer(CEILING, { extra: { ...uptoOfferExtra(network, address) } })),
    settle: (...calls: Hex[]) => send(encodeFunctionData({ abi: RELAY, functionName: 'relay', args: [calls] })),
    settleInverted: (call: Hex) =>
      send(encodeFunctionData({ abi: RELAY, functionName: 'relayInverted', args: [inverted(call)] })),
    fateOf: (presented: Presented, amount: bigint) =>
      uptoFateOf(client, network, { ...paymentIn(presented), amount: atomicUsdc(amount) }, before),
  }
}

/** The call of the proxy that takes an amount of a payment. */
function callOf(presented: Presented, amount: bigint): Hex {
  const { payer, token, value, nonce, validBefore, payTo, facilitator, validAfter, signature } = paymentIn(presented)
  const permit = { permitted: { token, amount: value }, nonce, deadline: validBefore }
  const witness = { to: payTo, facilitator, validAfter }
  return encodeFunctionData({
    abi: x402UptoPermit2ProxyABI,
    functionName: 'settle',
    args: [permit, amount, payer, witness, signature as Hex],
  })
}

function inverted(call: Hex): Hex {
  return bytesToHex(hexToBytes(call).map((byte) => 255 - byte))
}

const AT_A_LOG = { logIndex: expect.any(Number) }

test('a payment that a contract settles is found, with the amount that it took', async () => {
  const relay = await openRelay(place)
  const presented = await relay.pay(await newPayer(place))
  const transaction = await relay.settle(callOf(presented, 5_000n))
  expect(await relay.fateOf(presented, 5_000n)).toEqual({ kind: 'done', transaction, ...AT_A_LOG })
  const taken = { transaction, amount: 5_000n, ...AT_A_LOG }
  expect(await relay.fateOf(presented, 6_000n)).toEqual({ kind: 'spent_elsewhere', taken })
})

test('payments that a contract settles in one transaction are distinguished', async () => {
  const relay = await openRelay(place)
  const payer = await newPayer(place)
  const [first, second] = await Promise.all([relay.pay(payer), relay.pay(payer)])
  const transaction = await relay.settle(callOf(first!, 7_000n), callOf(second!, 9_000n))
  const fates = await Promise.all([relay.fateOf(first!, 7_000n), relay.fateOf(second!, 9_000n)])
  expect(fates).toEqual(fates.map(() => ({ kind: 'done', transaction, ...AT_A_LOG })))
  expect(new Set(fates.map((fate) => 'logIndex' in fate && fate.logIndex)).size).toBe(2)
})

test('a call that failed in such a transaction took nothing, whatever else it took', async () => {
  const ground = await startWholeHistory()
  const relay = await openRelay(ground, NETWORKS['base-sepolia'])
  const payer = await newPayer(ground)
  const used = await relay.pay(payer)
  const transaction = await relay.settle(callOf(used, 7_000n))
  const other = await relay.pay(payer)
  // The first call fails, because its nonce is used.
  const mixed = await relay.settle(callOf(used, 7_000n), callOf(other, 7_000n))
  expect(await relay.fateOf(used, 7_000n)).toEqual({ kind: 'done', transaction, ...AT_A_LOG })
  expect(await relay.fateOf(other, 7_000n)).toEqual({ kind: 'done', transaction: mixed, ...AT_A_LOG })
})

test('where the input does not show the payment, the block in which its nonce was used tells', async () => {
  const ground = await startWholeHistory()
  const relay = await openRelay(ground, NETWORKS['base-sepolia'])
  const payer = await newPayer(ground)
  const [first, second] = await Promise.all([relay.pay(payer), relay.pay(payer)])
  const transactions = [
    await relay.settleInverted(callOf(first!, 8_000n)),
    await relay.settleInverted(callOf(second!, 8_000n)),
  ]
  for (const [index, presented] of [first!, second!].entries())
    expect(await relay.fateOf(presented, 8_000n)).toEqual({
      kind: 'done',
      transaction: transactions[index],
      ...AT_A_LOG,
    })
})

test('where it cannot be told, nothing is said', async () => {
  const forgetful = await rpcProxy(place.devnet.rpcUrl, async ({ id, method, params }, pass) => {
    if (method !== 'eth_call' || params[1] === 'latest') return pass()
    return { jsonrpc: '2.0', id, error: { code: -32_000, message: 'missing trie node' } }
  })
  const relay = await openRelay(place, NETWORKS.devnet, forgetful)
  const presented = await relay.pay(await newPayer(place))
  await relay.settleInverted(callOf(presented, 8_000n))
  await expect(relay.fateOf(presented, 8_000n)).rejects.toThrow('missing trie node')
})
