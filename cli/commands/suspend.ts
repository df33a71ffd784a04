import { Argument, type Command } from 'commander'
import { suspend, unsuspend } from '../../subgraphs/kit/abuse/actions.ts'
import { byOption, type CauseOptions, causeOf, reasonOption } from '../abuse/options.ts'
import { KINDS, readTarget, requireExisting } from '../abuse/target.ts'
import { newCommand, withExamples } from '../command.ts'
import { Trouble } from '../errors.ts'
import { withLedger } from '../payments/open.ts'
import type { Terminal } from '../terminal.ts'

type Kind = (typeof KINDS)[number]

/** `suspend`: blocks a wallet, hides a file or site, or closes an inbox. */
export function suspendCommand(terminal: Terminal): Command {
  const command = changing(terminal, 'suspend', 'Suspends a wallet, a file, a site or an inbox, within seconds.')
  command.action(async (kind: Kind, id: string, options: CauseOptions) => {
    const thing = readTarget(kind, id)
    await withLedger(async (pool) => {
      await requireExisting(pool, thing)
      if (!(await suspend(pool, thing, causeOf(options))))
        throw new Trouble(`The ${kind} ${thing.target} is suspended already: see "npx tollgraph suspensions".`)
    })
    await terminal.print(`Suspended: ${kind} ${thing.target}\n`)
  })
  return withExamples(command, 'tollgraph suspend file h7k2m9qx4t --reason "Phishing, reported by the bank"')
}

/** `unsuspend`: ends a suspension. */
export function unsuspendCommand(terminal: Terminal): Command {
  const command = changing(terminal, 'unsuspend', 'Ends the suspension of a wallet, a file, a site or an inbox.')
  command.action(async (kind: Kind, id: string, options: CauseOptions) => {
    const thing = readTarget(kind, id)
    const isDone = await withLedger((pool) => unsuspend(pool, thing, causeOf(options)))
    if (!isDone) throw new Trouble(`The ${kind} ${thing.target} is not suspended: nothing was changed.`)
    await terminal.print(`No longer suspended: ${kind} ${thing.target}\n`)
  })
  return withExamples(command, 'tollgraph unsuspend file h7k2m9qx4t --reason "It was a false alarm"')
}

function changing(terminal: Terminal, name: string, summary: string): Command {
  return newCommand(terminal, name, summary)
    .addArgument(new Argument('<kind>', 'what it is').choices(KINDS))
    .argument('<id>', "a wallet's address, the id of an upload, or an inbox's whole address")
    .addOption(reasonOption())
    .addOption(byOption())
}
