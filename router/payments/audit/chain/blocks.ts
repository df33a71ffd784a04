import type { PublicClient } from 'viem'

/** The time of a block. Throws when the chain does not answer. */
export async function timeOf(client: PublicClient, blockNumber: bigint): Promise<Date> {
  const { timestamp } = await client.getBlock({ blockNumber })
  return new Date(Number(timestamp) * 1_000)
}

/**
 * The first block at or after a moment, between `from` and `head` + 1; found by bisection. Throws when the chain does not
 * answer.
 */
export async function blockAt(client: PublicClient, moment: Date, head: bigint, from = 0n): Promise<bigint> {
  let low = from
  let high = head + 1n
  while (low < high) {
    const middle = (low + high) / 2n
    if ((await timeOf(client, middle)).getTime() < moment.getTime()) low = middle + 1n
    else high = middle
  }
  return low
}
