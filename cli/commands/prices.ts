import { type Command, Option } from 'commander'
import { wholePath } from '../../router/mcp/endpointNames.ts'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { formatUsd } from '../../schema/money.ts'
import { newCommand, withExamples } from '../command.ts'
import { jsonOption } from '../options.ts'
import { csvRecord } from '../output/csv.ts'
import { jsonText } from '../output/json.ts'
import { usdRange } from '../output/money.ts'
import { table } from '../output/table.ts'
import type { Terminal } from '../terminal.ts'

interface Options {
  readonly service?: string
  readonly json?: true
  readonly csv?: true
}

const COLUMNS = [
  { title: 'SERVICE' },
  { title: 'METHOD' },
  { title: 'PATH' },
  { title: 'USD', align: 'right' },
  { title: 'ACCESS' },
] as const

/** `prices`: lists endpoints and their prices. */
export function pricesCommand(terminal: Terminal): Command {
  const prices = newCommand(terminal, 'prices', 'Lists every documented path with its price and who may call it.')
    .option('-s, --service <name>', 'only the paths of one service, or of a subgraph that joined')
    .addOption(jsonOption())
    .addOption(new Option('--csv', 'write CSV, for programs').conflicts('json'))
    .action(async ({ service, json, csv }: Options) => {
      const { pricedGraph, requireService } = await import('../prices/pricedGraph.ts')
      const catalogue = await pricedGraph(terminal)
      requireService(service, catalogue)
      const endpoints = pathsOf(catalogue, service)
      if (json) return terminal.print(jsonText(endpoints.map(priceEntry)))
      if (csv) return terminal.print(priceCsv(endpoints))
      return terminal.print(table(COLUMNS, endpoints.map(priceRow)))
    })
  return withExamples(prices, 'tollgraph prices --service domains', 'tollgraph prices --csv > prices.csv')
}

/** The paths of one service, or of all: services in the order of the contract, then joined subgraphs; paths by name. */
function pathsOf({ endpoints, services }: Catalogue, service: string | undefined): Endpoint[] {
  const chosen = endpoints.filter((one) => service === undefined || one.service === service)
  const place = (name: string) => services.indexOf(name)
  return chosen.sort(
    (one, other) =>
      place(one.service) - place(other.service) || compare(one.path, other.path) || compare(one.method, other.method),
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function priceRow(endpoint: Endpoint): string[] {
  const { service, method, price, access } = endpoint
  return [service, method, wholePath(endpoint), price ? usdRange(price.min, price.max) : '', access]
}

function priceEntry(endpoint: Endpoint): Record<string, unknown> {
  const { service, method, price, access } = endpoint
  const usd = price && { mode: price.mode, min: formatUsd(price.min), max: formatUsd(price.max) }
  return { service, method, path: wholePath(endpoint), price: usd, access }
}

function priceCsv(endpoints: readonly Endpoint[]): string {
  const records = endpoints.map((endpoint) => [
    endpoint.service,
    endpoint.method,
    wholePath(endpoint),
    endpoint.price?.mode ?? null,
    endpoint.price && formatUsd(endpoint.price.min),
    endpoint.price && formatUsd(endpoint.price.max),
    endpoint.access,
  ])
  return [['service', 'method', 'path', 'mode', 'min_usd', 'max_usd', 'access'], ...records].map(csvRecord).join('')
}
