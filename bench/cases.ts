import type { HttpRequest } from './load/request.ts'
import type { ServerKind } from './servers/kinds.ts'

/** One thing to measure. */
export interface Case {
  /** Its name on the command line. */
  readonly key: string
  readonly name: string
  readonly server: ServerKind
  readonly request: HttpRequest
  /** `none`: the same request again and again. `signed`: each request with a payment of its own. */
  readonly payment: 'none' | 'signed'
  /** The status of a right answer. */
  readonly expects: number
}

const JSON_BODY = { 'content-type': 'application/json' }

/** A name that the sandbox registry has free under some endings: a search that finds nothing is not charged. */
const NAME = 'harbour-lantern'

/** The registry's answers on these names are remembered by the service for 20 s, so that registrars are not measured. */
const SEARCH: HttpRequest = {
  method: 'POST',
  path: '/domains/api/search',
  headers: JSON_BODY,
  body: JSON.stringify({ name: NAME }),
}

/** The same paid search, joined with what two services know of the payer's wallet: gateway, domains, an entity fetch. */
const TWO_SERVICES: HttpRequest = {
  method: 'POST',
  path: '/graphql',
  headers: JSON_BODY,
  body: JSON.stringify({
    query: `query TwoServices($name: String!) {
      domainSearch(name: $name) { name availableDomains results { domain tld premium } }
      me { address domains { name status } }
    }`,
    variables: { name: NAME },
  }),
}

/** What is measured, in the order of the table. The rows of one kind of server stand together and share a process. */
export const CASES: readonly Case[] = [
  {
    key: 'bare',
    name: 'bare node:http, fixed 1 kB',
    server: 'bare',
    request: { method: 'GET', path: '/', headers: {} },
    payment: 'none',
    expects: 200,
  },
  {
    key: 'unpaid',
    name: 'unpaid 402: REST search, no body',
    server: 'noop',
    request: { method: 'POST', path: '/domains/api/search', headers: {} },
    payment: 'none',
    expects: 402,
  },
  {
    key: 'free',
    name: 'free REST: domain/verify (DB + DNS)',
    server: 'noop',
    request: { method: 'GET', path: '/domains/api/domain/verify?domain=example.com', headers: {} },
    payment: 'none',
    expects: 200,
  },
  {
    key: 'paid-graphql',
    name: 'paid GraphQL, two services, no-op settle',
    server: 'noop',
    request: TWO_SERVICES,
    payment: 'signed',
    expects: 200,
  },
  {
    key: 'paid-rest',
    name: 'paid REST search, no-op settle',
    server: 'noop',
    request: SEARCH,
    payment: 'signed',
    expects: 200,
  },
  {
    key: 'settled-rest',
    name: 'paid REST search, settled on devnet',
    server: 'devnet',
    request: SEARCH,
    payment: 'signed',
    expects: 200,
  },
]

/** The cases of these keys; all without any. */
export function chooseCases(keys: readonly string[]): readonly Case[] {
  const unknown = keys.find((key) => !CASES.some((one) => one.key === key))
  if (unknown) throw new Error(`No case is called ${unknown}. There are: ${CASES.map(({ key }) => key).join(', ')}`)
  return keys.length === 0 ? CASES : CASES.filter(({ key }) => keys.includes(key))
}
