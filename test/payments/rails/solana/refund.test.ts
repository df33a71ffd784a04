import { AccountRole, type Address, getU32Encoder, getU64Encoder, type Instruction } from '@solana/kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSolana } from '../../../../router/payments/rails/solana/chain.ts'
import {
  type PreparedRefund,
  RefundImpossible,
  refundMemo,
  type SolanaRefunds,
  solanaRefunds,
} from '../../../../router/payments/rails/solana/refund.ts'
import { parseUsd } from '../../../../schema/money.ts'
import { openPlace } from '../../../support/solana/payments.ts'
import { startSolana, type TestSolana } from '../../../support/solana/solana.ts'
import type { SolanaWallet } from '../../../support/solana/wallet.ts'
import { customPayment } from './customPayment.ts'

const AMOUNT = parseUsd('0.25')

let solana: TestSolana
let keeper: SolanaWallet
let payer: SolanaWallet
let refunds: SolanaRefunds

beforeAll(async () => {
  solana = await startSolana()
  keeper = await solana.makeWallet(parseUsd('100'), 1_000_000_000n)
})
afterAll(() => solana?.stop())
beforeEach(async () => {
  payer = await solana.makeWallet(0n)
  refunds = await open()
})

/** Refunds of the same key, as another process opens them. */
const open = () => solanaRefunds(openSolana(solana.network, solana.rpcUrl, 2_000), keeper.key)

const prepare = (id = 'one') => refunds.prepareRefund({ to: payer.address, amount: AMOUNT, memo: refundMemo(id) })

/** What a database gives back of a prepared refund. */
function stored(prepared: PreparedRefund): PreparedRefund {
  const row = JSON.parse(JSON.stringify({ ...prepared, expires: prepared.expires.toString() }))
  return { ...row, expires: BigInt(row.expires), preparedAt: new Date(row.preparedAt) }
}

const received = () => solana.balanceOf(payer.address)
const landed = () => solana.cluster.landed.filter(({ accounts }) => accounts.includes(keeper.address)).length

describe('a refund', () => {
  it('brings USDC back to the payer, with its id beside it on chain', async () => {
    const prepared = await prepare('payment:3')
    expect(await received()).toBe(0n)
    await refunds.sendPrepared(prepared)
    expect(await received()).toBe(AMOUNT)
    expect(await refunds.fateOfPrepared(prepared)).toEqual({ kind: 'done' })
    const last = solana.cluster.landed.at(-1)
    expect(last).toMatchObject({ signature: prepared.signature, memo: '[26] tollgraph refund payment:3' })
  })

  it('is sent once by a process that died before it sent it, and its successor', async () => {
    const row = stored(await prepare())
    const successor = await open()
    expect(await successor.fateOfPrepared(row)).toEqual({ kind: 'open' })
    await successor.sendPrepared(row)
    expect(await successor.fateOfPrepared(row)).toEqual({ kind: 'done' })
    expect(await received()).toBe(AMOUNT)
  })

  it('is found on chain by the successor of a process that died before it wrote down that it was sent', async () => {
    const row = stored(await prepare())
    await refunds.sendPrepared(row)
    const successor = await open()
    solana.cluster.mine(1_000n)
    expect(await successor.fateOfPrepared(row)).toEqual({ kind: 'done' })
    expect(await received()).toBe(AMOUNT)
  })

  it('is found on chain where the answer to sending it was lost', async () => {
    const prepared = await prepare()
    solana.cluster.next = 'lands without an answer'
    await expect(refunds.sendPrepared(prepared)).rejects.toThrow()
    expect(await refunds.fateOfPrepared(prepared)).toEqual({ kind: 'done' })
  })

  it('lands once, however often it is sent', async () => {
    const before = landed()
    const prepared = await prepare()
    await refunds.sendPrepared(prepared)
    await refunds.sendPrepared(prepared)
    await Promise.all([refunds.sendPrepared(prepared), (await open()).sendPrepared(prepared)])
    expect(landed()).toBe(before + 1)
    expect(await received()).toBe(AMOUNT)
  })

  it('may be signed anew only when the dropped one can land no more', async () => {
    const dropped = await prepare()
    solana.cluster.next = 'is held'
    await refunds.sendPrepared(dropped)
    expect(await refunds.fateOfPrepared(dropped)).toEqual({ kind: 'open' })
    solana.cluster.mine(dropped.expires - solana.cluster.height)
    expect(await refunds.fateOfPrepared(dropped)).toEqual({ kind: 'open' })
    solana.cluster.mine(1n)
    expect(await refunds.fateOfPrepared(dropped)).toEqual({ kind: 'expired' })
    const anew = await prepare()
    await refunds.sendPrepared(anew)
    solana.cluster.release()
    expect(await refunds.fateOfPrepared(dropped)).toEqual({ kind: 'expired' })
    expect(await refunds.fateOfPrepared(anew)).toEqual({ kind: 'done' })
    expect(await received()).toBe(AMOUNT)
  })

  it('is done although it landed at the very end of its life', async () => {
    const late = await prepare()
    solana.cluster.next = 'is held'
    await refunds.sendPrepared(late)
    solana.cluster.mine(late.expires - solana.cluster.height)
    solana.cluster.release()
    solana.cluster.mine(10n)
    expect(await refunds.fateOfPrepared(late)).toEqual({ kind: 'done' })
  })

  it('is open while the block that it is in may still be dropped', async () => {
    const prepared = await prepare()
    await refunds.sendPrepared(prepared)
    solana.cluster.mine(151n)
    solana.cluster.commitment = 'processed'
    expect(await refunds.fateOfPrepared(prepared)).toEqual({ kind: 'open' })
    solana.cluster.commitment = 'confirmed'
    expect(await refunds.fateOfPrepared(prepared)).toEqual({ kind: 'done' })
  })

  it('is not taken for expired by a node that has forgotten its blocks', async () => {
    const prepared = await prepare()
    await refunds.sendPrepared(prepared)
    const hidden = solana.cluster.landed.splice(0)
    solana.cluster.mine(1_000n)
    solana.cluster.firstSlot = 1n
    const longAgo = { ...prepared, preparedAt: new Date(Date.now() - 86_400_000) }
    await expect(refunds.fateOfPrepared(longAgo)).rejects.toThrow(/SOLANA_RPC_URL/)
    solana.cluster.firstSlot = 0n
    solana.cluster.landed.push(...hidden)
    expect(await refunds.fateOfPrepared(longAgo)).toEqual({ kind: 'done' })
  })

  it('has failed when the money was gone before it landed', async () => {
    const prepared = await prepare()
    const balance = await solana.balanceOf(keeper.address)
    await solana.fund(keeper.address, -balance)
    await refunds.sendPrepared(prepared)
    expect(await refunds.fateOfPrepared(prepared)).toEqual({
      kind: 'failed',
      error: '{"InstructionError":["2",{"Custom":"1"}]}',
    })
    await solana.fund(keeper.address, balance)
    expect(await received()).toBe(0n)
  })

  it('is not signed where the refund key holds too little', async () => {
    const tooMuch = { to: payer.address, amount: parseUsd('1000'), memo: refundMemo('0x01') }
    await expect(refunds.prepareRefund(tooMuch)).rejects.toThrow(RefundImpossible)
  })

  it('is not signed where the payer has closed the account that it would go to', async () => {
    const closed = { to: solana.network.usdc, amount: AMOUNT, memo: refundMemo('0x01') }
    await expect(refunds.prepareRefund(closed)).rejects.toThrow(/no account for USDC/)
  })

  it('is neither signed nor said to be anything while the chain is away', async () => {
    const prepared = await prepare()
    solana.setDown(true)
    await expect(prepare()).rejects.not.toThrow(RefundImpossible)
    await expect(refunds.sendPrepared(prepared)).rejects.toThrow()
    await expect(refunds.fateOfPrepared(prepared)).rejects.toThrow()
    solana.setDown(false)
    expect(await refunds.fateOfPrepared(prepared)).toEqual({ kind: 'open' })
  })
})

