import { type SentDisbursement, sentDisbursements } from '../../../prisma/ledger/audited.ts'
import { shownState } from '../../../prisma/ledger/shownState.ts'
import { OtherTransfer } from '../protocol/refunder.ts'
import { type RefundTransfer, refundTransfers, type StrayRefund, sortRefunds } from './chain/strayRefunds.ts'
import { type Finding, findingOf } from './finding.ts'
import type { AuditGround, Check, Rule } from './invariant.ts'
import { senderAddresses } from './senders.ts'
import { strayTransfer } from './strayTransfer.ts'
import { type TokenTransfer, tokenTransfers } from './tokenTransfers.ts'

/** The transfer of a sent refund or payout is on chain: its amount, from its signer to its recipient. */
const refundedOnChain: Rule = {
  name: 'refunded_on_chain',
  rule: 'Every refund that is done has a transfer on chain of its amount to whom it was for, and shares it with none',
}

/** A refund or payout on chain is recorded as sent, so that it is not sent again. */
const refundsRecorded: Rule = {
  name: 'refunds_recorded',
  rule: 'Every transfer that a refund key signed is the transfer of a refund or payout that the ledger has as sent',
}

/** Compares the refunds and payouts with the transfers that the refund keys signed, in both directions. */
export const chainRefunds: Check = {
  invariants: [refundedOnChain, refundsRecorded],
  async step(ground) {
    const { chain, network, client, reach, archive } = ground
    const senders = await senderAddresses(client, network, reach)
    const within = await refundTransfers(chain, network, senders, reach.from, reach.to)
    const findings: Finding[] = []
    const claimed = new Set<string>()
    for await (const rows of sentDisbursements(client, ground.scope)) {
      const transfers = await transfersOf(rows, within, ground)
      for (const row of rows) {
        const message = await faultIn(row, transfers, claimed, ground)
        if (message) findings.push(findingOf(refundedOnChain.name, message, { payment: row.payment, refund: row.id }))
      }
    }
    const loose = within.filter(({ transaction, logIndex }) => !claimed.has(`${transaction}:${logIndex}`))
    const strays = await sortRefunds(client, network, archive, loose)
    return { findings: [...findings, ...strays.map((stray) => strayFinding(stray, ground))], next: null }
  },
}

/** The transfers of rows, by transaction: from those within reach, or by receipt. */
async function transfersOf(
  rows: readonly SentDisbursement[],
  within: readonly RefundTransfer[],
  { chain, network }: AuditGround,
): Promise<ReadonlyMap<string, readonly TokenTransfer[] | null>> {
  const wanted = new Set(
    rows.filter((row) => row.network === network.id).flatMap(({ transaction }) => transaction ?? []),
  )
  const found = new Map<string, TokenTransfer[]>()
  for (const transfer of within) {
    if (!wanted.has(transfer.transaction)) continue
    const others = found.get(transfer.transaction)
    if (others) others.push(transfer)
    else found.set(transfer.transaction, [transfer])
  }
  const others = await tokenTransfers(
    chain,
    network,
    [...wanted].filter((hash) => !found.has(hash)),
  )
  return new Map([...found, ...others])
}

async function faultIn(
  row: SentDisbursement,
  transfers: ReadonlyMap<string, readonly TokenTransfer[] | null>,
  claimed: Set<string>,
  ground: AuditGround,
): Promise<string | null> {
  const { prepared, purpose, transaction: hash, amount, to: recipient } = row
  if (hash && row.network !== ground.network.id) return faultElsewhere(row, hash, ground)
  if (!hash || !prepared)
    return `It is ${shownState({ purpose, state: 'SENT' })}, and no transfer of it is written down`
  const made = transfers.get(hash)
  if (!made) return `It names the transaction ${hash}, which is not on chain`
  const fits = made.filter(({ from, to, value }) => from === prepared.sender && to === recipient && value === amount)
  if (fits.length === 0) return `${hash} holds no transfer of ${amount} from ${prepared.sender} to ${recipient}`
  const own = fits.find(({ logIndex }) => !claimed.has(`${hash}:${logIndex}`))
  if (!own) return `The transfer of ${amount} to ${recipient} in ${hash} is another refund's already`
  claimed.add(`${hash}:${own.logIndex}`)
  return null
}

/**
 * The same check on another chain, through its rail: by the stored transfer, or where a ledger that had lost it found it on
 * chain, by the mark that it carries.
 */
async function faultElsewhere(
  { scheme, network, createdAt, paidAt, prepared, mark, to, amount }: SentDisbursement,
  hash: string,
  { rails }: AuditGround,
): Promise<string | null> {
  const refunder = rails.find(scheme, network)?.refunder
  if (!refunder) return `Nothing is configured that refunds ${scheme} on ${network}, so it could not be looked up`
  if (!prepared) {
    try {
      const found = await refunder.sentBefore({ mark, to, amount }, paidAt)
      return found === null ? 'The chain has no transfer of it' : otherFault(found, hash)
    } catch (error) {
      if (error instanceof OtherTransfer) return error.message
      throw error
    }
  }
  const fate = await refunder.fateOf(prepared, createdAt)
  return fate.kind === 'done'
    ? otherFault(fate.transaction, hash)
    : `The chain has no transfer of it: it is ${fate.kind}`
}

function otherFault(found: string, hash: string): string | null {
  return found === hash ? null : `Its transfer is in ${found}, not in ${hash}`
}

function strayFinding({ transfer, payment, row }: StrayRefund, { network }: AuditGround): Finding {
  const { transaction, value, to, nonce } = transfer
  const what = `${value} left for ${to} in ${transaction}`
  if (row) {
    const message = `It is ${row.state}, and ${what}: write it back with "tollgraph reconcile"`
    return findingOf(refundsRecorded.name, message, { payment: row.payment, refund: row.id })
  }
  const message = payment
    ? `${what}, and no refund or payout has it: write it back with "tollgraph reconcile"`
    : `${what}, and its nonce names no payment of the ledger`
  return findingOf(refundsRecorded.name, message, {
    payment: payment?.id ?? null,
    transfer: strayTransfer(transfer, nonce, network),
  })
}
