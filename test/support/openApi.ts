import { openapi } from '../../rest-compat/openapi.ts'
import { NETWORKS } from '../../router/payments/evm/network.ts'
import { loadCatalogue } from '../../schema/catalogue.ts'

/** The OpenAPI document of a service as a router on the devnet serves it, read back from its JSON. */
export function openApiOf<Document>(service: string): Document {
  const payment = { network: NETWORKS.devnet.id, asset: NETWORKS.devnet.usdc }
  const document = openapi(service, (of) => `http://127.0.0.1:4000/${of}`, loadCatalogue(), payment)
  return JSON.parse(JSON.stringify(document)) as Document
}
