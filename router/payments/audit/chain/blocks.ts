import type { PublicClient } from 'viem'

/** The time of a block. Throws when the chain does not answer. */
export async function timeOf(client: PublicClient, blockNumber: bigint): Promise<Date> {
  const { timestamp } = await client.getBlock({ blockNumber })
  return new Date(Number(timestamp) * 1_000)
}

/** The first block at or after a moment, up to `head` + 1; found by bisection. Throws when the chain does not answer. */
export async function blockAt(client: PublicClient, moment: Date, head: bigint): Promise<bigint> {
  let low = 0n
  let high = head + 1n
  while (low < high) {
    const middle = (low + high) / 2n
    if ((await timeOf(client, middle)).getTime() < moment.getTime()) low = middle + 1n
    else high = middle
  }
  return low
}

/** The first block at or after a moment, not before `from`; `known` is one of them. Throws when the chain does not answer. */
export async function firstAt(client: PublicClient, moment: Date, from: bigint, known: bigint): Promise<bigint> {
  let first = known
  while (first > from && (await timeOf(client, first - 1n)) >= moment) first -= 1n
  return first
}
