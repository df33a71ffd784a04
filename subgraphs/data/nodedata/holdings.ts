import type { GraphQLResolveInfo } from 'graphql'
import { parseAddress } from '../../../schema/address.ts'
import { type ChainId, chainIn } from '../../../schema/chains/chainId.ts'
import { cutPage } from '../../kit/paging/keyedPages.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask, get, type UpstreamRequest } from '../../kit/upstream/request.ts'
import { listOfNamed, typeNamed } from '../../kit/upstream/typeNamed.ts'
import { NO_CONTRACT, tokenAt } from '../chains/token.ts'
import { decimalAmount, timesDecimal } from '../providers/node/amounts.ts'
import { networkNamed } from '../providers/node/networks.ts'
import type { Args, DataGraph, Value } from '../types.gen.ts'
import type { DataContext } from '../work.ts'
import { servedNetwork } from './ask.ts'

/** What a wallet holds of one token. */
export interface Holding {
  readonly chainId: ChainId
  /** Null for the chain's native coin. */
  readonly contract: string | null
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
  readonly balance: string
  /** In whole tokens. */
  readonly amount: string | null
}

/** A row of `SymbolPrices` or `TokenPrices`. */
interface Priced {
  readonly address?: string
  readonly prices: readonly { readonly value: string }[]
}

/** Maximum tokens per price request. */
const MOST_PRICES = 25

/** A wallet's tokens and their value. */
export const holdings: Topic<DataGraph> = {
  resolvers: {
    Wallet: { holdings: holdingsOf },
    Holding: {
      token: ({ chainId, contract }) => {
        const token = tokenAt(chainId, contract ?? NO_CONTRACT)
        if (!token) throw new Error(`${contract ?? ''} is not the address of a token`)
        return token
      },
      valueUsd,
    },
  },
}

async function holdingsOf(
  { address }: { readonly address: string },
  { chain, ...page }: Args<'Wallet.holdings'>,
  context: DataContext,
  info: GraphQLResolveInfo,
) {
  const { portfolios, ...client } = context.engines.nodedata
  const network = servedNetwork(client, chain)
  const own = parseAddress(address)
  if (!own) context.waive(info, 'This wallet belongs to a network of another kind')
  const { items, pageInfo } = await cutPage(context, ['holdings', address, network], page, async (pageKey) => {
    if (!own) return { items: [], pageKey: null }
    const question = ask('/data/v1/assets/tokens/by-address', {
      addresses: [{ address: own, networks: [network] }],
      withMetadata: true,
      withPrices: false,
      ...(pageKey === null ? {} : { pageKey }),
    })
    const read = await readUpstream<Value<'WalletTokens'>>(
      portfolios,
      question,
      typeNamed(info, 'WalletTokens'),
      context,
      {
        at: 'data',
      },
    )
    return { items: read.tokens, pageKey: read.pageKey ?? null }
  })
  if (own && items.length === 0) context.waive(info, 'Nothing was found')
  const chainId = chainIn('node', network)
  if (!chainId) throw new Error(`The network ${network} has no id`)
  return { nodes: items.map((held) => holdingIn(held, chainId)), pageInfo }
}

function holdingIn({ contract, balance, metadata }: Value<'WalletToken'>, chainId: ChainId): Holding {
  const { name = null, symbol = null, decimals = null } = metadata ?? {}
  const amount = decimals === null ? null : decimalAmount(BigInt(balance), decimals)
  return { chainId, contract: contract ?? null, name, symbol, decimals, balance, amount }
}

/** The prices of all holdings of a request are fetched together. */
async function valueUsd({ contract, amount }: Holding, _: unknown, context: DataContext, info: GraphQLResolveInfo) {
  const prices = context.loader<string, string | null>('prices', (contracts) => readPrices(contracts, context, info))
  const price = await prices.load(contract ?? '')
  if (price !== null && amount) return timesDecimal(amount, price)
  context.waive(info, 'This token has no price')
  return null
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
  return contracts.map((contract) => found.get(contract.toLowerCase()) ?? null)

  async function priced(question: UpstreamRequest, type: string): Promise<readonly Priced[]> {
    return await readUpstream<readonly Priced[]>(upstream, question, listOfNamed(info, type), context, { at: 'data' })
  }
  function keep(address: string, [price]: Priced['prices'] = []): void {
    if (price) found.set(address.toLowerCase(), price.value)
  }
}
