import { type SentDisbursement, sentDisbursements } from '../../../prisma/ledger/audited.ts'
import type { Breach } from '../../../prisma/ledger/invariants/invariant.ts'
import { shownState } from '../../../prisma/ledger/shownState.ts'
import type { PreparedTransfer } from '../../../prisma/ledger/stored.ts'
import type { AuditGround, AuditInvariant } from './invariant.ts'
import { type TokenTransfer, tokenTransfers } from './tokenTransfers.ts'

/** The transfer of a sent refund or payout is on chain: its amount, from its signer to its recipient. */
export const refundedOnChain: AuditInvariant = {
  name: 'refunded_on_chain',
  rule: 'Every refund that is done has a transfer on chain of its amount to whom it was for, and shares it with none',
  async *breaches(ground) {
    const claimed = new Set<string>()
    for await (const rows of sentDisbursements(ground.client)) {
      const hashes = rows
        .filter(({ network }) => network === ground.network.id)
        .flatMap(({ transaction }) => transaction ?? [])
      const transfers = await tokenTransfers(ground.chain, ground.network, hashes)
      for (const row of rows) {
        const message = await faultIn(row, transfers, claimed, ground)
        if (message) yield { payment: row.payment, refund: row.id, message } satisfies Breach
      }
      // The rows are ordered by transaction: claims on earlier ones are no longer needed.
      const last = rows.at(-1)?.transaction
      for (const claim of claimed) if (!claim.startsWith(`${last}:`)) claimed.delete(claim)
    }
  },
}

async function faultIn(
  row: SentDisbursement,
  transfers: ReadonlyMap<string, readonly TokenTransfer[] | null>,
  claimed: Set<string>,
  ground: AuditGround,
): Promise<string | null> {
  const { prepared, purpose, transaction: hash, amount, to: recipient } = row
  if (!hash || !prepared)
    return `It is ${shownState({ purpose, state: 'SENT' })}, and no transfer of it is written down`
  if (row.network !== ground.network.id) return faultElsewhere(row, hash, prepared, ground)
  const made = transfers.get(hash)
  if (!made) return `It names the transaction ${hash}, which is not on chain`
  const fits = made.filter(({ from, to, value }) => from === prepared.sender && to === recipient && value === amount)
  if (fits.length === 0) return `${hash} holds no transfer of ${amount} from ${prepared.sender} to ${recipient}`
  const own = fits.find(({ logIndex }) => !claimed.has(`${hash}:${logIndex}`))
  if (!own) return `The transfer of ${amount} to ${recipient} in ${hash} is another refund's already`
  claimed.add(`${hash}:${own.logIndex}`)
  return null
}

/** The same check on another chain, through its rail. */
async function faultElsewhere(
  { scheme, network, createdAt }: SentDisbursement,
  hash: string,
  prepared: PreparedTransfer,
  { rails }: AuditGround,
): Promise<string | null> {
  const refunder = rails.find(scheme, network)?.refunder
  if (!refunder) return `Nothing is configured that refunds ${scheme} on ${network}, so it could not be looked up`
  const fate = await refunder.fateOf(prepared, createdAt)
  if (fate.kind !== 'done') return `The chain has no transfer of it: it is ${fate.kind}`
  return fate.transaction === hash ? null : `Its transfer is in ${fate.transaction}, not in ${hash}`
}
