import { CommanderError } from 'commander'
import { complain } from '../router/boot/complain.ts'
import { VERSION } from '../router/release/version.ts'
import { newCommand, withExamples } from './command.ts'
import { auditCommand } from './commands/audit.ts'
import { auditLogCommand } from './commands/auditLog.ts'
import { callCommand } from './commands/call.ts'
import { completionCommand } from './commands/completion.ts'
import { describeCommand } from './commands/describe.ts'
import { doctorCommand } from './commands/doctor.ts'
import { fundCommand } from './commands/fund.ts'
import { ledgerCommand } from './commands/ledger.ts'
import { mcpCommand } from './commands/mcp.ts'
import { migrateCommand } from './commands/migrate.ts'
import { paymentsCommand } from './commands/payments.ts'
import { pricesCommand } from './commands/prices.ts'
import { reconcileCommand } from './commands/reconcile.ts'
import { refundCommand } from './commands/refund.ts'
import { refuseAddressesCommand } from './commands/refuseAddresses.ts'
import { searchCommand } from './commands/search.ts'
import { startCommand } from './commands/start.ts'
import { statusCommand } from './commands/status.ts'
import { suspendCommand, unsuspendCommand } from './commands/suspend.ts'
import { suspensionsCommand } from './commands/suspensions.ts'
import { walletCommand } from './commands/wallet.ts'
import { ReaderGone, UsageError } from './errors.ts'
import { openTerminal, type Terminal } from './terminal.ts'

/** The commands, in the order a new user needs them. */
const COMMANDS = [
  // Run it.
  startCommand,
  migrateCommand,
  statusCommand,
  doctorCommand,
  // Use it.
  searchCommand,
  describeCommand,
  pricesCommand,
  walletCommand,
  fundCommand,
  callCommand,
  mcpCommand,
  completionCommand,
  // Look after its money.
  paymentsCommand,
  ledgerCommand,
  refundCommand,
  auditCommand,
  reconcileCommand,
  auditLogCommand,
  // Keep abuse out.
  suspendCommand,
  unsuspendCommand,
  suspensionsCommand,
  refuseAddressesCommand,
] as const

/** Exit codes: success, failure, wrong usage. */
const FINE = 0
const WRONG = 1
const MISUSED = 2

/** Runs the command of the arguments, with `cwd` as its folder, and ends the process. */
export async function main(argv: readonly string[], cwd: string): Promise<void> {
  process.exit(await run(argv, openTerminal(cwd)))
}

async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await program(terminal).parseAsync([...argv], { from: 'user' })
    return terminal.exitCode
  } catch (error) {
    if (error instanceof ReaderGone) return FINE
    if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : MISUSED
    complain(error)
    return error instanceof UsageError ? MISUSED : WRONG
  }
}

function program(terminal: Terminal) {
  const root = newCommand(terminal, 'tollgraph', 'Runs Tollgraph, calls it, and looks after its money.')
  // Otherwise a command would consume the options of its subcommands, such as the --yes of "refund approve".
  root.enablePositionalOptions()
  for (const command of COMMANDS) root.addCommand(command(terminal))
  return withExamples(root.version(VERSION), 'tollgraph status')
}
