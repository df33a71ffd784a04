import { type Hex, parseEventLogs, type TransactionReceipt } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Devnet, MULTICALL3, usdcAbi } from '../../../devnet/index.ts'
import { openHead } from '../../../router/payments/evm/head.ts'
import { openExactBatches } from '../../../router/payments/facilitator/batch.ts'
import type { ExactTransfer } from '../../../router/payments/facilitator/exactTransfer.ts'
import { paymentReads } from '../../../router/payments/facilitator/reads.ts'
import type { OutgoingTransaction, Sender } from '../../../router/payments/facilitator/sender.ts'
import { transferCall } from '../../../router/payments/facilitator/transferCall.ts'
import type { Settlement } from '../../../router/payments/protocol/facilitator.ts'
import { authorization, signAuthorization } from '../../devnet/authorization.ts'
import { newAccount, nodeOf, startSharedDevnet } from '../../devnet/devnets.ts'
import { GAS_BURNER } from './contracts.ts'
import { addressOf, NETWORK, type Place, PRICE, placeOn, SILENT, transferOf, withSignature } from './place.ts'

let place: Place
let devnet: Devnet
let remove: () => Promise<void>
const receipts = new Map<Hex, TransactionReceipt>()

beforeAll(async () => {
  ;({ devnet, remove } = await startSharedDevnet())
  place = placeOn(devnet)
})
afterAll(() => remove())

/** Batches with a sender of their own, and what that sender has sent. */
async function openBatches(options: { maxItems?: number; timeoutMs?: number; before?: () => Promise<unknown> } = {}) {
  const sender = await place.openSender()
  const sent: OutgoingTransaction[] = []
  const watched: Sender = {
    ...sender,
    async send(transaction) {
      sent.push(transaction)
      if (sent.length === 1) await options.before?.()
      return sender.send(transaction)
    },
  }
  const reads = paymentReads(place.chain.client, NETWORK.usdc)
  const batches = openExactBatches(
    NETWORK,
    place.chain,
    watched,
    reads,
    openHead(place.chain.client),
    { timeoutMs: 5_000, ...options },
    SILENT,
  )
  return { sender, sent, settle: (transfers: readonly ExactTransfer[]) => Promise.all(transfers.map(batches.settle)) }
}

/** So many payments of payers who have the money. */
async function goodTransfers(count: number, payers = 4): Promise<ExactTransfer[]> {
  const accounts = await Promise.all(Array.from({ length: payers }, () => place.newPayer(BigInt(count) * PRICE)))
  return Promise.all(
    Array.from({ length: count }, async (_, index) => transferOf(await place.pay(accounts[index % payers]!))),
  )
}

/** The token's logs of a transaction that succeeded. */
async function logsOf(hash: Hex) {
  const receipt = receipts.get(hash) ?? (await place.chain.client.getTransactionReceipt({ hash }))
  receipts.set(hash, receipt)
  expect(receipt.status).toBe('success')
  return parseEventLogs({ abi: usdcAbi, logs: receipt.logs })
}

/** Whether the log that a settlement names is the transfer of that payment, in a transaction that succeeded. */
async function expectSettled(settlement: Settlement | undefined, transfer: ExactTransfer): Promise<void> {
  if (settlement?.kind !== 'settled') return expect.fail(JSON.stringify(settlement))
  const logs = await logsOf(settlement.transaction as Hex)
  const made = logs.find(({ logIndex }) => logIndex === settlement.logIndex)
  const used = logs.find(({ logIndex }) => logIndex === (settlement.logIndex ?? 0) - 1)
  expect(made).toMatchObject({
    eventName: 'Transfer',
    args: { from: transfer.from, to: transfer.to, value: transfer.value },
  })
  expect(used).toMatchObject({
    eventName: 'AuthorizationUsed',
    args: { authorizer: transfer.from, nonce: transfer.nonce },
  })
}

const isUsed = ({ from, nonce }: ExactTransfer) =>
  place.chain.client.readContract({
    address: NETWORK.usdc,
    abi: usdcAbi,
    functionName: 'authorizationState',
    args: [from, nonce],
  })

test('hundreds of payments at once settle in few transactions, each by a log of its own', async () => {
  const { sent, settle } = await openBatches()
  const transfers = await goodTransfers(300)
  const before = await place.chain.balanceOf(addressOf({ address: devnet.payee }))
  const settlements = await settle(transfers)
  for (const [index, settlement] of settlements.entries()) await expectSettled(settlement, transfers[index]!)
  const logs = settlements.map((each) => each.kind === 'settled' && `${each.transaction} ${each.logIndex}`)
  expect(new Set(logs).size).toBe(300)
  expect(sent.length).toBeLessThanOrEqual(4)
  expect(await place.chain.balanceOf(addressOf({ address: devnet.payee }))).toBe(before + 300n * PRICE)
})

