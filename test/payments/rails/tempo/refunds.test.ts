import { keccak256, stringToHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { mine, setNextBlockTimestamp } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tempoRefunds } from '../../../../router/payments/rails/tempo/refund.ts'
import { eventually } from '../../../support/ledger.ts'
import { startTempo, type TestTempo } from '../../../support/tempo/startTempo.ts'
import { newAddress } from './payments.ts'

let chain: TestTempo

beforeAll(async () => {
  chain = await startTempo()
}, 30_000)
afterAll(() => chain.stop())

const memoOf = (text: string) => keccak256(stringToHex(text))

async function refunds() {
  const { rpcUrl, chainId, currency } = chain
  const opened = tempoRefunds({ rpcUrl, chainId, currency, timeoutMs: 10_000, key: generatePrivateKey() })
  await chain.give(opened.from, 10_000_000n)
  return opened
}

test('a refund is prepared without moving money, then sent, and the chain tells that it is done', async () => {
  const desk = await refunds()
  const to = newAddress()
  const refund = await desk.prepare({ memo: memoOf('payment:0'), to, amount: 7_000n })
  expect(await desk.fate(refund)).toEqual({ kind: 'open' })
  expect(await chain.balanceOf(to)).toBe(0n)
  await desk.send(refund)
  const fate = await eventually('the refund lands', async () => {
    const now = await desk.fate(refund)
    return now.kind === 'done' && now
  })
  expect(fate).toEqual({ kind: 'done', transaction: refund.transaction })
  expect(await chain.balanceOf(to)).toBe(7_000n)
})

test('a refund that the ledger has forgotten is found by its memo', async () => {
  const desk = await refunds()
  const order = { memo: memoOf('payment:forgotten'), to: newAddress(), amount: 7_000n }
  const since = new Date(Date.now() - 60_000)
  expect(await desk.find(order, since)).toBeNull()
  const refund = await desk.prepare(order)
  await desk.send(refund)
  expect(await eventually('the refund is found', () => desk.find(order, since))).toBe(refund.transaction)
  await expect(desk.find({ ...order, amount: 6_999n }, since)).rejects.toThrow('moved other money')
  await expect(desk.find({ ...order, to: newAddress() }, since)).rejects.toThrow('moved other money')
})

test('a refund that is sent many times lands once', async () => {
  const desk = await refunds()
  const to = newAddress()
  const refund = await desk.prepare({ memo: memoOf('payment:1'), to, amount: 7_000n })
  const sent = await Promise.allSettled(Array.from({ length: 5 }, () => desk.send(refund)))
  expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true)
  await eventually('the refund lands', async () => (await desk.fate(refund)).kind === 'done')
  await Promise.allSettled([desk.send(refund)])
  await mine(chain.control, { blocks: 2 })
  expect(await chain.balanceOf(to)).toBe(7_000n)
})

test('refunds of one key land side by side', async () => {
  const desk = await refunds()
  const to = newAddress()
  const prepared = await Promise.all(
    Array.from({ length: 6 }, (_, position) =>
      desk.prepare({ memo: memoOf(`payment:2:${position}`), to, amount: 1_000n }),
    ),
  )
  await Promise.all(prepared.map((refund) => desk.send(refund)))
  for (const refund of prepared)
    await eventually('the refund lands', async () => (await desk.fate(refund)).kind === 'done')
  expect(await chain.balanceOf(to)).toBe(6_000n)
})

test('a refund that was not sent in time never lands, even when it is sent then', async () => {
  const desk = await refunds()
  const to = newAddress()
  const refund = await desk.prepare({ memo: memoOf('payment:3'), to, amount: 7_000n })
  // Last in this file: the chain's clock stays ahead.
  await setNextBlockTimestamp(chain.control, { timestamp: refund.transfer.validBefore + 1n })
  await mine(chain.control, { blocks: 1 })
  expect(await desk.fate(refund)).toEqual({ kind: 'never' })
  await expect(desk.send(refund)).rejects.toThrow()
  expect(await chain.balanceOf(to)).toBe(0n)
})
