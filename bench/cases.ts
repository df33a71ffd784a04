import type { HttpRequest } from './load/request.ts'
import type { Options } from './options.ts'
import type { Protocol } from './payments/payments.ts'
import { type CallServer, isPeer, PEERS, type Peer, type Settlement } from './servers/kinds.ts'
import type { Workload } from './workloads.ts'

/** One workload on one server. */
export interface Case {
  readonly workload: Workload
  readonly server: CallServer
  readonly settlement: Settlement
  readonly request: HttpRequest
  /** `null`: the same request again and again. Else each request has a payment of its own, of this protocol. */
  readonly pays: Protocol | null
  /** The status of a right answer. */
  readonly expects: number
}

const JSON_BODY = { 'content-type': 'application/json' }

/** A name that the stand-in registry has free under some endings: a search that finds nothing is not charged. */
const NAME = 'harbour-lantern'

/**
 * The lightest paid path of a fixed price. The registry's answers on these names are remembered by the service for 20 s,
 * so that registrars are not measured.
 */
const SEARCH: HttpRequest = {
  method: 'POST',
  path: '/domains/api/search',
  headers: JSON_BODY,
  body: JSON.stringify({ name: NAME }),
}

/** The field that it is. */
export const SEARCHED = 'domains Query.domainSearch'

/** The only documented path that asks nothing of its caller: one read of Postgres, one question to DNS. */
const VERIFY: HttpRequest = { method: 'GET', path: '/domains/api/domain/verify?domain=example.com', headers: {} }

const PEER_SEARCH: HttpRequest = { ...SEARCH, path: '/api/search' }
const PEER_FREE: HttpRequest = { method: 'GET', path: '/api/free', headers: {} }

/** The same paid search, joined with what two services know of the payer's wallet: gateway, domains, an entity fetch. */
const TWO_SERVICES = graphql(
  `query TwoServices($name: String!) {
    domainSearch(name: $name) { name availableDomains results { domain { name } tld premium } }
    me { address domains { nodes { name registration { status } } } }
  }`,
  { name: NAME },
)

/** What is measured. The cases of one way to run one server stand together and share a process. */
const CASES: readonly Case[] = [
  { ...free('tollgraph', 'noop'), workload: 'unpaid', request: unpaid(SEARCH), expects: 402 },
  { ...free('tollgraph', 'noop'), workload: 'free', request: VERIFY },
  { ...free('tollgraph', 'noop'), workload: 'free-graphql', request: graphql('{ __typename }', {}) },
  { ...free('tollgraph', 'noop'), workload: 'paid-rest', request: SEARCH, pays: 'x402' },
  { ...free('tollgraph', 'noop'), workload: 'paid-graphql', request: TWO_SERVICES, pays: 'x402' },
  { ...free('tollgraph', 'devnet'), workload: 'settled-rest', request: SEARCH, pays: 'x402' },
  { ...free('tollgraph', 'remote'), workload: 'settled-far', request: SEARCH, pays: 'x402' },
  { ...free('tollgraph-constant', 'noop'), workload: 'paid-rest', request: SEARCH, pays: 'x402' },
  { ...free('tollgraph-constant', 'devnet'), workload: 'settled-rest', request: SEARCH, pays: 'x402' },
  { ...free('bare', 'noop'), workload: 'free', request: { method: 'GET', path: '/', headers: {} } },
  ...PEERS.flatMap(casesOfPeer),
]

/** The cases that the options ask for. */
export function chooseCases({ only, servers, hasPeers }: Options): readonly Case[] {
  return CASES.filter(
    ({ workload, server }) =>
      (only.length === 0 || only.includes(workload)) &&
      (servers.length === 0 || servers.includes(server)) &&
      (hasPeers || !isPeer(server)),
  )
}

function casesOfPeer(server: Peer): readonly Case[] {
  const pays = server === 'mppx' ? 'mpp' : 'x402'
  return [
    { ...free(server, 'noop'), workload: 'unpaid', request: unpaid(PEER_SEARCH), expects: 402 },
    { ...free(server, 'noop'), workload: 'free', request: PEER_FREE },
    { ...free(server, 'noop'), workload: 'paid-rest', request: PEER_SEARCH, pays },
    { ...free(server, 'devnet'), workload: 'settled-rest', request: PEER_SEARCH, pays },
  ]
}

/** What most cases have in common. */
function free(server: CallServer, settlement: Settlement) {
  return { server, settlement, pays: null, expects: 200 } as const
}

/** A probe: the price is fixed, so nobody looks at the body. */
function unpaid({ method, path }: HttpRequest): HttpRequest {
  return { method, path, headers: {} }
}

function graphql(query: string, variables: Readonly<Record<string, string>>): HttpRequest {
  return { method: 'POST', path: '/graphql', headers: JSON_BODY, body: JSON.stringify({ query, variables }) }
}
