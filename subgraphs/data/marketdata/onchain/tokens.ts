import { GraphQLList, type GraphQLResolveInfo, isObjectType } from 'graphql'
import { Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { readUpstream } from '../../../kit/upstream/reads.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import type { DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { membersOf } from '../json.ts'
import { plainToken } from './join.ts'

/** Maximum addresses per request. */
const AT_ONCE = 100

/** Tokens that trade in pools. */
export const tokens: Topic<DataGraph> = {
  resolvers: { PooledToken: { __resolveReference: findToken, price: tokenPrice } },
}

/** Null for an unknown token. All tokens of a request on one network share one upstream request. */
async function findToken({ id }: { id: string }, context: DataContext, info: GraphQLResolveInfo) {
  const place = placeOf(id)
  if (!place) return null
  const { network, address } = place
  const load = context.loader(`marketdata.tokens ${network}`, (addresses: readonly string[]) =>
    loadTokens(context, info, network, addresses),
  )
  return load.load(address)
}

/** `<network>_<address>`; network names may contain underscores, addresses cannot. Several addresses share a path. */
const TOKEN_ID = /^([\w.-]+)_([0-9A-Za-z:.-]+)$/

/** Null for an id of another form: it would fail the tokens that are asked for with it. */
function placeOf(id: string): { readonly network: string; readonly address: string } | null {
  const [, network, address] = TOKEN_ID.exec(id) ?? []
  return network && address ? { network, address } : null
}

async function loadTokens(
  context: DataContext,
  info: GraphQLResolveInfo,
  network: string,
  addresses: readonly string[],
) {
  const found = new Map<string, Value<'PooledToken'>>()
  for (const chunk of chunksOf(addresses)) {
    const path = `/onchain/networks/${segment(network)}/tokens/multi/${segment(chunk.join(','))}`
    const respell = (body: unknown) => {
      const { data } = membersOf(body)
      return Array.isArray(data) ? data.map((item) => plainToken(membersOf(item), { id: network })) : data
    }
    const { marketdata } = context.engines
    const list = await readUpstream<Value<'PooledToken'>[]>(marketdata, get(path), tokenList(info), context, {
      respell,
    })
    for (const token of list) found.set(token.address.toLowerCase(), token)
  }
  return addresses.map((address) => found.get(address.toLowerCase()) ?? null)
}

const TOKEN_LISTS = new WeakMap<object, GraphQLList<never>>()

/** The list type of tokens, the same object each time: readers are cached by type. */
function tokenList({ schema }: GraphQLResolveInfo): GraphQLList<never> {
  const type = schema.getType('PooledToken')
  if (!isObjectType(type)) throw new Error('The graph has no tokens')
  const list = TOKEN_LISTS.get(type) ?? (new GraphQLList(type) as GraphQLList<never>)
  TOKEN_LISTS.set(type, list)
  return list
}

function chunksOf(addresses: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(addresses.length / AT_ONCE) }, (_, index) =>
    addresses.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
}

/** All tokens of a request share one upstream request per hundred tokens on one network. */
async function tokenPrice(
  { network, address }: Value<'PooledToken'>,
  _: unknown,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<string | null> {
  const load = context.loader(`marketdata.tokenPrices ${network.id}`, (addresses: readonly string[]) =>
    loadPrices(context, network.id, addresses),
  )
  const price = await load.load(address)
  if (price === null) context.waive(info, 'The price of this token is unknown')
  return price
}

async function loadPrices(context: DataContext, network: string, addresses: readonly string[]) {
  const found = new Map<string, unknown>()
  for (const chunk of chunksOf(addresses)) {
    const path = `/onchain/simple/networks/${segment(network)}/token_price/${segment(chunk.join(','))}`
    const { body, ageSeconds } = await context.engines.marketdata.for(context).request(get(path))
    context.sourcedFrom(context.engines.marketdata.kind, ageSeconds)
    const attributes = membersOf(membersOf(membersOf(body).data).attributes)
    for (const [address, price] of Object.entries(membersOf(attributes.token_prices)))
      found.set(address.toLowerCase(), price)
  }
  return addresses.map((address) => priceText(found.get(address.toLowerCase())))
}

function priceText(price: unknown): string | null {
  if (price === undefined || price === null) return null
  if (typeof price === 'string' && /^\d+(\.\d+)?$/.test(price)) return price
  throw new UpstreamFailed(
    'The marketdata provider answered what is not documented: a token price is no decimal number',
  )
}
