import { type Command, Option } from 'commander'
import { newCommand, withExamples } from '../command.ts'
import type { ServeOptions } from '../mcp/serve.ts'
import { urlArgument, usdAmount } from '../options.ts'
import type { Terminal } from '../terminal.ts'

/** `mcp`: a local MCP server over a running Tollgraph, which pays for the client. */
export function mcpCommand(terminal: Terminal): Command {
  const serving = newCommand(
    terminal,
    'mcp',
    'Serves the tools of a Tollgraph over stdio (MCP), and pays their calls from a wallet within a budget.',
  )
    .option(
      '--budget <usd>',
      'pay up to this much in all, until the server ends; without it nothing is paid',
      usdAmount,
    )
    .option('--max-price <usd>', 'pay up to this much for one call; by default the budget', usdAmount)
    .addOption(
      new Option(
        '--service <name...>',
        'make each endpoint of these services a tool of its own, such as travel',
      ).conflicts('tools'),
    )
    .addOption(new Option('--tools <which>', 'make each endpoint of all services a tool of its own').choices(['all']))
    .option('--url <url>', 'the router to call; by default the one of PORT and HOST', urlArgument)
    .action(async (options: ServeOptions) => {
      const { serve } = await import('../mcp/serve.ts')
      await serve(options, terminal)
    })
  serving.addHelpText(
    'after',
    '\nTOLLGRAPH_KEY in the environment is the private key that pays and signs in. On the devnet of this installation a\nthrow-away wallet does, when there is none.',
  )
  return withExamples(
    serving,
    'tollgraph mcp --budget 1.00 --max-price 0.10',
    'tollgraph mcp --url https://api.example.com --budget 5.00 --service domains',
  )
}
