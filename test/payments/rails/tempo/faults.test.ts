import { getBlockNumber } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { transactionHash } from '../../../../router/payments/rails/tempo/credential.ts'
import { fateOf } from '../../../../router/payments/rails/tempo/fate.ts'
import { eventually } from '../../../support/ledger.ts'
import { type FaultyNode, startFaultyNode } from '../../../support/tempo/faultyNode.ts'
import { startTempo, type TestTempo } from '../../../support/tempo/startTempo.ts'
import { facilitatorOf, offer, paidBy, payerWith, payment } from './payments.ts'

/** How long the facilitator waits here, in milliseconds. */
const timeoutMs = 1_000

let chain: TestTempo
let node: FaultyNode

beforeAll(async () => {
  chain = await startTempo()
  node = await startFaultyNode(chain.rpcUrl)
}, 30_000)
afterEach(() => node.mend())
afterAll(async () => {
  await node.stop()
  await chain.stop()
})

const facilitator = () => facilitatorOf(chain, { rpcUrl: node.rpcUrl, timeoutMs })

async function pay() {
  const made = offer(chain)
  const { credential, presented } = await payment(chain, await payerWith(chain, 1_000_000n), made)
  const transaction = await transactionHash(credential.payload)
  return { made, presented, transaction, transfer: paidBy(credential).transfer }
}

test.each(['lose', 'fail'] as const)('a payment is not judged while the node does not answer (%s)', async (fault) => {
  const { presented } = await pay()
  node.breaks('eth_call', fault)
  await expect(facilitator().verify(presented)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  node.mend()
  expect(await facilitator().verify(presented)).toEqual({ isValid: true, balance: expect.any(BigInt) })
})

test('a settlement whose answer is lost is found on the chain', async () => {
  const { made, presented, transaction } = await pay()
  node.breaks('eth_sendRawTransactionSync', 'swallow')
  expect(await facilitator().settle(presented)).toEqual({ kind: 'settled', transaction })
  expect(await chain.balanceOf(made.recipient)).toBe(made.amount)
})

test('a settlement that was lost on its way is unknown, with its hash, and open on the chain', async () => {
  const { made, presented, transaction, transfer } = await pay()
  node.breaks('eth_sendRawTransactionSync', 'lose')
  expect(await facilitator().settle(presented)).toMatchObject({ kind: 'unknown', transaction })
  expect(await fateOf(chain.client, transfer)).toEqual({ kind: 'open' })
  expect(await chain.balanceOf(made.recipient)).toBe(0n)
})

test('a settlement is unknown when neither its answer nor the chain can be had, and is found later', async () => {
  const { presented, transaction, transfer } = await pay()
  node.breaks('eth_sendRawTransactionSync', 'swallow')
  node.breaks('eth_getTransactionReceipt', 'lose')
  expect(await facilitator().settle(presented)).toEqual({ kind: 'unknown', reason: 'chain_unreachable', transaction })
  expect(await fateOf(chain.client, transfer)).toEqual({ kind: 'done', transaction })
})

test('a settlement that is broken off before it sends does not send later', async () => {
  const { made, presented, transfer } = await pay()
  node.breaks('eth_call', 'lose')
  expect(await facilitator().settle(presented)).toMatchObject({ kind: 'refused' })
  const answered = node.answered('eth_call')
  node.mend()
  // The work that was left behind asks again, hears that all is well, and would send next.
  await eventually('the node is asked again', async () => node.answered('eth_call') >= answered + 2)
  const head = await getBlockNumber(chain.client)
  await eventually('two blocks come', async () => (await getBlockNumber(chain.client)) >= head + 2n)
  expect(await fateOf(chain.client, transfer)).toEqual({ kind: 'open' })
  expect(await chain.balanceOf(made.recipient)).toBe(0n)
})

test('a payment that its payer put on the chain itself counts as settled', async () => {
  const { made, presented, transaction } = await pay()
  expect(await facilitatorOf(chain).settle(presented)).toMatchObject({ kind: 'settled' })
  node.breaks('eth_sendRawTransactionSync', 'fail')
  expect(await facilitator().settle(presented)).toEqual({ kind: 'settled', transaction })
  expect(await chain.balanceOf(made.recipient)).toBe(made.amount)
})
