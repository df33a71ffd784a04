import { describe, expect, it } from 'vitest'
import { highestPrice, lowestPrice } from '../../schema/catalogue/price.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { type AtomicUsdc, formatUsd, parseUsd } from '../../schema/money.ts'
import { SERVICES } from '../../schema/services.ts'
import { codeWords, readPage, section, tableRows } from './markdown.ts'

const { endpoints, fields } = loadCatalogue()
const PAGE = readPage('docs/pricing.md')

const range = (least: AtomicUsdc, most: AtomicUsdc): string =>
  least === most ? formatUsd(least) : `${formatUsd(least)} to ${formatUsd(most)}`
const ordered = (amounts: readonly AtomicUsdc[]): AtomicUsdc[] =>
  [...amounts].sort((one, other) => (one < other ? -1 : 1))

/** The row of a service, up to the last column, which is a link. */
function rowOf(service: string): string[] {
  const own = endpoints.filter((endpoint) => endpoint.service === service)
  const prices = own.flatMap(({ price }) => (price ? [price] : []))
  const [least] = ordered(prices.map(({ min }) => min))
  const most = ordered(prices.map(({ max }) => max)).at(-1)
  if (least === undefined || most === undefined) throw new Error(`${service} has no paid path`)
  const quoted = prices.filter(({ mode }) => mode === 'dynamic')
  const counts = [own.length, prices.length, quoted.length].map(String)
  return [service, ...counts, formatUsd(least), formatUsd(most)]
}

describe('the page on pricing', () => {
  it('has the price range of each service', () => {
    const rows = tableRows(section(PAGE, '## The ten services'))
    expect(rows.map((row) => row.slice(0, 6))).toEqual(SERVICES.map(rowOf))
  })

  it('has the prices of its examples', () => {
    const rows = tableRows(section(PAGE, '## A price belongs to a field'))
    expect(rows.length).toBeGreaterThan(0)
    for (const [kind = '', , example = '', usd] of rows) {
      const { price } = fields.get(codeWords(example)[0] ?? '') ?? {}
      if (!price) throw new Error(`${example} has no price`)
      expect(usd, example).toBe(range(lowestPrice(price), highestPrice(price)))
      expect(kind.startsWith('quoted'), example).toBe(price.mode === 'dynamic')
    }
  })
})

/** Pages of services, with the service's name. */
const SERVICE_PAGES = { enrich: 'enrich', messaging: 'mail', domains: 'domains', travel: 'travel', social: 'social' }

/** The rows of a page that give one path and one price: the path, and the price in USD. */
function pricedRows(page: string): [path: string, usd: string][] {
  return tableRows(readPage(page)).flatMap((row): [string, string][] => {
    const paths = row.flatMap(codeWords).filter((word) => /^[A-Z]+ \/api\/\S+$/.test(word))
    const prices = row.flatMap((cell) => /^(\d+(?:\.\d+)?)(?: USD)?$/.exec(cell)?.[1] ?? [])
    const [[path], [usd]] = [paths, prices]
    return path && usd && paths.length === 1 ? [[path, usd]] : []
  })
}

it('the pages of services give the prices of their paths as the schema declares them', () => {
  const rows = Object.entries(SERVICE_PAGES).flatMap(([page, service]) =>
    pricedRows(`docs/${page}.md`).map(([path, usd]) => ({ service, path, usd: parseUsd(usd) })),
  )
  expect(rows.length).toBeGreaterThan(15)
  for (const { service, path, usd } of rows) {
    const own = endpoints.filter((endpoint) => endpoint.service === service)
    const endpoint = own.find((one) => `${one.method} ${one.path}` === path)
    expect(endpoint?.price, path).toMatchObject({ min: usd, max: usd })
  }
})

it('the README counts the documented paths, and those that are paid', () => {
  const paid = endpoints.filter(({ price }) => price !== null)
  expect(readPage('README.md')).toContain(`${endpoints.length} documented paths in all, ${paid.length} of them paid.`)
})
