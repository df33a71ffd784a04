/**
 * Writes the OpenAPI documents of the served services to `rest-compat/openapi/`, so that a change of the HTTP contract
 * shows in review; with `--check`, fails when the committed ones differ.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openapi } from '../rest-compat/openapi.ts'
import { NETWORKS } from '../router/payments/evm/network.ts'
import { loadCatalogue } from '../schema/catalogue.ts'
import { SERVICES, type ServiceName } from '../schema/services.ts'

const ORIGIN = 'http://127.0.0.1:4000'
const FOLDER = new URL('../rest-compat/openapi/', import.meta.url)

const baseUrl = (service: ServiceName) => (service === 'gateway' ? ORIGIN : `${ORIGIN}/${service}`)
const catalogue = loadCatalogue()
const payment = { network: NETWORKS.devnet.id, asset: NETWORKS.devnet.usdc }
const documents = SERVICES.filter((service) => catalogue.endpointsOf(service).length > 0).map((service) => {
  const text = `${JSON.stringify(openapi(service, baseUrl, catalogue, payment), null, 2)}\n`
  return { file: new URL(`${service}.json`, FOLDER), service, text }
})

if (process.argv.includes('--check')) {
  const stale = documents.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
  if (stale.length > 0) {
    const names = stale.map(({ service }) => service).join(', ')
    console.error(`The OpenAPI documents of ${names} are not what is served; run: npm run openapi`)
    process.exit(1)
  }
} else {
  mkdirSync(FOLDER, { recursive: true })
  for (const { file, text } of documents) writeFileSync(file, text)
}
