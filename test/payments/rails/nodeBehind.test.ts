import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import type { Rail } from '../../../router/payments/protocol/rail.ts'
import { exactRail } from '../../../router/payments/rails/evm/exact.ts'
import { uptoRail } from '../../../router/payments/rails/evm/upto.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { placeOn, transferOf } from '../facilitator/place.ts'
import { rpcProxy } from '../facilitator/rpcProxy.ts'
import { charging, newPayer, paymentIn, sign, startUptoPlace, type UptoPlace } from '../facilitator/uptoPlace.ts'

// Behind one URL there may be several nodes, of which some are older than others.

const NETWORK = NETWORKS['base-sepolia']
const PRICE = 100_000n

let place: UptoPlace
beforeAll(async () => {
  place = await startUptoPlace()
}, 30_000)
afterAll(() => place?.remove())
afterEach(() => void vi.useRealTimers())

/**
 * Two nodes: one has a block at a moment, in seconds since 1970. The other one answers calls, from a state in which nothing
 * has been paid; it does not know blocks by their numbers that are newer than that.
 */
function nodes(rpcUrl: string, moment: bigint): Promise<string> {
  return rpcProxy(rpcUrl, async ({ id, method, params }, pass) => {
    if (method === 'eth_getBlockByNumber') {
      const { result } = (await pass()) as { result: object }
      return { jsonrpc: '2.0', id, result: { ...result, timestamp: `0x${moment.toString(16)}` } }
    }
    if (method !== 'eth_call') return pass()
    if (params[1] === 'latest') return { jsonrpc: '2.0', id, result: `0x${'0'.repeat(64)}` }
    return { jsonrpc: '2.0', id, error: { code: -32_000, message: 'header not found' } }
  })
}

/** The rails over both nodes, at the moment of the newer one's block. */
async function railsAt(moment: bigint): Promise<{ readonly exact: Rail; readonly upto: Rail }> {
  const chain = openChain(NETWORK, await nodes(place.devnet.rpcUrl, moment), 5_000)
  const { facilitator, facilitatorAddress } = place
  vi.useFakeTimers({ toFake: ['Date'], now: Number(moment) * 1_000 })
  return {
    exact: exactRail(NETWORK, chain, facilitatorAddress, facilitator, null),
    upto: uptoRail(NETWORK, chain, facilitatorAddress, facilitator, null, () => facilitatorAddress),
  }
}

test('a payment that was made is not taken for one that ended unused, by a node that has not seen it yet', async () => {
  const since = new Date()
  const exactPlace = placeOn(place.devnet as never)
  const presented = await exactPlace.pay(await exactPlace.newPayer(1_000_000n))
  expect(await (await exactPlace.openFacilitator()).settle(presented)).toMatchObject({ kind: 'settled' })
  const { from: payer, to: payTo, nonce, value, validBefore } = transferOf(presented)
  const { exact } = await railsAt(validBefore + 60n)
  const signed = { payer, payTo, nonce, amount: atomicUsdc(value), payload: presented.payload }
  await expect(exact.fateOf(signed, since)).rejects.toThrow('header not found')
})

test('the same under a ceiling', async () => {
  const since = new Date()
  const presented = await sign(place, await newPayer(place), place.offer(PRICE))
  expect(await place.facilitator.settle(charging(PRICE, presented))).toMatchObject({ kind: 'settled' })
  const { payer, payTo, nonce, validBefore } = paymentIn(presented)
  const { upto } = await railsAt(validBefore + 60n)
  const signed = { payer, payTo, nonce: nonce.toString(), amount: atomicUsdc(PRICE) }
  await expect(upto.fateOf({ ...signed, payload: presented.payload }, since)).rejects.toThrow('header not found')
})
