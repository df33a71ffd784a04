import type { Pool } from '../../../prisma/database.ts'
import { type AuditScope, nextSince, scopeSince, WHOLE_LEDGER } from '../../../prisma/ledger/auditScope.ts'
import {
  beginAudit,
  findingsOfAudit,
  finishAudit,
  interruptedAudit,
  keepProgress,
  lastCleanAudit,
  type StoredAudit,
} from '../../../prisma/ledger/audits.ts'
import { inSnapshot } from '../../../prisma/ledger/snapshot.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { type Address, parseAddress } from '../../../schema/address.ts'
import { type ArchivedTransfers, NO_ARCHIVE } from '../../archive/archivedTransfers.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import { type Audit, type AuditOptions, auditLedger } from './auditLedger.ts'
import { timeOf } from './chain/blocks.ts'
import type { Finding } from './finding.ts'
import type { ChainReach } from './invariant.ts'
import { type AuditJournal, NO_PROGRESS } from './journal.ts'
import { type OwnAddresses, type ReachStart, reachOf } from './reach.ts'

/** Blocks that an audit reads again from before the end of the last one: a reorganisation may have replaced them. */
const BLOCK_OVERLAP = 300n

/** From where an audit is asked for: all, what followed the last one without findings, or since a moment or a block. */
export type AuditStart = 'all' | 'last' | { readonly moment: Date } | { readonly block: bigint }

/** Where to read the ledger and the chain. */
export interface AuditPlace {
  readonly pool: Pool
  readonly chain: Chain
  readonly network: Network
  /** The installation's addresses now; those of earlier audits are added. */
  readonly own: OwnAddresses
  /** Months that are in files; default: none are. */
  readonly archive?: ArchivedTransfers
}

/** What an audit looks at. */
export interface AuditExtent {
  readonly scope: AuditScope
  readonly reach: ChainReach
}

/** An audit that ran through, and where it began. */
export interface AuditRun extends Audit {
  /** Null for the whole ledger. */
  readonly since: Date | null
  /** When the interrupted run began that this one has continued; null for none. */
  readonly resumed: Date | null
  readonly blocks: { readonly from: bigint; readonly to: bigint }
}

/**
 * Audits from a start, continues a run of the same that was interrupted, and stores from where the next one can go on.
 * Throws as `auditLedger`.
 */
export async function runAudit(
  place: AuditPlace,
  start: AuditStart,
  options: Pick<AuditOptions, 'rails' | 'now' | 'grace' | 'onStep'>,
): Promise<AuditRun> {
  const { pool, chain, network, archive = NO_ARCHIVE } = place
  const last = await lastCleanAudit(pool, network.name)
  const asked = nameOf(start, last)
  const found = await interruptedAudit(pool, network.name, asked)
  // One that left an address out has passed the transfers to it.
  const interrupted = found && looksAt(found, withEarlier(place.own, last).payees) ? found : null
  const { id, extent, journal } = interrupted
    ? await resume(place, start, last, interrupted)
    : await begin(place, start, last, asked)
  const audit = await auditLedger({ ...options, pool, chain, network, archive, ...extent, journal })
  await finishAudit(pool, id)
  const { scope, reach } = extent
  const blocks = { from: reach.from, to: reach.to }
  return { ...audit, since: scope.since, resumed: interrupted?.startedAt ?? null, blocks }
}

/** What an audit from a start looks at. Throws when database or chain cannot be read. */
export async function extentOf(place: AuditPlace, start: AuditStart): Promise<AuditExtent> {
  return extentFrom(place, start, await lastCleanAudit(place.pool, place.network.name))
}

async function extentFrom(place: AuditPlace, start: AuditStart, last: StoredAudit | null): Promise<AuditExtent> {
  const { pool, chain, network } = place
  const reach = await reachOf(pool, chain, network, withEarlier(place.own, last), reachStart(start, last))
  return { reach, scope: await scopeOf(place, start, last) }
}

async function begin(place: AuditPlace, start: AuditStart, last: StoredAudit | null, asked: string) {
  const { pool, network } = place
  // This before all else: what changes from now on belongs to the next audit too.
  const next = await inSnapshot(pool, nextSince)
  const extent = await extentFrom(place, start, last)
  const { reach, scope } = extent
  const id = await beginAudit(pool, {
    asked,
    network: network.name,
    since: scope.since,
    fromBlock: reach.from,
    toBlock: reach.to,
    payees: reach.payees,
    next,
  })
  return { id, extent, journal: journalOf(pool, id, NO_PROGRESS) }
}

async function resume(place: AuditPlace, start: AuditStart, last: StoredAudit | null, audit: StoredAudit) {
  const { pool, chain, own } = place
  const { id, done, place: at, plain, fromBlock: from, toBlock: to } = audit
  const payees = audit.payees.flatMap((text) => parseAddress(text) ?? [])
  const since = from > to ? new Date() : await timeOf(chain.client, from)
  const reach: ChainReach = { from, to, since, payees, senders: own.senders }
  const findings = await findingsOfAudit<Finding>(pool, id)
  const journal = journalOf(pool, id, { done, place: at, findings, plain })
  return { id, extent: { reach, scope: await scopeOf(place, start, last) }, journal }
}

function journalOf(pool: Pool, id: string, progress: AuditJournal['progress']): AuditJournal {
  return {
    progress,
    keep: (reached, found) => inTransaction(pool, (client) => keepProgress(client, id, reached, found)),
  }
}

async function scopeOf({ pool, chain }: AuditPlace, start: AuditStart, last: StoredAudit | null): Promise<AuditScope> {
  const from = start === 'last' ? (last?.next ?? null) : await momentOf(chain, start)
  return from === null ? WHOLE_LEDGER : inSnapshot(pool, (client) => scopeSince(client, from))
}

async function momentOf({ client }: Chain, start: Exclude<AuditStart, 'last'>): Promise<Date | null> {
  if (start === 'all') return null
  return 'moment' in start ? start.moment : timeOf(client, start.block)
}

function reachStart(start: AuditStart, last: StoredAudit | null): ReachStart {
  if (start !== 'last') return start === 'all' ? 'ledger' : start
  if (!last) return 'ledger'
  return { block: last.toBlock < BLOCK_OVERLAP ? 0n : last.toBlock - BLOCK_OVERLAP + 1n }
}

/** The addresses now, and those that received payments when the last audit ran. */
function withEarlier({ payees, senders }: OwnAddresses, last: StoredAudit | null): OwnAddresses {
  const earlier = (last?.payees ?? []).flatMap((text) => parseAddress(text) ?? [])
  return { payees: [...new Set([...payees, ...earlier])], senders }
}

function looksAt({ payees }: StoredAudit, wanted: readonly Address[]): boolean {
  return wanted.every((payee) => payees.includes(payee))
}

function nameOf(start: AuditStart, last: StoredAudit | null): string {
  if (start === 'last') return last ? `after ${last.id}` : 'all'
  if (start === 'all') return 'all'
  return 'block' in start ? `since block ${start.block}` : `since ${start.moment.toISOString()}`
}
