import type { Command } from 'commander'
import { formatUsd } from '../../schema/money.ts'
import { newCommand, withExamples } from '../command.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { usdRange } from '../output/money.ts'
import { table } from '../output/table.ts'
import type { Terminal } from '../terminal.ts'

interface Options {
  readonly service?: string
  readonly json?: true
}

/** Most hits that are shown. */
const MOST = 15

const COLUMNS = [
  { title: 'ENDPOINT' },
  { title: 'REQUEST' },
  { title: 'USD', align: 'right' },
  { title: 'WHAT' },
] as const

/** `search`: finds endpoints by what they do. */
export function searchCommand(terminal: Terminal): Command {
  const search = newCommand(terminal, 'search', 'Finds endpoints by the words of what they do.')
    .argument('<words...>', 'what the endpoint should do')
    .option('-s, --service <name>', 'only the endpoints of one service')
    .addOption(jsonOption())
    .action(async (words: readonly string[], { service, json }: Options) => {
      const [{ pricedGraph, requireService }, { searchEndpoints }, { endpointId, shortLine }] = await Promise.all([
        import('../prices/pricedGraph.ts'),
        import('../../router/mcp/endpointSearch.ts'),
        import('../../router/mcp/endpointNames.ts'),
      ])
      const catalogue = await pricedGraph(terminal)
      requireService(service, catalogue)
      const hits = searchEndpoints(catalogue, words.join(' '), service).slice(0, MOST)
      if (json)
        return terminal.print(
          jsonText(
            hits.map(({ endpoint, score }) => ({
              endpoint: endpointId(endpoint),
              request: shortLine(endpoint),
              summary: endpoint.summary,
              usd: endpoint.price && { min: formatUsd(endpoint.price.min), max: formatUsd(endpoint.price.max) },
              access: endpoint.access,
              score,
            })),
          ),
        )
      if (hits.length === 0) return terminal.tell('No endpoint is described by these words: try fewer or other ones.')
      return terminal.print(
        table(
          COLUMNS,
          hits.map(({ endpoint }) => [
            endpointId(endpoint),
            shortLine(endpoint),
            endpoint.price ? usdRange(endpoint.price.min, endpoint.price.max) : endpoint.access,
            endpoint.summary,
          ]),
        ),
      )
    })
  return withExamples(search, 'tollgraph search flight status', 'tollgraph search --service domains register')
}