test('a payment that comes alone goes to the token itself', async () => {
  const { sent, settle } = await openBatches()
  const [transfer] = await goodTransfers(1, 1)
  const [settlement] = await settle([transfer!])
  await expectSettled(settlement, transfer!)
  expect(sent.map(({ to }) => to)).toEqual([NETWORK.usdc])
})

test('no transaction has more payments than it may', async () => {
  const { sent, settle } = await openBatches({ maxItems: 8 })
  const transfers = await goodTransfers(20)
  const settlements = await settle(transfers)
  expect(settlements.map(({ kind }) => kind)).toEqual(Array(20).fill('settled'))
  expect(sent.length).toBeGreaterThanOrEqual(3)
})

test('no transaction takes more gas than half a block has', async () => {
  const { gasLimit } = await place.chain.client.getBlock()
  const { sent, settle } = await openBatches({ maxItems: 10_000 })
  const settlements = await settle(await goodTransfers(200))
  expect(settlements.map(({ kind }) => kind)).toEqual(Array(200).fill('settled'))
  expect(sent.length).toBeGreaterThan(1)
  for (const { gas } of sent) expect(gas).toBeLessThanOrEqual(gasLimit / 2n)
})

test('what is asked twice at once is sent once, and both hear of it', async () => {
  const { sent, settle } = await openBatches()
  const [transfer] = await goodTransfers(1, 1)
  const [first, second] = await settle([transfer!, transfer!])
  await expectSettled(first, transfer!)
  expect(second).toEqual(first)
  expect(sent).toHaveLength(1)
})

describe('a payment that cannot be made, among good ones', () => {
  /** Settles it between good ones, all of which must be settled. */
  async function settleAmongGood(bad: ExactTransfer, before?: () => Promise<unknown>): Promise<Settlement> {
    const { sent, settle } = await openBatches(before ? { before } : {})
    const good = await goodTransfers(6)
    const transfers = [...good.slice(0, 3), bad, ...good.slice(3)]
    const settlements = await settle(transfers)
    for (const [index, transfer] of transfers.entries()) {
      if (transfer !== bad) await expectSettled(settlements[index], transfer)
    }
    // They did travel together.
    expect(sent[0]?.to).toBe(MULTICALL3)
    return settlements[3]!
  }

  test('because its payer has no money left, is refused', async () => {
    const bad = transferOf(await place.pay(await place.newPayer(PRICE - 1n)))
    expect(await settleAmongGood(bad)).toEqual({ kind: 'refused', reason: 'invalid_exact_evm_insufficient_balance' })
    expect(await isUsed(bad)).toBe(false)
  })

  test('because it has expired, is refused', async () => {
    const { timestamp } = await place.chain.client.getBlock()
    const bad = transferOf(await place.pay(await place.newPayer(PRICE), { validBefore: timestamp - 1n }))
    expect(await settleAmongGood(bad)).toEqual({
      kind: 'refused',
      reason: 'invalid_exact_evm_payload_authorization_valid_before',
    })
  })

  test('because it is not valid yet, may be settled later', async () => {
    const { timestamp } = await place.chain.client.getBlock()
    const bad = transferOf(
      await place.pay(await place.newPayer(PRICE), { validAfter: timestamp + 1_000n, validBefore: timestamp + 2_000n }),
    )
    expect(await settleAmongGood(bad)).toMatchObject({
      kind: 'unknown',
      reason: 'invalid_exact_evm_payload_authorization_valid_after',
      transaction: expect.stringMatching(/^0x/),
    })
  })

  test('because somebody else signed it, is refused', async () => {
    const payer = await place.newPayer(PRICE)
    const mine = await place.pay(payer)
    const theirs = await signAuthorization(devnet, newAccount(), authorization(payer.address, devnet.payee))
    const bad = transferOf(withSignature(mine, theirs))
    expect(await settleAmongGood(bad)).toEqual({ kind: 'refused', reason: 'invalid_exact_evm_signature' })
  })

  test('because its nonce was used for another transfer, is left to the chain to explain', async () => {
    const { settle } = await openBatches()
    const payer = await place.newPayer(3n * PRICE)
    const first = transferOf(await place.pay(payer))
    const bad = transferOf(await place.pay(payer, { nonce: first.nonce, value: 2n * PRICE }))
    expect((await settle([first]))[0]?.kind).toBe('settled')
    expect(await settleAmongGood(bad)).toEqual({
      kind: 'unknown',
      reason: 'invalid_exact_evm_nonce_already_used',
      transaction: null,
    })
  })

  test('because somebody else was quicker with the same authorization, is left to the chain, which has it', async () => {
    const payer = await place.newPayer(PRICE)
    const bad = transferOf(await place.pay(payer))
    const other = await place.openSender()
    const settlement = await settleAmongGood(bad, async () => {
      const hash = await other.send({ ...transferCall(NETWORK.usdc, bad), gas: 200_000n } as OutgoingTransaction)
      await place.chain.client.waitForTransactionReceipt({ hash })
    })
    expect(settlement).toEqual({
      kind: 'unknown',
      reason: 'invalid_exact_evm_nonce_already_used',
      transaction: null,
    })
    const signed = { payer: bad.from, nonce: bad.nonce, payTo: bad.to, amount: bad.value }
    const fate = await place.chain.fateOf(signed as never, new Date())
    expect(fate.kind).toBe('done')
  })

  test('because two payments of one payer use the same nonce: one is made, and the other is not taken for it', async () => {
    const payer = await place.newPayer(10n * PRICE)
    const first = transferOf(await place.pay(payer))
    const second = transferOf(await place.pay(payer, { nonce: first.nonce, value: 2n * PRICE }))
    const { settle } = await openBatches()
    const settlements = await settle([first, second])
    expect(settlements.map(({ kind }) => kind).sort()).toEqual(['settled', 'unknown'])
    const made = settlements[0]?.kind === 'settled' ? first : second
    await expectSettled(
      settlements.find(({ kind }) => kind === 'settled'),
      made,
    )
  })

  test('because its payer has become a contract that burns gas: the others are made without it', async () => {
    const payer = await place.newPayer(PRICE)
    const bad = transferOf(await place.pay(payer))
    const settlement = await settleAmongGood(bad, () =>
      nodeOf(devnet).setCode({ address: payer.address, bytecode: GAS_BURNER }),
    )
    expect(settlement).toMatchObject({ kind: 'unknown', reason: 'invalid_exact_evm_transaction_failed' })
  })
})

