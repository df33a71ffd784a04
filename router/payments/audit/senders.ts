import type { PoolClient } from '../../../prisma/database.ts'
import { disbursementSenders } from '../../../prisma/ledger/recorded.ts'
import { type Address, parseAddress } from '../../../schema/address.ts'
import type { Network } from '../evm/network.ts'
import type { ChainReach } from './invariant.ts'

/** The wallets that send refunds: the configured ones, and those that have sent the ledger's. */
export async function senderAddresses(client: PoolClient, network: Network, reach: ChainReach): Promise<Address[]> {
  const stored = (await disbursementSenders(client, network.id)).flatMap((text) => parseAddress(text) ?? [])
  return [...new Set([...reach.senders, ...stored])]
}
