import { randomUUID } from 'node:crypto'
import { type Command, InvalidArgumentError } from 'commander'
import type { Pool } from '../../prisma/database.ts'
import { requestRefund } from '../../prisma/ledger/requests.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { type AtomicUsdc, atomicUsdc, formatUsd, sumUsdc } from '../../schema/money.ts'
import { newCommand, withExamples } from '../command.ts'
import { Trouble, UsageError } from '../errors.ts'
import { refundReason, usdAmount } from '../options.ts'
import { withLedger } from '../payments/open.ts'
import { lineTable, paymentIdArgument, readWhole, type WholePayment } from '../payments/show.ts'
import { approveCommand } from '../refund/approve.ts'
import type { Terminal } from '../terminal.ts'

interface Options {
  readonly line?: number
  readonly usd?: AtomicUsdc
  readonly reason?: string
  readonly key?: string
  readonly yes?: true
}

/** The options that go into the refund queue. */
type QueueOptions = Pick<Options, 'key'> & { readonly reason: string }

/** The amount to refund on one line. */
interface Part {
  readonly position: number
  readonly amount: AtomicUsdc
}

/** `refund`: refunds a settled payment to its payer. */
export function refundCommand(terminal: Terminal): Command {
  const refund = newCommand(terminal, 'refund', 'Gives a payment back, or a part of it; the app sends it on chain.')
    .argument('<payment-id>', 'as "payments list" gives it', paymentIdArgument)
    .option('--reason <text>', 'why, for the ledger; it has to be given', refundReason)
    .option('--line <number>', 'only this line; by default all that have something left', lineArgument)
    .option('--usd <amount>', 'only so much of the line; by default all that is left', usdAmount)
    .option('--key <name>', 'names the refund: the same name again is the same refund, and pays nothing twice')
    .option('--yes', 'refund without asking')
    // Keeps the options of "refund approve" separate from these.
    .enablePositionalOptions()
    .action(async (id: string, options: Options) => {
      const { reason } = options
      if (reason === undefined)
        throw new UsageError('--reason is missing: it is shown to the payer and kept in the ledger.')
      await withLedger(async (pool) => {
        const whole = await readWhole(pool, id, refuseArchived)
        terminal.tell(lineTable(whole.lines).trimEnd())
        const parts = partsOf(whole, options)
        await agree(whole, parts, options, terminal)
        await queue(pool, id, parts, { ...options, reason })
        const total = formatUsd(sumUsdc(parts.map(({ amount }) => amount)))
        await terminal.print(`Queued: ${total} USD go back to ${whole.payment.payer} while Tollgraph runs\n`)
        terminal.tell(`See what became of it: npx tollgraph payments show ${id}`)
      })
    })
  refund.addCommand(approveCommand(terminal))
  return withExamples(
    refund,
    'tollgraph refund 7bb9e98f-f951-4331-ae59-ba8ae5da935c --line 0 --usd 0.01 --reason "Found nothing of use"',
    'tollgraph refund approve 7bb9e98f-f951-4331-ae59-ba8ae5da935c',
  )
}

function refuseArchived(month: string, id: string): string {
  return `Payments of ${month} are archived and cannot be refunded here: see payer and amounts with "npx tollgraph ledger payment ${id}", send the money from your wallet, and note it in your books.`
}

function lineArgument(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Give the number of a line, as "payments show" lists them.')
}

/** The amounts to refund, line by line. Throws when nothing is left, or less than requested. */
function partsOf({ payment, lines }: WholePayment, { line, usd }: Options): Part[] {
  if (payment.settled_amount === null) {
    throw new Trouble(`Payment ${payment.id} is ${payment.state}: no money was taken, so none can go back.`)
  }
  // Its money went to a recipient, so it would be the operator's own that goes back.
  if (lines.some(({ field }) => field === 'Mutation.sendUsdc')) {
    throw new Trouble(`Payment ${payment.id} went to ${payment.pay_to} (sendUsdc), not to you: it is never refunded.`)
  }
  if (line !== undefined && !lines.some(({ position }) => position === line)) {
    throw new UsageError(
      `The payment has no line ${line}: give one of ${lines.map(({ position }) => position).join(', ')}.`,
    )
  }
  const wanted = lines
    .filter(({ position }) => line === undefined || position === line)
    .map(({ position, left }): Part => ({ position, amount: atomicUsdc(BigInt(left)) }))
    .filter(({ amount }) => amount > 0n)
  const [first] = wanted
  if (!first)
    throw new Trouble('Nothing is left to give back: see "npx tollgraph payments show" for the refunds there are.')
  if (usd === undefined) return wanted
  if (wanted.length > 1) throw new UsageError('--usd is of one line: say which with --line.')
  if (usd === 0n) throw new UsageError('--usd 0 gives nothing back: give an amount above it.')
  if (usd > first.amount) {
    throw new Trouble(
      `Line ${first.position} has only ${formatUsd(first.amount)} USD left to give back: ask for no more.`,
    )
  }
  return [{ position: first.position, amount: usd }]
}

async function agree(
  { payment }: WholePayment,
  parts: readonly Part[],
  { yes }: Options,
  terminal: Terminal,
): Promise<void> {
  if (yes) return
  const total = formatUsd(sumUsdc(parts.map(({ amount }) => amount)))
  if (await terminal.agrees(`Give ${total} USD back to ${payment.payer}?`)) return
  throw new Trouble('Nothing was refunded: answer y, or give --yes.')
}

/** Queues all parts or none. Each line has its own refund, with its own key. */
async function queue(pool: Pool, id: string, parts: readonly Part[], { key, reason }: QueueOptions): Promise<void> {
  const name = key ?? `operator-${randomUUID()}`
  await inTransaction(pool, async (client) => {
    for (const { position, amount } of parts) {
      await requestRefund(client, { actId: `${id}:${position}`, key: `${name}:${position}`, amount, reason })
    }
  })
}
