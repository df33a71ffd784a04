import { type PaymentWindow, type SettledPayment, settledPayments } from '../../../prisma/ledger/audited.ts'
import { blockAt, timeOf } from './chain/blocks.ts'
import { type CredentialTransfer, sortStrays, type UnchargedTransfer } from './chain/strays.ts'
import { type ChainTransfer, transferRanges } from './chain/transfers.ts'
import { type Finding, findingOf } from './finding.ts'
import type { AuditGround, Check, CheckStep, Rule } from './invariant.ts'
import { Claims, faultsOf, isOwnTransfer } from './settledFaults.ts'
import { strayTransfer } from './strayTransfer.ts'
import { unchargedOffChain } from './unchargedOffChain.ts'

/** Transfers of one step, unless the audit has another number. */
const TRANSFERS_OF_STEP = 20_000

/** A settled payment is on chain: its amount, from its payer to its payee; each transfer belongs to one payment only. */
const settledOnChain: Rule = {
  name: 'settled_on_chain',
  rule: 'Every settled payment has a transfer on chain of what it took, from its payer to whom it paid, and shares it with none',
}

/** A transfer to the installation by a payment's credential has a payment. */
const paymentsRecorded: Rule = {
  name: 'payments_recorded',
  rule: 'Every transfer to a payee of this installation that a credential made has a payment in the ledger',
}

/** Where a step begins. */
interface Place {
  readonly block: bigint
  /** Payments reserved at or after it; null for no limit. */
  readonly since: Date | null
}

/**
 * Compares the settled payments with the transfers to the payees, in both directions. A step reads some blocks, and the
 * payments reserved in their time; the blocks of the next are read meanwhile. What does not meet in a step is looked up
 * by itself: a payment that was settled later, or paid to another address.
 */
export function chainPayments(): Check {
  const ahead = new BlocksAhead()
  return {
    invariants: [settledOnChain, paymentsRecorded],
    hasPlaces: true,
    async step(ground, given) {
      const { chain, network, client, scope, archive } = ground
      const place = given === null ? { block: ground.reach.from, since: scope.since } : readPlace(given)
      const { transfers, before, next } = await ahead.read(ground, place.block)
      const window = { since: place.since, before, touched: given === null ? scope.touched : [] }
      const loose = new LooseTransfers(transfers)
      const findings = await faultsWithin(ground, window, loose)
      const strays = await sortStrays(client, chain, network, archive, loose.before(next))
      return {
        findings: [
          ...findings,
          ...strays.unrecorded.map((transfer) => unrecordedFinding(transfer, ground)),
          ...strays.uncharged.map(unchargedFinding),
        ],
        next: before === null ? null : writePlace({ block: next, since: before }),
        plain: strays.plain,
      } satisfies CheckStep
    },
  }
}

/** What a step compares with the ledger. */
interface BlocksOfStep {
  readonly transfers: readonly ChainTransfer[]
  /** The time of the first block that was not read; null where all were. */
  readonly before: Date | null
  /** The first block of that time, which the next step begins at. */
  readonly next: bigint
}

/** Reads the blocks of the next step while those of the last one are compared. */
class BlocksAhead {
  #ahead: { readonly from: bigint; readonly blocks: Promise<BlocksOfStep> } | null = null

