import { Argument, type Command, Option } from 'commander'
import { METHODS } from '../../router/http/methods.ts'
import type { CallOptions } from '../call/call.ts'
import { newCommand, withExamples } from '../command.ts'
import { jsonOption, serviceOption, urlArgument, usdAmount } from '../options.ts'
import type { Terminal } from '../terminal.ts'

/** `call`: sends one request, and pays for it if it has a price. */
export function callCommand(terminal: Terminal): Command {
  const calling = newCommand(
    terminal,
    'call',
    'Sends a request, by path or GraphQL; shows its bill, asks, pays, prints the answer.',
  )
    // The choices are for help and completion: `get` is as good as `GET`.
    .addArgument(
      new Argument('<method>', 'the HTTP method').choices(METHODS).argParser((text: string) => text.toUpperCase()),
    )
    .argument('<path-or-url>', 'such as /graphql, or /api/check with --service domains')
    .option('--body <json>', 'the body; @file reads it from a file')
    .option('--query <graphql>', 'a GraphQL document instead of a body; @file reads it from a file')
    .option('--variables <json>', 'variables of the document; @file reads them from a file')
    .option(
      '--header <line>',
      'a header, as in "Idempotency-Key: 7"; may be given several times',
      (line: string, before: string[] = []) => [...before, line],
    )
    .addOption(serviceOption('the service whose path this is; by default the gateway'))
    .addOption(
      new Option('--bill', 'show what it would cost; run and pay nothing').conflicts(['yes', 'max', 'protocol']),
    )
    .option('--yes', 'pay without asking')
    .option('--max <usd>', 'pay up to this much without asking, and nothing above it', usdAmount)
    .addOption(new Option('--protocol <name>', 'how to pay').choices(['x402', 'mpp']).default('x402'))
    .addOption(jsonOption('write one JSON document: status, headers, body and receipt; or the bill'))
    .option('--url <url>', 'the router to call; by default the one of PORT and HOST', urlArgument)
    .action(async (method: string, target: string, options: CallOptions) => {
      const { call } = await import('../call/call.ts')
      await call(method, target, options, terminal)
    })
  calling.addHelpText(
    'after',
    '\nTOLLGRAPH_KEY in the environment is the private key that pays and signs in. On the devnet of this installation a\nthrow-away wallet does, when there is none.',
  )
  return withExamples(
    calling,
    `tollgraph call POST /api/check --service domains --body '{"domain":"my-first-toll.com"}' --max 0.05`,
    `tollgraph call POST /api/check --service domains --body '{"domain":"my-first-toll.com"}' --bill`,
    `tollgraph call POST /graphql --query '{ domainSearch(name: "toll") { availableDomains } }'`,
  )
}
