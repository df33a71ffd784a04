import type { Command } from 'commander'
import type { EndpointDescription } from '../../router/mcp/describeEndpoint.ts'
import { newCommand, withExamples } from '../command.ts'
import { UsageError } from '../errors.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { usdRange } from '../output/money.ts'
import { printableLines } from '../output/printable.ts'
import type { Terminal } from '../terminal.ts'

/** `describe`: one endpoint's arguments, price and example. */
export function describeCommand(terminal: Terminal): Command {
  const describe = newCommand(terminal, 'describe', 'Shows what one endpoint does, takes and costs.')
    .argument(
      '<endpoint...>',
      'its name, such as domains.CheckDomain, or method and path, such as POST /domains/api/check',
    )
    .addOption(jsonOption())
    .action(async (words: readonly string[], { json }: { readonly json?: true }) => {
      const [{ pricedGraph }, { findEndpoint, shortLine }, { describeEndpoint }] = await Promise.all([
        import('../prices/pricedGraph.ts'),
        import('../../router/mcp/endpointNames.ts'),
        import('../../router/mcp/describeEndpoint.ts'),
      ])
      const catalogue = await pricedGraph(terminal)
      const wanted = words.join(' ')
      const found = findEndpoint(wanted, catalogue)
      if (!found) throw new UsageError(`There is no endpoint "${wanted}"; find one with: npx tollgraph search <words>.`)
      const { endpoint, ...facts } = describeEndpoint(found, catalogue, new Date())
      const request = shortLine(found)
      if (json) return terminal.print(jsonText({ endpoint, request, ...facts }))
      const cost = found.price ? `${usdRange(found.price.min, found.price.max)} USD` : facts.access
      return terminal.print(
        [
          `${request}  ${endpoint}  ${cost}`,
          // A subgraph of others may have written it.
          printableLines(facts.description ?? facts.summary),
          `Arguments (JSON Schema):\n${JSON.stringify(facts.arguments, null, 2)}`,
          ...(facts.example ? [`Example:\n${JSON.stringify(facts.example, null, 2)}`] : []),
          ...(facts.exampleNeeds ? [`The example needs:\n${needsText(facts.exampleNeeds)}`] : []),
        ]
          .join('\n\n')
          .concat('\n'),
      )
    })
  return withExamples(describe, 'tollgraph describe domains.CheckDomain', 'tollgraph describe POST /domains/api/check')
}

function needsText({ members, after, step }: NonNullable<EndpointDescription['exampleNeeds']>): string {
  const lines = [
    ...after.map((request) => `after ${request}`),
    ...members.map(
      ({ member, request, reader, answer }) =>
        `${member}: ${answer} of ${reader ? `${reader}, for the job of ${request}` : request}`,
    ),
    ...(step ? [step] : []),
  ]
  return lines.map((line) => `- ${line}`).join('\n')
}
