import type { Command } from 'commander'
import { formatUsd } from '../../schema/money.ts'
import { newCommand, withExamples } from '../command.ts'
import { UsageError } from '../errors.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { usdRange } from '../output/money.ts'
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
      const [{ pricedGraph }, { endpointId, findEndpoint, shortLine }, { argumentsSchema }, { exampleOf }] =
        await Promise.all([
          import('../prices/pricedGraph.ts'),
          import('../../router/mcp/endpointNames.ts'),
          import('../../router/mcp/endpointRequest.ts'),
          import('../../rest-compat/example.ts'),
        ])
      const catalogue = await pricedGraph(terminal)
      const wanted = words.join(' ')
      const endpoint = findEndpoint(wanted, catalogue)
      if (!endpoint)
        throw new UsageError(`There is no endpoint "${wanted}"; find one with: npx tollgraph search <words>.`)
      const { access, description, price, summary } = endpoint
      const schema = argumentsSchema(endpoint, catalogue.constraints)
      const facts = { endpoint: endpointId(endpoint), request: shortLine(endpoint), summary, description, access }
      const example = exampleOf(schema)
      if (json)
        return terminal.print(
          jsonText({
            ...facts,
            usd: price && { mode: price.mode, min: formatUsd(price.min), max: formatUsd(price.max) },
            arguments: schema,
            example,
          }),
        )
      const cost = price ? `${usdRange(price.min, price.max)} USD` : access
      terminal.print(
        [
          `${facts.request}  ${facts.endpoint}  ${cost}`,
          description ?? summary,
          `Arguments (JSON Schema):\n${JSON.stringify(schema, null, 2)}`,
          `Example:\n${JSON.stringify(example, null, 2)}\n`,
        ].join('\n\n'),
      )
    })
  return withExamples(describe, 'tollgraph describe domains.CheckDomain', 'tollgraph describe POST /domains/api/check')
}
