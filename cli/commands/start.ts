import type { Command } from 'commander'
import { newCommand, withExamples } from '../command.ts'
import type { Terminal } from '../terminal.ts'

/** `start`: same as `npm start`. */
export function startCommand(terminal: Terminal): Command {
  const start = newCommand(terminal, 'start', 'Starts the router, or one subgraph in a process of its own.')
  start
    .option('--verbose', 'list each provider: live, stand-in or off')
    .action(({ verbose }: { verbose?: true }) => becomeRouter(...(verbose ? ['--verbose'] : [])))
  const subgraph = newCommand(terminal, 'subgraph', 'Starts one subgraph, for routers elsewhere.')
    .argument('<name>', 'which one, such as domains')
    .action((name: string) => becomeRouter('subgraph', name))
  start.addCommand(withExamples(subgraph, 'tollgraph start subgraph domains'))
  return withExamples(start, 'tollgraph start', 'tollgraph start subgraph domains')
}

/** This process becomes the router, which reads its arguments and ends the process. */
async function becomeRouter(...args: readonly string[]): Promise<never> {
  // Workers run this command line again, with its own arguments. A single router loads nothing of this.
  if (Number(process.env.WORKERS) > 1) {
    const { default: cluster } = await import('node:cluster')
    if (cluster.isPrimary) cluster.setupPrimary({ args: process.argv.slice(2) })
  }
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args)
  await import('../../router/main.ts')
  return new Promise(() => {})
}
