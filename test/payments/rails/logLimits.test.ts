import { generatePrivateKey } from 'viem/accounts'
import { mine } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { uptoFateOf } from '../../../router/payments/facilitator/uptoFate.ts'
import { tempoRefunds } from '../../../router/payments/rails/tempo/refund.ts'
import type { Address } from '../../../schema/address.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { eventually } from '../../support/ledger.ts'
import { startTempo } from '../../support/tempo/startTempo.ts'
import { placeOn, transferOf } from '../facilitator/place.ts'
import { type RpcRequest, rpcProxy } from '../facilitator/rpcProxy.ts'
import { charging, newPayer, paymentIn, sign, startUptoPlace, type UptoPlace } from '../facilitator/uptoPlace.ts'
import { newAddress } from './tempo/payments.ts'

// Nodes list the logs of some thousand blocks at once, and a transfer may be older than these.

const MOST_BLOCKS = 50n
/** More than that. */
const LATER = 200
const DAY_MS = 86_400_000
const NETWORK = NETWORKS['base-sepolia']

let place: UptoPlace
beforeAll(async () => {
  place = await startUptoPlace()
}, 30_000)
afterAll(() => place?.remove())

/** A node that lists the logs of at most so many blocks. */
function limited(rpcUrl: string): Promise<string> {
  return rpcProxy(rpcUrl, async ({ id, method, params }: RpcRequest, pass) => {
    if (method !== 'eth_getLogs') return pass()
    const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock?: string }]
    const isTooWide = !toBlock?.startsWith('0x') || BigInt(toBlock) - BigInt(fromBlock) >= MOST_BLOCKS
    if (!isTooWide) return pass()
    return { jsonrpc: '2.0', id, error: { code: -32_602, message: `query exceeds max block range ${MOST_BLOCKS}` } }
  })
}

test('payments that settled long before the chain is asked are found', async () => {
  const since = new Date(Date.now() - DAY_MS)
  const exactPlace = placeOn(place.devnet as never)
  const exact = await exactPlace.pay(await exactPlace.newPayer(1_000_000n))
  const exactSettled = await (await exactPlace.openFacilitator()).settle(exact)
  const upto = await sign(place, await newPayer(place), place.offer(100_000n))
  const uptoSettled = await place.facilitator.settle(charging(30_000n, upto))
  if (exactSettled.kind !== 'settled' || uptoSettled.kind !== 'settled') throw new Error('They were not settled')
  await place.node.mine({ blocks: LATER })

  const chain = openChain(NETWORK, await limited(place.devnet.rpcUrl), 5_000)
  const { from, to, nonce, value } = transferOf(exact)
  const transfer = { payer: from as Address, payTo: to as Address, nonce, amount: atomicUsdc(value) }
  expect(await chain.fateOf(transfer, since)).toEqual({ kind: 'done', transaction: exactSettled.transaction })
  const ceiling = { ...paymentIn(upto), amount: atomicUsdc(30_000n) }
  const fate = await uptoFateOf(chain.client, NETWORK, ceiling, since)
  expect(fate).toEqual({ kind: 'done', transaction: uptoSettled.transaction })
}, 60_000)

test('a refund on Tempo that was sent long ago is found, and one that was not is known not to be there', async () => {
  const tempo = await startTempo()
  try {
    const { chainId, currency } = tempo
    const rpcUrl = await limited(tempo.rpcUrl)
    const desk = tempoRefunds({ rpcUrl, chainId, currency, timeoutMs: 10_000, key: generatePrivateKey() })
    await tempo.give(desk.from, 10_000_000n)
    const order = { memo: `0x${'5e'.repeat(32)}`, to: newAddress(), amount: 7_000n } as const
    const refund = await desk.prepare(order)
    await desk.send(refund)
    await eventually('the refund lands', async () => (await desk.fate(refund)).kind === 'done')
    await mine(tempo.control, { blocks: LATER })
    const since = new Date(Date.now() - DAY_MS)
    expect(await desk.find(order, since)).toBe(refund.transaction)
    expect(await desk.find({ ...order, memo: `0x${'5f'.repeat(32)}` }, since)).toBeNull()
  } finally {
    await tempo.stop()
  }
}, 60_000)
