import type { Command } from 'commander'
import type { AuditExtent, AuditPlace, Losses, WrittenBack } from '../../router/payments/audit/index.ts'
import type { Address } from '../../schema/address.ts'
import { atomicUsdc, formatUsd } from '../../schema/money.ts'
import { addressArgument, openGround } from '../audit/ground.ts'
import { allOption, type StartOptions, sinceOption, startOf } from '../audit/start.ts'
import { newCommand, withExamples } from '../command.ts'
import { Trouble, UsageError } from '../errors.ts'
import { withArchivedTransfers } from '../ledger/open.ts'
import { jsonOption, refundReason } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { table } from '../output/table.ts'
import { withLedger } from '../payments/open.ts'
import type { Terminal } from '../terminal.ts'

interface Options extends StartOptions {
  readonly dryRun?: true
  readonly refund?: true
  readonly reason?: string
  readonly yes?: true
  readonly json?: true
  readonly payee?: readonly Address[]
}

const COLUMNS = [
  { title: 'LOST' },
  { title: 'WALLET' },
  { title: 'USD', align: 'right' },
  { title: 'TRANSACTION' },
  { title: 'NONCE' },
] as const

/** `reconcile`: writes payments and refunds back that the chain has and the ledger lacks. */
export function reconcileCommand(terminal: Terminal): Command {
  const reconcile = newCommand(
    terminal,
    'reconcile',
    'Writes back from the chain what a ledger restored from a backup lacks: payments, refunds and payouts.',
  )
    .option('--dry-run', 'only list what the ledger lacks')
    .option('--refund', 'also refund the recovered payments that were not refunded')
    .option('--reason <text>', 'why they are refunded, for the ledger; it has to be given with --refund', refundReason)
    .addOption(allOption())
    .addOption(sinceOption())
    .option('--payee <address>', 'a further address that received payments; may be repeated', addressArgument)
    .option('--yes', 'write without asking')
    .addOption(jsonOption())
    .action(async (options: Options) => {
      const reason = reasonOf(options)
      const start = startOf(options)
      const { readSettings } = await import('../settings.ts')
      const settings = readSettings().router
      const ground = await openGround(settings, options.payee ?? [])
      const { extentOf, findLosses, writeBack } = await import('../../router/payments/audit/index.ts')
      const run = async (place: AuditPlace) => {
        const extent: AuditExtent = await extentOf(place, start)
        const losses = await findLosses(place, extent)
        if (options.dryRun) return report(terminal, options, losses, null)
        if (!options.json) terminal.tell(lossTable(losses).trimEnd())
        await agree(losses, options, terminal)
        await report(terminal, options, losses, await writeBack(place, extent, losses, { reason }))
      }
      await withLedger((pool) => withArchivedTransfers(pool, settings, (archive) => run({ ...ground, pool, archive })))
    })
  return withExamples(
    reconcile,
    'tollgraph reconcile --dry-run',
    'tollgraph reconcile --refund --reason "Restored from a backup: your answers were lost"',
  )
}

/** Throws UsageError when the refunds have no reason, or nothing is refunded. */
function reasonOf({ refund, reason, dryRun }: Options): string | null {
  if (!refund && reason !== undefined) throw new UsageError('--reason is of the refunds: give --refund too.')
  if (!refund) return null
  if (dryRun) throw new UsageError('--dry-run writes nothing, so it cannot refund: leave one of the two out.')
  if (reason === undefined)
    throw new UsageError('--reason is missing: it is shown to the payers and kept in the ledger.')
  return reason
}

async function agree(losses: Losses, { yes, refund }: Options, terminal: Terminal): Promise<void> {
  const count = countOf(losses)
  if (yes || (count === 0 && !refund)) return
  const question = `Write ${count} back${refund ? ', and refund the recovered payments' : ''}?`
  if (await terminal.agrees(question)) return
  throw new Trouble('Nothing was written: answer y, or give --yes.')
}

async function report(
  terminal: Terminal,
  { json }: Options,
  losses: Losses,
  written: WrittenBack | null,
): Promise<void> {
  if (json) return terminal.print(jsonText({ lost: entries(losses), written: written && writtenEntry(written) }))
  if (!written) return terminal.print(`${lossTable(losses)}lost ${countOf(losses)}; nothing was written\n`)
  const { payments, settled, refunds, opened, unattributed } = written
  await terminal.print(
    `payments written ${payments}, payments settled ${settled}, refunds recorded ${refunds}, refunds opened ${opened}\n`,
  )
  if (unattributed.length === 0) return
  terminal.fail()
  const hashes = unattributed.map(({ transfer }) => transfer.transaction).join(', ')
  terminal.tell(
    `${unattributed.length} transfers of the refund key belong to no settled payment with as much left, so nothing is refunded to their wallets: ${hashes}`,
  )
}

function writtenEntry({ unattributed, ...counts }: WrittenBack): Record<string, unknown> {
  return { ...counts, unattributed: unattributed.map(({ transfer }) => transfer.transaction) }
}

function countOf({ payments, uncharged, refunds }: Losses): number {
  return payments.length + uncharged.length + refunds.length
}

/** What is lost, as JSON lists it. */
function entries({ payments, uncharged, refunds }: Losses) {
  return [
    ...payments.map((transfer) => ({ ...transferEntry(transfer, transfer.from), kind: 'payment', payment: null })),
    ...uncharged.map(({ payment, transfer }) => ({
      ...transferEntry(transfer, transfer.from),
      kind: 'settlement',
      payment: payment.id,
    })),
    ...refunds.map(({ transfer, payment, row }) => ({
      ...transferEntry(transfer, transfer.to),
      kind: 'refund',
      payment: row?.payment ?? payment?.id ?? null,
    })),
  ]
}

function transferEntry(
  { value, transaction, nonce, block }: Losses['payments'][number] | Losses['refunds'][number]['transfer'],
  wallet: Address,
) {
  return { wallet, usd: formatUsd(atomicUsdc(value)), transaction, block: Number(block), nonce }
}

function lossTable(losses: Losses): string {
  return table(
    COLUMNS,
    entries(losses).map(({ kind, wallet, usd, transaction, nonce }) => [kind, wallet, usd, transaction, nonce ?? '']),
  )
}