test('a payment that the chain does not mine in time is unknown, with the transaction to look for', async () => {
  const node = nodeOf(devnet)
  const { settle } = await openBatches({ timeoutMs: 300 })
  const transfers = await goodTransfers(3)
  await node.setAutomine(false)
  onTestFinished(() => node.setAutomine(true))
  const settlements = await settle(transfers)
  const [{ transaction } = { transaction: null }] = settlements.filter((each) => each.kind === 'unknown')
  expect(settlements).toEqual(Array(3).fill({ kind: 'unknown', reason: 'settlement_pending', transaction }))
  expect(transaction).toMatch(/^0x[0-9a-f]{64}$/)
  await node.mine({ blocks: 1 })
  expect(await Promise.all(transfers.map(isUsed))).toEqual([true, true, true])
})

test('a sender without gas money refuses nobody', async () => {
  const { sender, settle } = await openBatches()
  await nodeOf(devnet).setBalance({ address: sender.address, value: 0n })
  const transfers = await goodTransfers(2)
  expect(await settle(transfers)).toEqual(
    Array(2).fill({ kind: 'unknown', reason: 'unexpected_settle_error', transaction: null }),
  )
  await nodeOf(devnet).setBalance({ address: sender.address, value: 10n ** 18n })
  const later = await settle(transfers)
  expect(later.map(({ kind }) => kind)).toEqual(['settled', 'settled'])
})

test('without Multicall3 each payment has a transaction of its own, and a bad one fails alone', async () => {
  const node = nodeOf(devnet)
  const bytecode = await node.getCode({ address: MULTICALL3 })
  await node.setCode({ address: MULTICALL3, bytecode: '0x' })
  onTestFinished(() => node.setCode({ address: MULTICALL3, bytecode: bytecode! }))
  const { sent, settle } = await openBatches()
  const good = await goodTransfers(3)
  const bad = transferOf(await place.pay(newAccount()))
  const settlements = await settle([good[0]!, bad, good[1]!, good[2]!])
  expect(settlements.map(({ kind }) => kind)).toEqual(['settled', 'refused', 'settled', 'settled'])
  expect(sent.map(({ to }) => to)).toEqual(Array(4).fill(NETWORK.usdc))
})
