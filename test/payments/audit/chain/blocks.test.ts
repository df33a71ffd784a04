import type { PublicClient } from 'viem'
import { describe, expect, it } from 'vitest'
import { blockAt } from '../../../../router/payments/audit/chain/blocks.ts'

/** Seconds of the blocks from 0 on: networks with several blocks a second give some of them one time. */
const TIMES = [10, 11, 11, 11, 12, 12, 13]
const client = {
  getBlock: async ({ blockNumber }: { blockNumber: bigint }) => ({
    timestamp: BigInt(TIMES[Number(blockNumber)] ?? 99),
  }),
} as unknown as PublicClient
const at = (seconds: number) => new Date(seconds * 1_000)

describe('blocks of one time', () => {
  it.each([
    [11, 0n, 3n, 1n],
    [11, 0n, 1n, 1n],
    [12, 0n, 5n, 4n],
    [13, 0n, 6n, 6n],
    // Not before where the reading began.
    [11, 2n, 3n, 2n],
    [11, 4n, 4n, 4n],
  ])('%i s, from %i, before %i or there: the first is %i', async (seconds, from, known, first) => {
    expect(await blockAt(client, at(seconds), known - 1n, from)).toBe(first)
  })

  it('are found by their time', async () => {
    expect([await blockAt(client, at(11), 6n), await blockAt(client, at(14), 6n)]).toEqual([1n, 7n])
  })
})
