import { decodePaymentRequiredHeader } from '@x402/core/http'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Config, readConfig } from '../../router/config/config.ts'
import { servedHere } from '../../router/config/ports.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { codeBlocks, readPage, section } from './markdown.ts'

// The page's settings make the facts of its calls real, and its calls are priced within their bounds. No company is asked.

const page = readPage('docs/real-facts.md')
const catalogue = loadCatalogue()

/** The lines that the page puts into `.env`. */
const settings = Object.fromEntries(
  [...(codeBlocks(section(page, '## 1. Choose companies'), 'sh')[0] ?? '').matchAll(/^([A-Z_]+)=(\S+)/gm)].map(
    ([, name, value]) => [name, value],
  ),
) as Readonly<Record<string, string>>

interface Call {
  readonly method: string
  readonly path: string
  readonly body: string | null
  /** In USD. */
  readonly max: number
}

const COMMAND =
  /^npx tollgraph call (\w+) '?([^\s']+)'?(?: --service (\w+))?(?: --(body|query) '([^']+)')? --max ([\d.]+)$/gm

const calls: readonly Call[] = [...page.matchAll(COMMAND)].map(
  ([, method = '', path = '', service, kind, text, max = '']) => ({
    method,
    path: service ? `/${service}${path}` : path,
    body: text === undefined ? null : kind === 'query' ? JSON.stringify({ query: text }) : text,
    max: Number(max),
  }),
)

/** The ports that a call needs, as `service/port`. */
function portsOf({ method, path, body }: Call): readonly string[] {
  if (path === '/graphql') {
    const [definition] = parse((JSON.parse(body ?? '') as { readonly query: string }).query).definitions
    const roots = definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : []
    const names = roots.flatMap((root) => (root.kind === 'Field' ? [`Query.${root.name.value}`] : []))
    return names.flatMap((name) => needsOf(catalogue.fields.get(name)))
  }
  const endpoint = catalogue.endpoints.find(
    (one) => one.method === method && matches(`/${one.service}${one.path}`, path),
  )
  return endpoint?.pricedFields.flatMap(needsOf) ?? []
}

function needsOf(facts: { readonly service: string | null; readonly ports: readonly string[] } | undefined) {
  return facts?.ports.map((port) => `${facts.service}/${port}`) ?? []
}

function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
}

function servedAs(need: string, config: Config): string {
  const [service = '', name = ''] = need.split('/')
  const found = SUBGRAPHS.find((one) => one.name === service)
  const port = found?.ports[name]
  return found && port ? servedHere(found.name, port, config).as : 'no port'
}

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph(settings)
})
afterAll(() => tollgraph?.stop())

it('the page chooses companies, and buys from three services at least', () => {
  expect(Object.keys(settings)).toEqual(['PROVIDERS', 'DNS_RESOLVERS'])
  expect(page.match(/^npx tollgraph call /gm)).toHaveLength(calls.length)
  const services = calls.flatMap(portsOf).map((need) => need.split('/')[0])
  expect(new Set(services).size).toBeGreaterThanOrEqual(3)
})

it.each(calls)('$method $path is real with its settings, and costs no more than it allows', async (call) => {
  const config = readConfig(settings, SUBGRAPHS)
  const needs = portsOf(call)
  expect(needs).not.toEqual([])
  for (const need of needs) expect(['live', 'own'], need).toContain(servedAs(need, config))
  const answer = await fetch(tollgraph.url + call.path, {
    method: call.method,
    ...(call.body === null ? {} : { headers: { 'content-type': 'application/json' }, body: call.body }),
  })
  // GraphQL as JSON asks for the payment with 200.
  const offer = answer.headers.get('payment-required')
  expect(offer, await answer.text()).not.toBeNull()
  const { accepts } = decodePaymentRequiredHeader(offer ?? '')
  expect(Number(accepts[0]?.amount)).toBeGreaterThan(0)
  expect(Number(accepts[0]?.amount)).toBeLessThanOrEqual(call.max * 1_000_000)
})
