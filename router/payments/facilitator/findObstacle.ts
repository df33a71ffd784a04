import type { Hex, PublicClient } from 'viem'
import { isSignedBy } from '../evm/recover.ts'
import type { Settlement } from '../protocol/facilitator.ts'
import type { ExactTransfer } from './exactTransfer.ts'
import { obstacleInState, REASONS } from './obstacles.ts'
import type { PaymentReads } from './reads.ts'

/**
 * Why a mined transaction did not make a transfer; null when no obstacle is found now. `refused` is final: neither this
 * transaction nor a later one of ours will make it. A used nonce may have been used by this very authorization in
 * another party's transaction, so the chain's logs have to decide. Throws when the chain does not answer.
 */
export async function findObstacle(
  transfer: ExactTransfer,
  transaction: Hex,
  client: PublicClient,
  reads: PaymentReads,
): Promise<Settlement | null> {
  const [state, block] = await Promise.all([reads.stateOf(transfer.from, transfer.nonce), client.getBlock()])
  if (state.isNonceUsed) return { kind: 'unknown', reason: REASONS.nonceUsed, transaction: null }
  // The payer has become a contract meanwhile, which decides whether its signature is valid.
  if (state.hasCode) return { kind: 'unknown', reason: REASONS.failed, transaction }
  if (!isSignedBy(transfer.digest, transfer.signature, transfer.from)) {
    return { kind: 'refused', reason: REASONS.signature }
  }
  if (block.timestamp >= transfer.validBefore) return { kind: 'refused', reason: REASONS.expired }
  if (block.timestamp <= transfer.validAfter) return { kind: 'unknown', reason: REASONS.notYetValid, transaction }
  const obstacle = obstacleInState(transfer, state)
  // A stopped address may be unblocked again.
  if (obstacle === REASONS.stopped) return { kind: 'unknown', reason: obstacle, transaction }
  return obstacle && { kind: 'refused', reason: obstacle }
}
