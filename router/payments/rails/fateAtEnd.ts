import type { PublicClient } from 'viem'
import type { Network } from '../evm/network.ts'
import type { TransferFate } from '../protocol/fate.ts'

/**
 * The fate of a transfer that no block at or after `end` (seconds since 1970) can contain. Callers treat an unused
 * transfer as expired by the clock. A stalled chain resumes with blocks of the time at which it stopped, and includes
 * transactions that were pending: so while its newest block is older than `end`, an unused transfer throws. `ask` is
 * called once, and throws as the chain does.
 */
export async function fateAtEnd(
  client: PublicClient,
  network: Network,
  end: bigint,
  ask: () => Promise<TransferFate>,
): Promise<TransferFate> {
  const isLate = BigInt(Math.floor(Date.now() / 1_000)) >= end
  // Block before transfer: if this block is past `end`, no later one can contain the transfer. The devnet mines only
  // what is sent to it, by the clock.
  const mayLand = isLate && network.name !== 'devnet' && (await client.getBlock()).timestamp < end
  const fate = await ask()
  if (mayLand && fate.kind === 'unused') throw new Error('The transfer can still land: the chain is behind the clock')
  return fate
}
