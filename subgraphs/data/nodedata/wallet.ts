import { GraphQLList, GraphQLNonNull, type GraphQLOutputType, type GraphQLResolveInfo, isObjectType } from 'graphql'
import { parseAddress } from '../../../schema/address.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask, get } from '../../kit/upstream/request.ts'
import { decimalAmount, timesDecimal } from '../providers/node/amounts.ts'
import { networkNamed } from '../providers/node/networks.ts'
import type { Args, DataGraph, Value } from '../types.gen.ts'
import type { DataContext } from '../work.ts'

/** A wallet of the graph; other services may reference wallets of any chain. */
interface Wallet {
  readonly address: string
}

/** A row of `WalletToken`, as returned by the provider. */
interface Held {
  readonly contract: string | null
  readonly balance: string
  readonly metadata: { readonly name: string | null; readonly symbol: string | null; readonly decimals: number | null }
}

type Balance = Value<'WalletBalance'>

/** A row of `SymbolPrices` or `TokenPrices`. */
interface Priced {
  readonly address?: string
  readonly prices: readonly { readonly value: string }[]
}

/** Maximum tokens per price request. */
const MOST_PRICES = 25

/** A wallet's balances and their value. */
export const wallet: Topic<DataGraph> = {
  resolvers: {
    Wallet: {
      __resolveReference: ({ address }) => ({ address }),
      balances,
    },
    WalletBalance: { value },
  },
}

async function balances(
  { address }: Wallet,
  { first }: Args<'Wallet.balances'>,
  context: DataContext,
  info: GraphQLResolveInfo,
) {
  const { portfolios, network } = context.engines.nodedata
  const own = parseAddress(address)
  if (!own) {
    context.waive(info, 'This wallet belongs to a network of another kind')
    return []
  }
  const question = ask('/data/v1/assets/tokens/by-address', {
    addresses: [{ address: own, networks: [network] }],
    withMetadata: true,
    withPrices: false,
  })
  const held = await readUpstream<readonly Held[]>(portfolios, question, listOf(info, 'WalletToken'), context, {
    at: 'data.tokens',
  })
  if (held.length === 0) context.waive(info, 'Nothing was found')
  return held.slice(0, first).map(({ contract, balance, metadata: { name, symbol, decimals } }): Balance => {
    const amount = decimals === null ? null : decimalAmount(BigInt(balance), decimals)
    return { contract, name, symbol, decimals, balance, amount }
  })
}

/** The prices of all balances of a request are fetched together. */
async function value({ contract, amount }: Balance, _: unknown, context: DataContext, info: GraphQLResolveInfo) {
  const prices = context.loader<string, string | null>('prices', (contracts) => readPrices(contracts, context, info))
  const price = await prices.load(contract ?? '')
  return price === null || !amount ? null : timesDecimal(amount, price)
}

/** The price of each contract, and of the network's coin if the contract is empty; null without a price. */
async function readPrices(contracts: readonly string[], context: DataContext, info: GraphQLResolveInfo) {
  const { prices: upstream, network } = context.engines.nodedata
  const found = new Map<string, string>()
  const tokens = contracts.filter(Boolean)
  for (let start = 0; start < tokens.length; start += MOST_PRICES) {
    const addresses = tokens.slice(start, start + MOST_PRICES).map((address) => ({ network, address }))
    const question = ask('/prices/v1/tokens/by-address', { addresses })
    for (const { address = '', prices } of await priced(question, 'TokenPrices')) keep(address, prices)
  }
  const symbol = networkNamed(network)?.symbol
  if (symbol && contracts.includes('')) {
    const [coin] = await priced(get(`/prices/v1/tokens/by-symbol?symbols=${symbol}`), 'SymbolPrices')
    keep('', coin?.prices)
  }
  if (found.size === 0) context.waive(info, 'Nothing has a price')
  return contracts.map((contract) => found.get(contract.toLowerCase()) ?? null)

  async function priced(question: ReturnType<typeof get>, type: string): Promise<readonly Priced[]> {
    return await readUpstream<readonly Priced[]>(upstream, question, listOf(info, type), context, { at: 'data' })
  }
  function keep(address: string, [price]: Priced['prices'] = []): void {
    if (price) found.set(address.toLowerCase(), price.value)
  }
}

function listOf({ schema }: GraphQLResolveInfo, name: string): GraphQLOutputType {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`The graph has no ${name}`)
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
}
