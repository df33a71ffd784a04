import type { Command } from 'commander'
import { approveDisbursements } from '../../prisma/ledger/disbursementClaims.ts'
import { type DisbursementToApprove, disbursementsToApprove } from '../../prisma/ledger/listing.ts'
import { atomicUsdc, formatUsd, sumUsdc } from '../../schema/money.ts'
import { newCommand, withExamples } from '../command.ts'
import { Trouble } from '../errors.ts'
import { usdOf } from '../output/money.ts'
import { printable } from '../output/printable.ts'
import { table } from '../output/table.ts'
import { moment } from '../output/time.ts'
import { withLedger } from '../payments/open.ts'
import { paymentIdArgument } from '../payments/show.ts'
import type { Terminal } from '../terminal.ts'

const COLUMNS = [
  { title: 'CREATED (UTC)' },
  { title: 'REFUND' },
  { title: 'PAYMENT' },
  { title: 'PURPOSE' },
  { title: 'USD', align: 'right' },
  { title: 'TO' },
  { title: 'WHY' },
] as const

/** `refund approve`: releases refunds and payouts that a cap holds back; without an id it lists them. */
export function approveCommand(terminal: Terminal): Command {
  const approve = newCommand(
    terminal,
    'approve',
    'Approves refunds that wait because a cap was reached; without an id, lists them.',
  )
    .argument('[id]', 'of the refund, or of its payment for all of that payment', paymentIdArgument)
    .option('--yes', 'approve without asking')
    .action(async (id: string | undefined, { yes }: { readonly yes?: true }) => {
      await withLedger(async (pool) => {
        const waiting = await disbursementsToApprove(pool, id ?? null)
        if (id === undefined) return terminal.print(waiting.length > 0 ? approvalTable(waiting) : 'None waits\n')
        if (waiting.length === 0)
          throw new Trouble(
            `No refund of ${id} waits for approval: "npx tollgraph refund approve" lists those that do.`,
          )
        terminal.tell(approvalTable(waiting).trimEnd())
        const question = `Approve ${waiting.length === 1 ? 'it' : `all ${waiting.length}`}, ${totalOf(waiting)} USD?`
        if (!yes && !(await terminal.agrees(question)))
          throw new Trouble('Nothing was approved: answer y, or give --yes.')
        const approved = await approveDisbursements(
          pool,
          waiting.map((refund) => refund.id),
        )
        await terminal.print(`Approved: ${approved.length}; sent while Tollgraph runs\n`)
      })
    })
  return withExamples(
    approve,
    'tollgraph refund approve',
    'tollgraph refund approve 7bb9e98f-f951-4331-ae59-ba8ae5da935c',
  )
}

function approvalTable(refunds: readonly DisbursementToApprove[]): string {
  return table(
    COLUMNS,
    refunds.map(({ created_at, id, payment_id, purpose, amount, to, reason, note }) => [
      moment(created_at),
      id,
      payment_id,
      purpose,
      usdOf(amount) ?? '',
      to,
      printable([reason, note].filter(Boolean).join('; ')),
    ]),
  )
}

function totalOf(refunds: readonly DisbursementToApprove[]): string {
  return formatUsd(sumUsdc(refunds.map(({ amount }) => atomicUsdc(BigInt(amount)))))
}
