import type { PublicClient } from 'viem'
import type { Network } from '../evm/network.ts'
import type { TransferFate } from '../protocol/fate.ts'

/**
 * The fate of a transfer that no block at or after `end` (seconds since 1970) can contain. Callers treat an unused
 * transfer as expired by the clock. A stalled chain resumes with blocks of the time at which it stopped, and includes
 * transactions that were pending: so while its newest block is older than `end`, an unused transfer throws. `ask` is
 * called once, with the block whose state decides, or undefined for the newest one that its node has; it throws as the
 * chain does.
 */
export async function fateAtEnd(
  client: PublicClient,
  network: Network,
  end: bigint,
  ask: (at: bigint | undefined) => Promise<TransferFate>,
): Promise<TransferFate> {
  const isLate = BigInt(Math.floor(Date.now() / 1_000)) >= end
  // Block before transfer: if this block is past `end`, no later one can contain the transfer. The transfer is looked for
  // in the state of this very block: another node behind the same URL may be older, and show it as unused. The devnet is
  // one node, and mines only what is sent to it, by the clock.
  const block = isLate && network.name !== 'devnet' ? await client.getBlock() : null
  const mayLand = block !== null && block.timestamp < end
  const fate = await ask(block?.number)
  if (mayLand && fate.kind === 'unused') throw new Error('The transfer can still land: the chain is behind the clock')
  return fate
}
