import type { PublicClient } from 'viem'
import type { Network } from '../evm/network.ts'
import type { TransferFate } from '../protocol/fate.ts'

/**
 * The fate of a transfer that no block at or after `end` (seconds since 1970) can hold. Whoever asks takes an unused
 * transfer for ended by the clock. A chain that stood still goes on with blocks of the time at which it stopped, and
 * takes what waited for it: so while its newest block is older than the end, the answer is thrown as not known yet.
 * `ask` is called once, and throws as the chain does.
 */
export async function fateAtEnd(
  client: PublicClient,
  network: Network,
  end: bigint,
  ask: () => Promise<TransferFate>,
): Promise<TransferFate> {
  const isLate = BigInt(Math.floor(Date.now() / 1_000)) >= end
  // The block first, the transfer after: no later block can hold what this one is too late for. The devnet mines only
  // what is sent to it, by the clock.
  const mayLand = isLate && network.name !== 'devnet' && (await client.getBlock()).timestamp < end
  const fate = await ask()
  if (mayLand && fate.kind === 'unused') throw new Error('The transfer can still land: the chain is behind the clock')
  return fate
}
