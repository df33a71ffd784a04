import type { Network } from '../evm/network.ts'
import type { ChainTransfer } from './chain/transfers.ts'
import type { StrayTransfer } from './finding.ts'

/** A transfer as a finding reports it. */
export function strayTransfer(transfer: ChainTransfer, nonce: string, network: Network): StrayTransfer {
  const { transaction, logIndex, block, from, to, value } = transfer
  return {
    network: network.id,
    transaction,
    logIndex,
    block: block.toString(),
    from,
    to,
    amount: value.toString(),
    nonce,
  }
}
