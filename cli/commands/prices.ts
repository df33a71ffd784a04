import { type Command, Option } from 'commander'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import { formatUsd } from '../../schema/money.ts'
import { SERVICES } from '../../schema/services.ts'
import { newCommand, withExamples } from '../command.ts'
import { jsonOption, serviceOption } from '../options.ts'
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
    .addOption(serviceOption('only the paths of one service'))
    .addOption(jsonOption())
    .addOption(new Option('--csv', 'write CSV, for programs').conflicts('json'))
    .action(async ({ service, json, csv }: Options) => {
      const { loadCatalogue } = await import('../../schema/catalogue.ts')
      const endpoints = sorted(loadCatalogue().endpoints.filter((one) => !service || one.service === service))
      if (json) return terminal.print(jsonText(endpoints.map(priceEntry)))
      if (csv) return terminal.print(priceCsv(endpoints))
      return terminal.print(table(COLUMNS, endpoints.map(priceRow)))
    })
  return withExamples(prices, 'tollgraph prices --service domains', 'tollgraph prices --csv > prices.csv')
}

/** Services in the order of the contract, paths by name. */
function sorted(endpoints: readonly Endpoint[]): Endpoint[] {
  const order: readonly string[] = SERVICES
  const place = (service: string) => order.indexOf(service)
  return [...endpoints].sort(
    (one, other) =>
      place(one.service) - place(other.service) || compare(one.path, other.path) || compare(one.method, other.method),
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function priceRow({ service, method, path, price, access }: Endpoint): string[] {
  return [service, method, path, price ? usdRange(price.min, price.max) : '', access]
}

function priceEntry({ service, method, path, price, access }: Endpoint): Record<string, unknown> {
  const usd = price && { mode: price.mode, min: formatUsd(price.min), max: formatUsd(price.max) }
  return { service, method, path, price: usd, access }
}

function priceCsv(endpoints: readonly Endpoint[]): string {
  const records = endpoints.map(({ service, method, path, price, access }) => [
    service,
    method,
    path,
    price?.mode ?? null,
    price && formatUsd(price.min),
    price && formatUsd(price.max),
    access,
  ])
  return [['service', 'method', 'path', 'mode', 'min_usd', 'max_usd', 'access'], ...records].map(csvRecord).join('')
}
