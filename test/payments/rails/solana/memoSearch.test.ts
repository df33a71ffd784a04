import type { Address, Signature } from '@solana/kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSolana, type SolanaChain } from '../../../../router/payments/rails/solana/chain.ts'
import { MemoSearch } from '../../../../router/payments/rails/solana/memoSearch.ts'
import { refundMemo, type SolanaRefunds, solanaRefunds } from '../../../../router/payments/rails/solana/refund.ts'
import { parseUsd } from '../../../../schema/money.ts'
import { startSolana, type TestSolana } from '../../../support/solana/solana.ts'
import type { SolanaWallet } from '../../../support/solana/wallet.ts'

// Strangers send transactions that name the refund key: they cost little, and the key's list has each of them.

const MARK = `0x${'cd'.repeat(32)}`
const MINUTE = 60_000

let solana: TestSolana
let keeper: SolanaWallet
let payer: SolanaWallet
let refunds: SolanaRefunds
let since: Date
let strangers = 0

beforeAll(async () => {
  solana = await startSolana()
})
afterAll(() => solana?.stop())
beforeEach(async () => {
  keeper = await solana.makeWallet(parseUsd('100'), 1_000_000_000n)
  payer = await solana.makeWallet(0n)
  since = new Date(Date.now() - MINUTE)
  refunds = await solanaRefunds(openSolana(solana.network, solana.rpcUrl, 10_000), keeper.key)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets strangers send so many transactions, with any memo. */
function strangersSend(count: number, memo: string | null = null): void {
  const { blockTime, message, bytes } = solana.cluster.landed.at(-1) ?? expect.fail('nothing has landed')
  const slot = solana.cluster.height
  for (let sent = 0; sent < count; sent += 1) {
    strangers += 1
    const signature = `stranger${strangers}`
    const accounts = [keeper.address]
    solana.cluster.landed.push({ signature, slot, err: null, blockTime, accounts, memo, message, bytes })
  }
}

async function refund(mark: string): Promise<Signature> {
  const amount = parseUsd('0.25')
  const prepared = await refunds.prepareRefund({ to: payer.address as Address, amount, memo: refundMemo(mark) })
  await refunds.sendPrepared(prepared)
  return prepared.signature
}

it('a refund is found below any number of transactions of strangers', async () => {
  const signature = await refund(MARK)
  strangersSend(21_500)
  expect(await refunds.findByMark(MARK, since)).toBe(signature)
})

it('a refund that was never sent is known to be none above any number of transactions of strangers', async () => {
  await refund('another')
  strangersSend(21_500)
  expect(await refunds.findByMark(MARK, since)).toBeNull()
})

it('a node that does not know yet where the search goes on does not end it', async () => {
  const signature = await refund(MARK)
  solana.cluster.mine(10n)
  strangersSend(1_500)
  const reached = solana.cluster.height
  const behind = reached - 5n
  const { rpc, ...chain } = openSolana(solana.network, solana.rpcUrl, 10_000)
  let isBehind = true
  /** Two nodes answer: one that is behind, after the first list. */
  const several = {
    getFirstAvailableBlock: rpc.getFirstAvailableBlock,
    getSlot: () => ({ send: async () => behind }),
    getTransaction: rpc.getTransaction,
    getSignaturesForAddress: (...asked: Parameters<typeof rpc.getSignaturesForAddress>) => ({
      async send() {
        const list = await rpc.getSignaturesForAddress(...asked).send()
        if (isBehind) solana.cluster.height = behind
        return list
      },
    }),
  }
  const search = new MemoSearch({ ...chain, rpc: several as unknown as SolanaChain['rpc'] }, keeper.address as Address)
  await expect(search.find(MARK, since)).rejects.toThrow(/context slot/)
  isBehind = false
  solana.cluster.height = reached
  expect(await search.find(MARK, since)).toBe(signature)
})

describe('a search that does not end in time', () => {
  const lists = vi.fn()

  /** A chain on which each list and each transaction takes so many seconds; `meanwhile` happens after each list. */
  function slowly(
    seconds: { readonly list?: number; readonly transaction?: number },
    meanwhile = () => {},
  ): SolanaChain {
    const { rpc, ...chain } = openSolana(solana.network, solana.rpcUrl, 10_000)
    const taking = <Answer>(request: { send(): Promise<Answer> }, duration = 0) => ({
      async send() {
        const answer = await request.send()
        vi.setSystemTime(Date.now() + duration * 1_000)
        return answer
      },
    })
    const slow = {
      getFirstAvailableBlock: rpc.getFirstAvailableBlock,
      getSlot: rpc.getSlot,
      getTransaction: (signature: Signature) =>
        taking(
          rpc.getTransaction(signature, { encoding: 'base64', maxSupportedTransactionVersion: 0 }),
          seconds.transaction,
        ),
      getSignaturesForAddress: (...asked: Parameters<typeof rpc.getSignaturesForAddress>) => ({
        async send() {
          const list = await taking(rpc.getSignaturesForAddress(...asked), seconds.list).send()
          lists()
          meanwhile()
          return list
        },
      }),
    }
    return { ...chain, rpc: slow as unknown as SolanaChain['rpc'] }
  }

  /** The calls that a search takes, and what it finds. */
  async function searched(search: MemoSearch): Promise<{ found: Signature | null; calls: number; lists: number }> {
    lists.mockClear()
    for (let calls = 1; ; calls += 1) {
      const found = await search.find(MARK, since).catch((error: unknown) => {
        expect(String(error)).toContain('the next attempt goes on')
        return undefined
      })
      if (found !== undefined) return { found, calls, lists: lists.mock.calls.length }
      expect(calls).toBeLessThan(20)
    }
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })

  it('goes on where it was, and reads what came meanwhile', async () => {
    const signature = await refund(MARK)
    strangersSend(8_100)
    // Three lists a call, of which one has what came meanwhile.
    const chain = slowly({ list: 15 }, () => strangersSend(10))
    expect(await searched(new MemoSearch(chain, keeper.address as Address))).toEqual({
      found: signature,
      calls: 4,
      lists: 12,
    })
  })

  it('finds what landed since it began', async () => {
    await refund('another')
    strangersSend(5_000)
    const search = new MemoSearch(slowly({ list: 15 }), keeper.address as Address)
    await expect(search.find(MARK, since)).rejects.toThrow('the next attempt goes on')
    const signature = await refund(MARK)
    expect(await search.find(MARK, since)).toBe(signature)
  })

  it('ends although strangers send the mark itself', async () => {
    const stranger = await solana.makeWallet(parseUsd('1'), 1_000_000_000n)
    const theirs = await solanaRefunds(openSolana(solana.network, solana.rpcUrl, 10_000), stranger.key)
    const memo = refundMemo(MARK)
    const prepared = await theirs.prepareRefund({ to: payer.address as Address, amount: parseUsd('0.1'), memo })
    await theirs.sendPrepared(prepared)
    strangersSend(40, `[${memo.length}] ${memo}`)
    const search = new MemoSearch(slowly({ transaction: 5 }), keeper.address as Address)
    expect(await searched(search)).toMatchObject({ found: null, calls: 5 })
  })
})
