import { createPublicClient, http, type PublicClient } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Devnet, MULTICALL3 } from '../../../devnet/index.ts'
import { viemChain } from '../../../router/payments/evm/network.ts'
import { paymentReads } from '../../../router/payments/facilitator/reads.ts'
import { freePort, newAccount, newNonce, nodeOf, startSharedDevnet } from '../../devnet/devnets.ts'
import { addressOf, NETWORK, type Place, PRICE, placeOn, transferOf } from './place.ts'

let place: Place
let devnet: Devnet
let remove: () => Promise<void>

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
  place = placeOn(devnet)
})
afterAll(() => remove())

/** Reads whose requests to the chain are counted. */
function countedReads(rpcUrl = devnet.rpcUrl) {
  let requests = 0
  const count = () => {
    requests += 1
  }
  const transport = http(rpcUrl, { retryCount: 0, onFetchRequest: count })
  const client = createPublicClient({ chain: viemChain(NETWORK), transport }) as PublicClient
  return { reads: paymentReads(client, NETWORK.usdc), requests: () => requests }
}

/** A payer whose nonce is used, one with money, one without, and one that is a contract. */
async function fourPayers() {
  const spender = await place.newPayer(3n * PRICE)
  const payment = await place.pay(spender)
  await (await place.openFacilitator()).settle(payment)
  const rich = await place.newPayer(7n)
  return [
    {
      payer: addressOf(spender),
      nonce: transferOf(payment).nonce,
      balance: 2n * PRICE,
      isNonceUsed: true,
      isStopped: false,
      hasCode: false,
    },
    { payer: addressOf(rich), nonce: newNonce(), balance: 7n, isNonceUsed: false, isStopped: false, hasCode: false },
    {
      payer: addressOf(newAccount()),
      nonce: newNonce(),
      balance: 0n,
      isNonceUsed: false,
      isStopped: false,
      hasCode: false,
    },
    { payer: NETWORK.usdc, nonce: newNonce(), balance: 0n, isNonceUsed: false, isStopped: false, hasCode: true },
  ]
}

test('what is asked at the same time is answered each by itself, in a handful of requests', async () => {
  const payers = await fourPayers()
  const { reads, requests } = countedReads()
  const many = Array.from({ length: 100 }, (_, index) => payers[index % payers.length]!)
  const states = await Promise.all(many.map(({ payer, nonce }) => reads.stateOf(payer, nonce)))
  for (const [index, { balance, isNonceUsed, isStopped, hasCode }] of many.entries()) {
    expect(states[index]).toEqual({ balance, isNonceUsed, isStopped, hasCode })
  }
  expect(requests()).toBeLessThanOrEqual(3)
})

test('more than fits into one call is answered by several', async () => {
  const { reads } = countedReads()
  const payer = addressOf(await place.newPayer(11n))
  const states = await Promise.all(Array.from({ length: 450 }, () => reads.stateOf(payer, newNonce())))
  expect(states).toEqual(Array(450).fill({ balance: 11n, isNonceUsed: false, isStopped: false, hasCode: false }))
})

test('without Multicall3 the same is found by single reads', async () => {
  const payers = await fourPayers()
  const node = nodeOf(devnet)
  const bytecode = await node.getCode({ address: MULTICALL3 })
  await node.setCode({ address: MULTICALL3, bytecode: '0x' })
  onTestFinished(() => node.setCode({ address: MULTICALL3, bytecode: bytecode! }))
  const { reads } = countedReads()
  const states = await Promise.all(payers.map(({ payer, nonce }) => reads.stateOf(payer, nonce)))
  expect(states).toEqual(
    payers.map(({ balance, isNonceUsed, isStopped, hasCode }) => ({ balance, isNonceUsed, isStopped, hasCode })),
  )
})

test('while nobody answers every read fails', async () => {
  const { reads } = countedReads(`http://127.0.0.1:${await freePort()}`)
  const asking = [newAccount(), newAccount()].map((account) => reads.stateOf(addressOf(account), newNonce()))
  const outcomes = await Promise.allSettled(asking)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
