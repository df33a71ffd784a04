/**
 * Writes the OpenAPI documents of the served services to `rest-compat/openapi/`, which git ignores, and a hash of each path's part of
 * them, without its prose and examples, to `rest-compat/contract.sum`, so that a change of the HTTP contract shows in review by its paths. With `--check`, fails when
 * the committed hashes differ, and names the paths.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openapi } from '../rest-compat/openapi.ts'
import { NETWORKS } from '../router/payments/evm/network.ts'
import { loadCatalogue } from '../schema/catalogue.ts'
import { SERVICES, type ServiceName } from '../schema/services.ts'

const ORIGIN = 'http://127.0.0.1:4000'
const FOLDER = new URL('../rest-compat/openapi/', import.meta.url)
const SUMS = new URL('../rest-compat/contract.sum', import.meta.url)
/** Hexadecimal digits of a hash: enough to tell two versions of one path apart. */
const DIGITS = 16

/** Members of the documents that are for readers. */
const PROSE: ReadonlySet<string> = new Set(['description', 'summary', 'x-guidance'])

/** The member of an operation that says what its example needs. */
const EXAMPLE_NEEDS = 'x-example-needs'

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const baseUrl = (service: string) => (service === 'gateway' ? ORIGIN : `${ORIGIN}/${service}`)
const catalogue = loadCatalogue()
const payment = { network: NETWORKS.devnet.id, asset: NETWORKS.devnet.usdc }
const documents = SERVICES.filter((service) => catalogue.endpointsOf(service).length > 0).map((service) => ({
  service,
  document: openapi(service, baseUrl, catalogue, payment) as unknown as Document,
}))

const sums = new Map(documents.flatMap(({ service, document }) => sumsOf(service, document)))
const text = [...sums].map(([subject, sum]) => `${sum}  ${subject}\n`).join('')

if (process.argv.includes('--check')) {
  const committed = new Map(
    (existsSync(SUMS) ? readFileSync(SUMS, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(DIGITS + 2), line.slice(0, DIGITS)]),
  )
  const subjects = new Set([...committed.keys(), ...sums.keys()])
  const changed = [...subjects].filter((subject) => committed.get(subject) !== sums.get(subject))
  if (changed.length > 0) {
    console.error(
      `The OpenAPI documents changed; run npm run openapi and commit rest-compat/contract.sum:\n${changed.join('\n')}`,
    )
    process.exit(1)
  }
} else {
  mkdirSync(FOLDER, { recursive: true })
  for (const { service, document } of documents)
    writeFileSync(new URL(`${service}.json`, FOLDER), `${JSON.stringify(document, null, 2)}\n`)
  writeFileSync(SUMS, text)
}

/** A hash of each operation, and of what else the document of a service says. */
function sumsOf(service: ServiceName, { paths, ...rest }: Document): [string, string][] {
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]): [string, string] => [
      `${service} ${method.toUpperCase()} ${path}`,
      sumOf(operation),
    ]),
  )
  return [[service, sumOf(rest)], ...operations]
}

function sumOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, withoutProse)).digest('hex').slice(0, DIGITS)
}

/**
 * Descriptions and examples are for readers: no client depends on them. A member of a body may be called as they are, with a schema
 * as its value.
 */
function withoutProse(this: object, key: string, value: unknown): unknown {
  if (key === EXAMPLE_NEEDS || (key === 'example' && 'schema' in this)) return undefined
  return typeof value === 'string' && PROSE.has(key) ? undefined : value
}
