import type { Pool } from '../../../prisma/database.ts'
import { countLedger, type LedgerCounts } from '../../../prisma/ledger/audited.ts'
import { type AuditScope, WHOLE_LEDGER } from '../../../prisma/ledger/auditScope.ts'
import { inSnapshot } from '../../../prisma/ledger/snapshot.ts'
import { type ArchivedTransfers, NO_ARCHIVE } from '../../archive/archivedTransfers.ts'
import type { Chain } from '../evm/chain.ts'
import type { Network } from '../evm/network.ts'
import type { Rails } from '../protocol/rail.ts'
import { AuditRecord } from './auditRecord.ts'
import type { Finding } from './finding.ts'
import type { AuditGround, ChainReach, Check, PlainTransfers } from './invariant.ts'
import { checkLanes, INVARIANTS } from './invariants.ts'
import type { AuditJournal } from './journal.ts'

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
  /** Transfers that are compared in one step, and in memory together; default: 20,000. */
  readonly transfersOfStep?: number
  /** Where progress is kept; default: nowhere. */
  readonly journal?: AuditJournal
  /** Called before each step with the invariants that it checks, and the share of all invariants that are checked. */
  readonly onStep?: (names: readonly string[], share: number) => void
}

/** The scope of an audit, and its findings. */
export interface Audit extends LedgerCounts {
  readonly findings: readonly Finding[]
  /** Transfers to the payees that are no payments. */
  readonly plain: PlainTransfers
}

/**
 * Checks the ledger against its invariants and the chain, each step as of one moment. What the chain says is compared while
 * the ledger adds itself up. Writes nothing but its own journal. Throws when database or chain cannot be read: an
 * incomplete audit has no result.
 */
export async function auditLedger(options: AuditOptions): Promise<Audit> {
  const { pool, grace, scope = WHOLE_LEDGER, archive = NO_ARCHIVE, journal, onStep, ...given } = options
  const ground = { ...given, archive, scope, graceMs: grace }
  const record = new AuditRecord(journal)
  const { chain, ledger } = checkLanes()
  const ending = new AbortController()
  const run = (checks: readonly Check[]) => runLane(checks, { pool, ground, record, onStep, ending })
  await Promise.all([run(chain), run(ledger)])
  if (ending.signal.aborted) throw ending.signal.reason
  const counts = await inSnapshot(pool, (client) => countLedger(client, scope))
  return { ...counts, findings: inOrder(record.progress.findings), plain: record.progress.plain }
}

interface Lane extends Pick<AuditOptions, 'pool' | 'onStep'> {
  readonly ground: Omit<AuditGround, 'client'>
  readonly record: AuditRecord
  /** Aborted by the lane that fails, with its error: the other ends after its step. */
  readonly ending: AbortController
}

/** Does not reject: an error is the reason of `ending`. */
async function runLane(checks: readonly Check[], { pool, ground, record, onStep, ending }: Lane): Promise<void> {
  try {
    for (const check of checks) {
      while (!record.isDone(check) && !ending.signal.aborted) {
        onStep?.(
          check.invariants.map(({ name }) => name),
          record.share,
        )
        const step = await inSnapshot(pool, (client) => check.step({ ...ground, client }, record.placeOf(check)))
        await record.keep(check, step)
      }
    }
  } catch (error) {
    ending.abort(error)
  }
}

/** As the invariants are listed: which lane was faster decides nothing. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const places = new Map(INVARIANTS.map(({ name }, index) => [name, index]))
  const placeOf = ({ invariant }: Finding) => places.get(invariant) ?? places.size
  return [...findings].sort((one, other) => placeOf(one) - placeOf(other))
}
