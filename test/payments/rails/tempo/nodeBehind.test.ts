import type { Hex } from 'viem'
import { mine, setNextBlockTimestamp } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tempoClient } from '../../../../router/payments/rails/tempo/client.ts'
import { transactionHash } from '../../../../router/payments/rails/tempo/credential.ts'
import { fateOf } from '../../../../router/payments/rails/tempo/fate.ts'
import type { MemoTransfer } from '../../../../router/payments/rails/tempo/transfer.ts'
import { startTempo, type TestTempo } from '../../../support/tempo/startTempo.ts'
import { type Interference, rpcProxy } from '../../facilitator/rpcProxy.ts'
import { facilitatorOf, offer, paidBy, payerWith, payment } from './payments.ts'

// Behind one URL there may be several nodes, of which some are older than others.

let chain: TestTempo
/** A payment that was made, and its transaction. */
let transfer: MemoTransfer
let hash: Hex
beforeAll(async () => {
  chain = await startTempo()
  const { credential, presented } = await payment(chain, await payerWith(chain, 1_000_000n), offer(chain))
  expect(await facilitatorOf(chain).settle(presented)).toMatchObject({ kind: 'settled' })
  transfer = paidBy(credential).transfer
  hash = await transactionHash(credential.payload)
}, 30_000)
afterAll(() => chain?.stop())

/** What is answered by a node in whose blocks nothing has been paid; the newest block is another node's. */
const older: Interference = async ({ id, method, params }, pass) => {
  if (method === 'eth_getLogs') return { jsonrpc: '2.0', id, result: [] }
  if (method === 'eth_getTransactionReceipt') return { jsonrpc: '2.0', id, result: null }
  if (method === 'eth_getBlockByNumber' && params[0] !== 'latest') return { jsonrpc: '2.0', id, result: null }
  return pass()
}

function clientAt(rpcUrl: string) {
  return tempoClient({ rpcUrl, chainId: chain.chainId, timeoutMs: 5_000 })
}

/** Has the chain make a block at a moment, in seconds since 1970. */
async function reach(timestamp: bigint): Promise<void> {
  await setNextBlockTimestamp(chain.control, { timestamp })
  await mine(chain.control, { blocks: 1 })
}

test('a payment that was made is not given up by what an older node lists', async () => {
  await reach(transfer.validBefore + 1n)
  const behind = clientAt(await rpcProxy(chain.rpcUrl, older))
  await expect(fateOf(behind, transfer, hash)).rejects.toThrow('does not have block')
  expect(await fateOf(chain.client, transfer)).toEqual({ kind: 'done', transaction: hash })
})

test('where no batches are taken, it is not given up until all nodes are assumed to have its block', async () => {
  const client = clientAt(await rpcProxy(chain.rpcUrl, older, { takesBatches: false }))
  await reach(transfer.validBefore + 60n)
  expect(await fateOf(client, transfer)).toEqual({ kind: 'open' })
  await reach(transfer.validBefore + 120n)
  expect(await fateOf(client, transfer)).toEqual({ kind: 'never' })
})
