import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import { formatUsd } from '../schema/money.ts'
import { SERVICES, type ServiceName } from '../schema/services.ts'
import { ABOUT } from './about.ts'

/** Clients take guidance in when it has at most about a thousand tokens; four characters make about one. */
const MAX_CHARACTERS = 3_800

/** The base URL of a service, without a slash at the end, as whoever asks for a document can reach it. */
export type BaseUrls = (service: ServiceName) => string

/** How to use a service, as text for agents: the same that `/llms.txt` serves. */
export function guidance(service: ServiceName, baseUrls: BaseUrls, catalogue: Catalogue): string {
  const about = ABOUT[service]
  const endpoints = catalogue.endpointsOf(service).filter((endpoint) => endpoint.access !== 'secret')
  const head = [
    `# ${about.title}`,
    '',
    about.description,
    '',
    'Paid calls: call without payment, read the 402 (x402 v2 in the PAYMENT-REQUIRED header, v1 in the body; MPP in WWW-Authenticate: Payment), pay, repeat the same request. Only answers below 400 are charged.',
    'Identity calls: answer the 402 with a SIGN-IN-WITH-X header (CAIP-122).',
    'The price of a request, free of charge: send it with the header `Prefer: bill`.',
    `What a payment came to: GET ${baseUrls('gateway')}/receipts/{paymentId}, with a receipt that /.well-known/jwks.json verifies.`,
    ...about.guidance,
    ...(service === 'gateway' ? siblings(baseUrls, catalogue) : []),
    '',
    '## Endpoints',
    '',
  ].join('\n')
  const lines = endpoints.map(line)
  const text = `${head}${lines.join('\n')}\n`
  if (text.length <= MAX_CHARACTERS) return text
  return `${head}See ${baseUrls(service)}/openapi.json for all ${endpoints.length} endpoints.\n`
}

function line(endpoint: Endpoint): string {
  return `- ${endpoint.method} ${endpoint.path} (${price(endpoint)}): ${endpoint.summary}`
}

function price(endpoint: Endpoint): string {
  if (!endpoint.price) return endpoint.access === 'siwx' ? 'free, SIWX' : 'free'
  const { mode, min, max } = endpoint.price
  return mode === 'fixed' ? `${formatUsd(max)} USD` : `${formatUsd(min)} to ${formatUsd(max)} USD`
}

function siblings(baseUrls: BaseUrls, catalogue: Catalogue): string[] {
  const served = SERVICES.filter((service) => service !== 'gateway' && catalogue.endpointsOf(service).length > 0)
  return [
    `One GraphQL request over all services, one payment: POST ${baseUrls('gateway')}/graphql.`,
    ...served.map((service) => `${ABOUT[service].title}: ${baseUrls(service)}/openapi.json`),
  ]
}
