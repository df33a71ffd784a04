import type { Pool } from '../../../prisma/database.ts'
import { oldestPayment } from '../../../prisma/ledger/audited.ts'
import type { Address } from '../../../schema/address.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import { blockAt, timeOf } from './chain/blocks.ts'
import type { ChainReach } from './invariant.ts'

/** How much older than the first payment the first block is, in milliseconds: clocks differ. */
const MARGIN_MS = 3_600_000

/** Where an audit of the chain begins: at a block, at a moment, or with the ledger. */
export type ReachStart = { readonly block: bigint } | { readonly moment: Date } | 'ledger'

/** The addresses of an installation on its EVM chain. */
export interface OwnAddresses {
  readonly payees: readonly Address[]
  readonly senders: readonly Address[]
}

/**
 * The part of the chain from a start to its newest block. A chain that is shorter than the start was begun anew and is
 * read as a whole. Throws when database or chain cannot be read.
 */
export async function reachOf(
  pool: Pool,
  chain: Chain,
  network: Network,
  own: OwnAddresses,
  start: ReachStart,
): Promise<ChainReach> {
  // Height before ledger: what is in these blocks was reserved before it is looked for.
  const to = await chain.height()
  const from = await firstBlock(pool, chain, network, start, to)
  return { ...own, from, to, since: from > to ? new Date() : await timeOf(chain.client, from) }
}

async function firstBlock(
  pool: Pool,
  { client }: Chain,
  { name }: Network,
  start: ReachStart,
  head: bigint,
): Promise<bigint> {
  if (start === 'ledger') {
    if (name === 'devnet') return 0n
    const first = await oldestPayment(pool)
    return first ? blockAt(client, new Date(first.getTime() - MARGIN_MS), head) : head + 1n
  }
  const block = 'block' in start ? start.block : await blockAt(client, start.moment, head)
  return block > head + 1n ? 0n : block
}
