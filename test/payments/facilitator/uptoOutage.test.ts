import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { uptoFateOf } from '../../../router/payments/facilitator/uptoFate.ts'
import { Unavailable } from '../../../schema/errors.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { freePort } from '../../devnet/devnets.ts'
import { eventually } from '../../support/ledger.ts'
import { charging, newPayer, paymentIn, sign, startUptoPlace, type UptoPlace } from './uptoPlace.ts'

let place: UptoPlace
beforeAll(async () => {
  place = await startUptoPlace()
}, 30_000)
afterAll(() => place.remove())

const before = new Date()
const newPayment = async () => sign(place, await newPayer(place), place.offer(100_000n))
const fateOf = (presented: Presented, amount: bigint) =>
  uptoFateOf(place.chain.client, NETWORKS.devnet, { ...paymentIn(presented), amount: atomicUsdc(amount) }, before)

test('while the chain cannot be reached, no payment is called bad', async () => {
  const presented = await newPayment()
  const facilitator = place.facilitatorAt(`http://127.0.0.1:${await freePort()}`, 1_000)
  await expect(facilitator.verify(presented)).rejects.toThrow(Unavailable)
  expect(await facilitator.settle(presented)).toEqual({
    kind: 'unknown',
    reason: 'chain_unreachable',
    transaction: null,
  })
  expect(await place.facilitator.settle(presented)).toMatchObject({ kind: 'settled' })
})

test('a settlement that is not mined in time is unknown, and is found when it is', async () => {
  const presented = await newPayment()
  const impatient = place.facilitatorAt(place.devnet.rpcUrl, 300)
  await place.node.setAutomine(false)
  onTestFinished(() => place.node.setAutomine(true))
  const settlement = await impatient.settle(charging(45_000n, presented))
  expect(settlement).toMatchObject({ kind: 'unknown', reason: 'settlement_pending' })
  if (settlement.kind !== 'unknown' || !settlement.transaction) throw new Error('It has no transaction')
  const { transaction } = settlement
  expect(await fateOf(presented, 45_000n)).toEqual({ kind: 'unused' })
  await place.node.mine({ blocks: 1 })
  expect(await fateOf(presented, 45_000n)).toEqual({ kind: 'done', transaction })
  // Asked again, it waits for the transaction it sent instead of sending another.
  expect(await impatient.settle(charging(45_000n, presented))).toEqual({ kind: 'settled', transaction })
})

test('a settlement whose sending got no answer is waited for all the same', async () => {
  const presented = await newPayment()
  const rpc = await startRpc(place.devnet.rpcUrl, 'lose the answer')
  const settlement = await place.facilitatorAt(rpc.url, 5_000).settle(charging(20_000n, presented))
  expect(settlement.kind).toBe('settled')
  expect(rpc.sent).toBeGreaterThan(0)
  expect(await fateOf(presented, 20_000n)).toMatchObject({ kind: 'done' })
})

test('a settlement after whose sending the chain fell silent is unknown, with its transaction', async () => {
  const presented = await newPayment()
  const rpc = await startRpc(place.devnet.rpcUrl, 'fall silent')
  const settlement = await place.facilitatorAt(rpc.url, 500).settle(charging(20_000n, presented))
  if (settlement.kind !== 'unknown') throw new Error(`It is ${settlement.kind}`)
  const fate = await eventually('the settlement is mined', async () => {
    const found = await fateOf(presented, 20_000n)
    return found.kind === 'done' && found
  })
  expect(settlement).toMatchObject({ reason: 'settlement_pending', transaction: fate.transaction })
})

test('a settlement that the node would not take is unknown, whatever words it used', async () => {
  const presented = await newPayment()
  const rpc = await startRpc(place.devnet.rpcUrl, 'refuse the transaction')
  expect(await place.facilitatorAt(rpc.url, 500).settle(charging(20_000n, presented))).toEqual({
    kind: 'unknown',
    reason: 'invalid_exact_evm_transaction_failed',
    transaction: null,
  })
  expect(await fateOf(presented, 20_000n)).toEqual({ kind: 'unused' })
})

/** An RPC that hands everything on to the chain, until a transaction comes. */
async function startRpc(rpcUrl: string, behaviour: 'lose the answer' | 'fall silent' | 'refuse the transaction') {
  const state = { sent: 0, url: '' }
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const isSend = body.includes('eth_sendRawTransaction')
      if (isSend) state.sent += 1
      if (behaviour === 'fall silent' && state.sent > 0 && !isSend) return response.destroy()
      if (behaviour === 'refuse the transaction' && isSend) return response.end(refusalOf(body))
      const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const said = await answer.text()
      return isSend ? response.destroy() : response.end(said)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return state
}

function refusalOf(body: string): string {
  const { id } = JSON.parse(body) as { id: number }
  // The words of a node may hold those by which a certain refusal is known.
  return JSON.stringify({
    jsonrpc: '2.0',
    id,
    error: { code: -32_000, message: 'invalid signature or insufficient funds' },
  })
}
