import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import { type Chain, openChain } from '../../../router/payments/evm/chain.ts'
import { embeddedExact } from '../../../router/payments/facilitator/embeddedExact.ts'
import { oneAtATime } from '../../../router/payments/facilitator/oneAtATime.ts'
import { openSender, SendUnanswered } from '../../../router/payments/facilitator/sender.ts'
import { keySigner } from '../../../router/payments/signing/keySigner.ts'
import { newAccount, startSharedDevnet } from '../../devnet/devnets.ts'
import { addressOf, NETWORK, placeOn, SILENT } from './place.ts'
import { type Interference, rpcProxy } from './rpcProxy.ts'

const TIMEOUT_MS = 5_000

let devnet: Devnet
let remove: () => Promise<void>

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
})
afterAll(() => remove())

/** A sender with gas, and somebody on its line to the node. */
async function openSenderWith(interfere: Interference) {
  const rpcUrl = await rpcProxy(devnet.rpcUrl, interfere)
  const key = generatePrivateKey()
  await devnet.fund(privateKeyToAddress(key), { eth: 10n ** 20n })
  const chain = openChain(NETWORK, rpcUrl, TIMEOUT_MS)
  return { chain, sender: openSender(chain, rpcUrl, keySigner(key), TIMEOUT_MS, oneAtATime(), SILENT) }
}

const transfer = () => ({ to: addressOf(newAccount()), data: '0x' as const, gas: 21_000n })

const receiptOf = (chain: Chain, hash: Hex) => chain.client.waitForTransactionReceipt({ hash })

test('a nonce that somebody else took meanwhile is read anew', async () => {
  let stale = 0
  const { chain, sender } = await openSenderWith(async ({ id, method, params }, pass) => {
    if (method !== 'eth_getTransactionCount' || params[1] !== 'pending' || stale !== 1) return pass()
    stale = 2
    return { jsonrpc: '2.0', id, result: '0x0' }
  })
  await receiptOf(chain, await sender.send(transfer()))
  stale = 1
  const hash = await sender.send(transfer())
  expect(stale).toBe(2)
  expect(await receiptOf(chain, hash)).toMatchObject({ status: 'success' })
  expect((await chain.client.getTransaction({ hash })).nonce).toBe(1)
})

test('a node that says it has the transaction already has taken it', async () => {
  const { chain, sender } = await openSenderWith(async ({ id, method }, pass) => {
    const said = await pass()
    if (method !== 'eth_sendRawTransaction') return said
    return { jsonrpc: '2.0', id, error: { code: -32_000, message: 'already known' } }
  })
  expect(await receiptOf(chain, await sender.send(transfer()))).toMatchObject({ status: 'success' })
})

test('what the node refuses for good is thrown in its words, and the next send has the same nonce', async () => {
  let isRefusing = true
  const { chain, sender } = await openSenderWith(async ({ id, method }, pass) => {
    if (method !== 'eth_sendRawTransaction' || !isRefusing) return pass()
    return { jsonrpc: '2.0', id, error: { code: -32_003, message: 'Insufficient funds for gas * price + value' } }
  })
  await expect(sender.send(transfer())).rejects.toThrow(/Insufficient funds/)
  isRefusing = false
  const hash = await sender.send(transfer())
  expect(await receiptOf(chain, hash)).toMatchObject({ status: 'success' })
  expect((await chain.client.getTransaction({ hash })).nonce).toBe(0)
})

test('a node that takes a transaction and does not say so leaves its hash to look for', async () => {
  let isMute = true
  const { chain, sender } = await openSenderWith(async ({ method }, pass) => {
    if (method !== 'eth_sendRawTransaction' || !isMute) return pass()
    await pass()
    return null
  })
  const error = await sender.send(transfer()).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SendUnanswered)
  expect(await receiptOf(chain, (error as SendUnanswered).hash)).toMatchObject({ status: 'success' })
  isMute = false
  expect(await receiptOf(chain, await sender.send(transfer()))).toMatchObject({ status: 'success' })
})

test('payments in a transaction that nobody confirmed are settled all the same', async () => {
  const { chain, sender } = await openSenderWith(async ({ method }, pass) => {
    const said = await pass()
    return method === 'eth_sendRawTransaction' ? null : said
  })
  const facilitator = embeddedExact(NETWORK, chain, [sender], { timeoutMs: TIMEOUT_MS }, SILENT)
  const place = placeOn(devnet)
  const payer = await place.newPayer(100_000n)
  const payments = await Promise.all(Array.from({ length: 5 }, () => place.pay(payer)))
  const settlements = await Promise.all(payments.map((payment) => facilitator.settle(payment)))
  expect(settlements.map(({ kind }) => kind)).toEqual(Array(5).fill('settled'))
})
