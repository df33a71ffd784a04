import { type Customer, makeCustomer } from '../beside/customer.ts'
import type { BesideRow } from '../beside/row.ts'
import { besideRow } from '../beside/row.ts'
import type { HttpRequest } from '../load/request.ts'
import { measure } from '../measure.ts'
import type { Options } from '../options.ts'
import { fundWallets } from '../payments/fund.ts'
import type { Wallet } from '../payments/wallet.ts'
import { progress } from '../report/progress.ts'
import { RESULTS_DIR } from '../report/results.ts'
import { type Running, startServer } from '../servers/start.ts'

/** What calls of the data service are measured with. */
export interface DataGround {
  readonly options: Options
  readonly wallets: readonly Wallet[]
  readonly interruption: AbortController
}

const NETWORK = 'base'
const POOLS = 100
const JSON_BODY = { 'content-type': 'application/json' }

/** A pool with its two tokens and its exchange; the price of one token of each is asked for by itself. */
const WALK = `query Walk($chain: ChainId!, $addresses: [String!]!) {
  pools(chain: $chain, addresses: $addresses, first: ${POOLS}) {
    name
    dex { name }
    baseToken { symbol token { price } }
    quoteToken { symbol }
  }
}`

/**
 * A paid call of a data endpoint beside the same one whose resolver remembers its first answer, and a walk over a hundred
 * pools at three levels in one GraphQL request.
 */
export async function measureData(ground: DataGround): Promise<BesideRow[]> {
  const rows: BesideRow[] = []
  await withServer({}, ground, async (server, customer) => {
    const [address = ''] = await poolsOf(customer, 1)
    rows.push(...(await measureCall('paid call of a pool', 'Tollgraph', byPath(address), server, ground)))
    const walk = { query: WALK, variables: { chain: NETWORK, addresses: await poolsOf(customer, POOLS) } }
    const asked = { method: 'POST' as const, path: '/graphql', headers: JSON_BODY, body: JSON.stringify(walk) }
    rows.push(...(await measureCall(`paid GraphQL, ${POOLS} pools, three levels`, 'Tollgraph', asked, server, ground)))
  })
  await withServer({ BENCH_REMEMBERS: 'data Pool.market' }, ground, async (server, customer) => {
    const [address = ''] = await poolsOf(customer, 1)
    const name = 'Tollgraph, constant resolver'
    rows.push(...(await measureCall('paid call of a pool', name, byPath(address), server, ground)))
  })
  return rows
}

function byPath(address: string): HttpRequest {
  const body = JSON.stringify({ network: NETWORK, address })
  return { method: 'POST', path: '/data/api/marketdata/onchain/pool', headers: JSON_BODY, body }
}

async function measureCall(
  work: string,
  name: string,
  request: HttpRequest,
  server: Running,
  { options, wallets, interruption }: DataGround,
): Promise<BesideRow[]> {
  const rows: BesideRow[] = []
  for (const connections of options.connections) {
    progress(`${name}: ${work}, ${connections} in flight`)
    const one = { request, pays: 'x402' as const, expects: 200 }
    const measured = await measure(one, connections, { server, wallets, options, signal: interruption.signal })
    const spent = {
      cpu: measured.cpuPerAnswer * Math.max(1, measured.answers + measured.wrong),
      rssPeak: measured.rssPeak,
    }
    const isOurs = name === 'Tollgraph'
    rows.push(besideRow({ work, server: name, isOurs, connections, unit: 'req/s' }, measured, spent))
  }
  return rows
}

/** Addresses of pools that trade on the network. */
async function poolsOf(customer: Customer, count: number): Promise<string[]> {
  const addresses: string[] = []
  for (let page = 1; addresses.length < count; page++) {
    const answer = await customer.buy<{ data: readonly { attributes: { address: string } }[] }>(
      '/data/api/marketdata/onchain/network/pools',
      { network: NETWORK, page },
    )
    if (answer.data.length === 0) throw new Error(`The network ${NETWORK} has only ${addresses.length} pools`)
    addresses.push(...answer.data.map(({ attributes }) => attributes.address))
  }
  return addresses.slice(0, count)
}

async function withServer(
  environment: Readonly<Record<string, string>>,
  { options, wallets, interruption }: DataGround,
  work: (server: Running, customer: Customer) => Promise<void>,
): Promise<void> {
  progress('starting Tollgraph')
  const server = await startServer(
    { name: 'tollgraph', settlement: 'noop' },
    {
      profileDir: options.isProfiled ? RESULTS_DIR : null,
      environment,
      onLost: (error) => interruption.abort(error),
    },
  )
  try {
    if (server.rpcUrl) await fundWallets(server.rpcUrl, wallets)
    await work(server, await makeCustomer(server))
  } finally {
    progress('stopping Tollgraph')
    await server.stop()
  }
}
