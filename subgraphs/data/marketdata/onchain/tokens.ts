import type { GraphQLResolveInfo } from 'graphql'
import { Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { readScalar } from '../../../kit/upstream/readScalar.ts'
import { readUpstream } from '../../../kit/upstream/reads.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import { listOfNamed } from '../../../kit/upstream/typeNamed.ts'
import type { Token } from '../../chains/token.ts'
import type { Args, DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { membersOf } from '../json.ts'
import { poolAddressOf } from '../keys.ts'
import { chunksOf } from './chunks.ts'
import { plainToken } from './join.ts'
import { networkOf, placeOf } from './place.ts'
import { PARTS, poolPages } from './poolLists.ts'

/** The pools in which a token trades, the largest first. Throws NotFound for a chain that the market list does not have. */
export const poolsOfToken = poolPages<Args<'Token.pools'>, Token>((_, page, { chainId, address }) =>
  get(`${placeOf(chainId)}/tokens/${segment(listedAddress(address))}/pools`, { page, include: PARTS }),
)

/** Addresses that the company takes at once. */
const AT_ONCE = 30

/** What the market list tells of tokens. */
export const tokens: Topic<DataGraph> = {
  resolvers: {
    Token: {
      price: tokenPrice,
      listing: tokenListing,
      coin: tokenCoin,
      pools: poolsOfToken,
    },
  },
}

/** A token's address as the company's answers spell it: hexadecimal digits in lower case. */
function listedAddress(address: string): string {
  return poolAddressOf(address) ?? address
}

async function tokenListing(
  token: Token,
  _: unknown,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'TokenListing'> | null> {
  const listing = await findListing(token, context, info)
  if (!listing) context.waive(info, 'The market list does not have this token')
  return listing
}

async function tokenCoin(
  token: Token,
  _: unknown,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'Coin'> | null> {
  const listing = await findListing(token, context, info)
  if (!listing?.coin) context.waive(info, 'The market list knows no coin of this token')
  return listing?.coin ?? null
}

/** All tokens of a request share one upstream request per thirty tokens on one network. */
async function findListing(
  { chainId, address }: Token,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'TokenListing'> | null> {
  if (networkOf(chainId) === null) return null
  const load = context.loader(`marketdata.tokens ${chainId}`, (addresses: readonly string[]) =>
    loadListings(chainId, addresses, context, info),
  )
  return await load.load(listedAddress(address))
}

async function loadListings(
  chainId: Token['chainId'],
  addresses: readonly string[],
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<(Value<'TokenListing'> | null)[]> {
  const found = new Map<string, Value<'TokenListing'>>()
  const readAs = { at: 'data', respell: (body: unknown) => tokenItems(body, chainId) }
  for (const chunk of chunksOf(addresses, AT_ONCE)) {
    const request = get(`${placeOf(chainId)}/tokens/multi/${segment(chunk.join(','))}`)
    const type = listOfNamed(info, 'TokenListing')
    const { marketdata } = context.engines
    const list = await readUpstream<Value<'TokenListing'>[]>(marketdata, request, type, context, readAs)
    for (const listing of list) found.set(listedAddress(listing.address), listing)
  }
  return addresses.map((address) => found.get(address) ?? null)
}

function tokenItems(body: unknown, chainId: Token['chainId']): unknown {
  const { data } = membersOf(body)
  if (!Array.isArray(data)) return body
  return { data: data.map((item: unknown) => plainToken(membersOf(item), { chain_id: chainId })) }
}

/** All tokens of a request share one upstream request per thirty tokens on one network. */
async function tokenPrice(
  { chainId, address }: Token,
  _: unknown,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<string | null> {
  const network = networkOf(chainId)
  const price = network === null ? null : await priceLoader(network, context).load(listedAddress(address))
  if (price === null) context.waive(info, 'The price of this token is unknown')
  return price
}

function priceLoader(network: string, context: DataContext) {
  return context.loader(`marketdata.tokenPrices ${network}`, (addresses: readonly string[]) =>
    loadPrices(network, addresses, context),
  )
}

async function loadPrices(network: string, addresses: readonly string[], context: DataContext) {
  const found = new Map<string, unknown>()
  for (const chunk of chunksOf(addresses, AT_ONCE)) {
    const path = `/onchain/simple/networks/${segment(network)}/token_price/${segment(chunk.join(','))}`
    const { body, ageSeconds } = await context.engines.marketdata.for(context).request(get(path))
    context.sourcedFrom(context.engines.marketdata.kind, ageSeconds)
    const attributes = membersOf(membersOf(membersOf(body).data).attributes)
    for (const [address, price] of Object.entries(membersOf(attributes.token_prices)))
      found.set(listedAddress(address), price)
  }
  return addresses.map((address) => priceText(found.get(address)))
}

function priceText(price: unknown): string | null {
  if (price === undefined || price === null) return null
  const read = readScalar('Decimal', price)
  if ('value' in read) return String(read.value)
  throw new UpstreamFailed(`The marketdata provider answered what is not documented: a token price ${read.says}`)
}