describe('a refund that a lost ledger sent', () => {
  const MARK = `0x${'ab'.repeat(32)}`
  const since = new Date(Date.now() - 60_000)
  const find = () => refunds.findByMark(MARK, since)

  it('is found by its mark', async () => {
    expect(await find()).toBeNull()
    const prepared = await prepare(MARK)
    await refunds.sendPrepared(prepared)
    expect(await find()).toBe(prepared.signature)
    solana.cluster.landed.pop()
  })

  it('is not one that failed', async () => {
    const prepared = await prepare(MARK)
    const balance = await solana.balanceOf(keeper.address)
    await solana.fund(keeper.address, -balance)
    await refunds.sendPrepared(prepared)
    expect(solana.cluster.landed.at(-1)?.err).not.toBeNull()
    expect(await find()).toBeNull()
    await solana.fund(keeper.address, balance)
  })

  it('is not looked for at a node that has forgotten the blocks since then', async () => {
    solana.cluster.firstSlot = 1n
    await expect(refunds.findByMark(MARK, new Date(Date.now() - 86_400_000))).rejects.toThrow(/SOLANA_RPC_URL/)
    solana.cluster.firstSlot = 0n
  })

  it('is not a transaction of another wallet that names the refund key and carries the mark', async () => {
    const place = await openPlace(solana)
    const stranger = await solana.makeWallet(0n, 1_000_000_000n)
    const transaction = await customPayment(solana, place, stranger, {
      transfers: [giveLamports(stranger.address, keeper.address)],
      memo: refundMemo(MARK),
      feePayer: stranger.address,
    })
    const before = landed()
    solana.cluster.send(Buffer.from(transaction, 'base64'))
    expect(landed()).toBe(before + 1)
    expect(solana.cluster.landed.at(-1)?.err).toBeNull()
    expect(await find()).toBeNull()
    const prepared = await prepare(MARK)
    await refunds.sendPrepared(prepared)
    expect(await find()).toBe(prepared.signature)
  })
})

/** The system program's transfer of a million lamports. */
function giveLamports(from: Address, to: Address): Instruction {
  return {
    programAddress: '11111111111111111111111111111111' as Address,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: Uint8Array.from([...getU32Encoder().encode(2), ...getU64Encoder().encode(1_000_000n)]),
  }
}