  /** The blocks of the step from a block on. Throws when the chain cannot be read. */
  async read(ground: AuditGround, from: bigint): Promise<BlocksOfStep> {
    const blocks = await (this.#ahead?.from === from ? this.#ahead.blocks : blocksFrom(ground, from))
    this.#ahead = blocks.before && { from: blocks.next, blocks: blocksFrom(ground, blocks.next) }
    // The step that asks for them gets the error.
    this.#ahead?.blocks.catch(() => {})
    return blocks
  }
}

async function blocksFrom(ground: AuditGround, from: bigint): Promise<BlocksOfStep> {
  const { client } = ground.chain
  const { transfers, last } = await transfersFrom(ground, from)
  if (last >= ground.reach.to) return { transfers, before: null, next: last + 1n }
  const before = await timeOf(client, last + 1n)
  // Where several blocks have one time, the payments of some in this step are in the window of the next.
  return { transfers, before, next: await blockAt(client, before, last, from + 1n) }
}

/** The transfers to the payees from a block on, and the last block that was read. */
async function transfersFrom(
  { chain, network, reach, transfersOfStep = TRANSFERS_OF_STEP }: AuditGround,
  block: bigint,
): Promise<{ readonly transfers: readonly ChainTransfer[]; readonly last: bigint }> {
  if (reach.payees.length === 0 || block > reach.to) return { transfers: [], last: reach.to }
  const transfers: ChainTransfer[] = []
  for await (const range of transferRanges(chain.client, network, { to: reach.payees }, block, reach.to)) {
    for (const transfer of range.transfers) transfers.push(transfer)
    if (transfers.length >= transfersOfStep) return { transfers, last: range.to }
  }
  return { transfers, last: reach.to }
}

/** Checks the settled payments of a window; takes the transfers that are theirs. */
async function faultsWithin(ground: AuditGround, window: PaymentWindow, loose: LooseTransfers): Promise<Finding[]> {
  const findings: Finding[] = []
  const claims = new Claims()
  for await (const settled of settledPayments(ground.client, window)) {
    const apart: SettledPayment[] = []
    for (const payment of settled) {
      const own = payment.network === ground.network.id ? loose.take(payment) : null
      if (own) claims.claim(payment.transaction, own.logIndex)
      else apart.push(payment)
    }
    for (const { id, message } of await faultsOf(ground, apart, claims)) {
      findings.push(findingOf(settledOnChain.name, message, { payment: id }))
    }
  }
  return findings
}

/** Transfers that no payment has taken yet. */
class LooseTransfers {
  readonly #byTransaction = new Map<string, ChainTransfer[]>()

  constructor(transfers: readonly ChainTransfer[]) {
    for (const transfer of transfers) {
      const others = this.#byTransaction.get(transfer.transaction)
      if (others) others.push(transfer)
      else this.#byTransaction.set(transfer.transaction, [transfer])
    }
  }

  /** Takes the transfer that is a payment's own; null where there is none. */
  take(payment: SettledPayment): ChainTransfer | null {
    const made = this.#byTransaction.get(payment.transaction)
    const place = made?.findIndex((transfer) => isOwnTransfer(transfer, payment)) ?? -1
    return place < 0 ? null : (made?.splice(place, 1)[0] ?? null)
  }

  /** Those that are left in blocks before one. */
  before(end: bigint): ChainTransfer[] {
    return [...this.#byTransaction.values()].flat().filter(({ block }) => block < end)
  }
}

function unrecordedFinding(transfer: CredentialTransfer, { network }: AuditGround): Finding {
  const { transaction, value, from, credentialNonce } = transfer
  const message = `${from} paid ${value} in ${transaction} by the nonce ${credentialNonce}, and no payment has it: write it back with "tollgraph reconcile"`
  return findingOf(paymentsRecorded.name, message, { transfer: strayTransfer(transfer, credentialNonce, network) })
}

function unchargedFinding({ payment, transfer }: UnchargedTransfer): Finding {
  const message = `It is ${payment.state}, and ${transfer.transaction} took ${transfer.value} by its credential: write it back with "tollgraph reconcile"`
  return findingOf(unchargedOffChain.name, message, { payment: payment.id })
}

function readPlace(text: string): Place {
  const { block, since } = JSON.parse(text) as { block: string; since: string }
  return { block: BigInt(block), since: new Date(since) }
}

function writePlace({ block, since }: { readonly block: bigint; readonly since: Date }): string {
  return JSON.stringify({ block: block.toString(), since: since.toISOString() })
}
