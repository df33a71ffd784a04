import type { Command } from 'commander'
import type { RouterSettings } from '../../router/config/settings.ts'
import type { AuditPlace, AuditRun, AuditStart, Finding } from '../../router/payments/audit/index.ts'
import type { Facilitator } from '../../router/payments/protocol/facilitator.ts'
import { type Address, parseAddress } from '../../schema/address.ts'
import { atomicUsdc, formatUsd } from '../../schema/money.ts'
import { addressArgument, type Ground, openGround } from '../audit/ground.ts'
import { allOption, type StartOptions, sinceOption, startOf } from '../audit/start.ts'
import { newCommand, withExamples } from '../command.ts'
import { withArchivedTransfers } from '../ledger/open.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { printable } from '../output/printable.ts'
import { moment } from '../output/time.ts'
import { withLedger } from '../payments/open.ts'
import type { Terminal } from '../terminal.ts'

/** How long past its due time a payment may be in progress before the audit reports it, in milliseconds. */
const GRACE_MS = 60_000

/** An audit neither verifies nor settles payments. */
const NO_FACILITATOR: Facilitator = {
  name: 'none',
  verifiesCheaply: false,
  verify: () => Promise.reject(new Error('An audit checks no payment')),
  settle: () => Promise.reject(new Error('An audit settles no payment')),
}
const NO_PAYEE = parseAddress('0x0000000000000000000000000000000000000000') as Address

interface Options extends StartOptions {
  readonly json?: true
  readonly payee?: readonly Address[]
}

/** `audit`: checks the ledger against its invariants and the chain. */
export function auditCommand(terminal: Terminal): Command {
  const audit = newCommand(
    terminal,
    'audit',
    'Holds the ledger against the chain and against itself; changes no payment.',
  )
    .addOption(allOption())
    .addOption(sinceOption())
    .option('--payee <address>', 'a further address that received payments; may be repeated', addressArgument)
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const { json, payee = [] } = options
      const start = startOf(options)
      const { readSettings } = await import('../settings.ts')
      const settings = readSettings().router
      const ground = await openGround(settings, payee)
      const result = await withLedger((pool) =>
        withArchivedTransfers(pool, settings, (archive) =>
          audited({ ...ground, pool, archive }, settings, start, terminal),
        ),
      )
      if (result.findings.length > 0) terminal.fail()
      if (!json) for (const note of notesOf(result)) terminal.tell(note)
      await terminal.print(json ? jsonText(entry(result)) : text(result, terminal))
    })
  return withExamples(audit, 'tollgraph audit', 'tollgraph audit --all --json', 'tollgraph audit --since 2026-01-31')
}

async function audited(
  place: AuditPlace & Ground,
  settings: RouterSettings,
  start: AuditStart,
  terminal: Terminal,
): Promise<AuditRun> {
  const [{ runAudit }, { onlyFacilitator }, { openRails }, { pino }] = await Promise.all([
    import('../../router/payments/audit/index.ts'),
    import('../../router/boot/openFacilitators.ts'),
    import('../../router/boot/openRails.ts'),
    import('pino'),
  ])
  const signers = { facilitators: [], refund: null }
  const money = { ...place, signers, payee: settings.PAYEE ?? NO_PAYEE, devnet: null }
  const rails = await openRails(settings, money, onlyFacilitator(NO_FACILITATOR), pino({ level: 'silent' }))
  const onStep = (names: readonly string[], share: number) =>
    terminal.progress(`${Math.floor(share * 100)} %: ${names.join(', ')}`)
  return runAudit(place, start, { rails, now: new Date(), grace: GRACE_MS, onStep }).finally(() =>
    terminal.progress(null),
  )
}

function text(audit: AuditRun, { paint }: Terminal): string {
  const { payments, refunds, withoutBasis, findings } = audit
  const older =
    withoutBasis > 0 ? `, of which ${withoutBasis} have no stored operation to draw the bill up again from` : ''
  const counts = `payments ${payments}${older}, refunds ${refunds}, findings ${findings.length}`
  const lines = findings.map((finding) => `${paint.red('✗')} ${printable(sentence(finding))}\n`)
  return `${lines.join('')}${findings.length === 0 ? `${paint.green('✓')} ` : ''}${counts}\n`
}

/** What the audit looked at, and what is no finding. */
function notesOf({ plain, since, resumed }: AuditRun): string[] {
  const others = `${plain.count} other transfers to the payee, of ${formatUsd(atomicUsdc(plain.amount))} USD, are no payments`
  return [
    ...(since ? [`Audited what changed since ${moment(since)} UTC; --all audits the whole ledger`] : []),
    ...(resumed ? [`Continued an audit that was interrupted; it began at ${moment(resumed)} UTC`] : []),
    ...(plain.count > 0 ? [others] : []),
  ]
}

function entry({ blocks, plain, ...audit }: AuditRun): Record<string, unknown> {
  return {
    ...audit,
    blocks: { from: Number(blocks.from), to: Number(blocks.to) },
    otherTransfers: { count: plain.count, usd: formatUsd(atomicUsdc(plain.amount)) },
  }
}

function sentence({ payment, refund, mutation, invariant, message }: Finding): string {
  return `${invariant}: ${subjectOf({ payment, mutation })}${refund ? `, refund ${refund}` : ''}: ${message}`
}

function subjectOf({ payment, mutation }: Pick<Finding, 'payment' | 'mutation'>): string {
  if (payment) return `payment ${payment}`
  return mutation ? `signed mutation ${mutation}` : 'transfer'
}
