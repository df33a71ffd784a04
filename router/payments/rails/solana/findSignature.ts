import { getTransactionDecoder, type Signature } from '@solana/kit'
import type { SolanaChain } from './chain.ts'
import type { SolanaPayment } from './credential.ts'
import { messageHash } from './transaction.ts'

/** Tolerated clock difference, in seconds. */
const SKEW_SECONDS = 120
/** Transactions per list, and the most lists that are read. */
const PAGE = 1_000
const MAX_PAGES = 10

/**
 * Looks for a payment among the payer's transactions since a moment, by memo and then by message hash; null when it is
 * not there. Throws when the chain cannot be reached, or the payer has too many transactions to decide.
 */
export async function findSignature(
  chain: SolanaChain,
  payment: Pick<SolanaPayment, 'payer' | 'memo' | 'nonce'>,
  signedAfter: Date,
  minContextSlot: bigint,
): Promise<Signature | null> {
  const since = signedAfter.getTime() / 1_000 - SKEW_SECONDS
  let before: Signature | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const list = await chain.rpc
      .getSignaturesForAddress(payment.payer, {
        commitment: 'confirmed',
        limit: PAGE,
        minContextSlot,
        ...(before && { before }),
      })
      .send()
    for (const { signature, memo, blockTime } of list) {
      if (blockTime !== null && Number(blockTime) < since) return null
      // The chain lists a memo after its length, and several of them in one line.
      const mayBe = payment.memo === null ? memo === null : memo?.includes(payment.memo)
      if (mayBe && (await hashOf(chain, signature)) === payment.nonce) return signature
    }
    if (list.length < PAGE) return null
    before = list.at(-1)?.signature
  }
  throw new Error(`${payment.payer} has too many transactions to look for a payment among them`)
}

async function hashOf(chain: SolanaChain, signature: Signature): Promise<string | null> {
  const found = await chain.rpc
    .getTransaction(signature, { commitment: 'confirmed', encoding: 'base64', maxSupportedTransactionVersion: 0 })
    .send()
  return found && messageHash(getTransactionDecoder().decode(Buffer.from(found.transaction[0], 'base64')))
}
