import type { Pool } from '../../../prisma/database.ts'
import { countLedger, type LedgerCounts } from '../../../prisma/ledger/audited.ts'
import { type AuditScope, WHOLE_LEDGER } from '../../../prisma/ledger/auditScope.ts'
import { inSnapshot } from '../../../prisma/ledger/snapshot.ts'
import { type ArchivedTransfers, NO_ARCHIVE } from '../../archive/archivedTransfers.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import type { Rails } from '../protocol/rail.ts'
import type { Finding } from './finding.ts'
import type { AuditGround, ChainReach, Check, PlainTransfers } from './invariant.ts'
import { CHECKS } from './invariants.ts'
import { type AuditJournal, type AuditProgress, NO_PROGRESS } from './journal.ts'

/** Options of an audit. */
export interface AuditOptions {
  readonly pool: Pool
  readonly rails: Rails
  /** The EVM chain and its network. */
  readonly chain: Chain
  readonly network: Network
  /** The transfers that are compared with the ledger; see `reachOf`. */
  readonly reach: ChainReach
  /** The payments that are checked; default: all. */
  readonly scope?: AuditScope
  readonly now: Date
  /** Grace for unfinished work after its deadline, in milliseconds. */
  readonly grace: number
  /** Months that are in files; default: none are. Throws where there are some. */
  readonly archive?: ArchivedTransfers
  /** Where progress is kept; default: nowhere. */
  readonly journal?: AuditJournal
  /** Called before each step with the invariants that it checks, and the share of all checks that are done. */
  readonly onStep?: (names: readonly string[], share: number) => void
}

/** The scope of an audit, and its findings. */
export interface Audit extends LedgerCounts {
  readonly findings: readonly Finding[]
  /** Transfers to the payees that are no payments. */
  readonly plain: PlainTransfers
}

/**
 * Checks the ledger against its invariants and the chain, each step as of one moment. Writes nothing but its own journal.
 * Throws when database or chain cannot be read: an incomplete audit has no result.
 */
export async function auditLedger(options: AuditOptions): Promise<Audit> {
  const { pool, grace, scope = WHOLE_LEDGER, archive = NO_ARCHIVE, journal, onStep, ...given } = options
  const ground = { ...given, archive, scope, graceMs: grace }
  let progress = journal?.progress ?? NO_PROGRESS
  for (const [index, check] of CHECKS.entries()) {
    const names = check.invariants.map(({ name }) => name)
    if (names.every((name) => progress.done.includes(name))) continue
    do {
      onStep?.(names, index / CHECKS.length)
      progress = await takeStep(pool, ground, check, progress, journal)
    } while (progress.place !== null)
  }
  const counts = await inSnapshot(pool, (client) => countLedger(client, scope))
  return { ...counts, findings: progress.findings, plain: progress.plain }
}

async function takeStep(
  pool: Pool,
  ground: Omit<AuditGround, 'client'>,
  check: Check,
  { done, place, findings, plain }: AuditProgress,
  journal: AuditJournal | undefined,
): Promise<AuditProgress> {
  const step = await inSnapshot(pool, (client) => check.step({ ...ground, client }, place))
  const next: AuditProgress = {
    done: step.next === null ? [...done, ...check.invariants.map(({ name }) => name)] : done,
    place: step.next,
    findings: [...findings, ...step.findings],
    plain: {
      count: plain.count + (step.plain?.count ?? 0),
      amount: plain.amount + (step.plain?.amount ?? 0n),
    },
  }
  await journal?.keep(next, step.findings)
  return next
}
