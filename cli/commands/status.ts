import type { Command } from 'commander'
import { newCommand, withExamples } from '../command.ts'
import { jsonOption, urlArgument } from '../options.ts'
import type { StatusOptions } from '../status/print.ts'
import type { Terminal } from '../terminal.ts'

/** `status`: whether a router runs, and which address its callers pay. */
export function statusCommand(terminal: Terminal): Command {
  const status = newCommand(
    terminal,
    'status',
    'Says whether a router runs and is ready, on which network, paid to whom.',
  )
    .option('--url <url>', 'the router to ask; by default the one of PORT and HOST', urlArgument)
    .addOption(jsonOption())
    .action(async (options: StatusOptions) => {
      const { printStatus } = await import('../status/print.ts')
      await printStatus(options, terminal)
    })
  return withExamples(status, 'tollgraph status', 'tollgraph status --url http://127.0.0.1:4000')
}
