import type { GraphQLResolveInfo } from 'graphql'
import { type ChainId, parseChainId } from '../../../../schema/chains/chainId.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { readUpstream } from '../../../kit/upstream/reads.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import { listOfNamed, typeNamed } from '../../../kit/upstream/typeNamed.ts'
import type { Args, DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { poolAddressOf } from '../keys.ts'
import { chunksOf } from './chunks.ts'
import { includedIn } from './included.ts'
import { joinParts } from './join.ts'
import { placeOf } from './place.ts'
import { PARTS } from './poolLists.ts'

/** A pool of the graph. */
export interface Pool {
  readonly chainId: ChainId
  /** Hexadecimal digits are in lower case. */
  readonly address: string
}

const AS_POOLS = { at: 'data', respell: joinParts }
const AS_POOL = { ...AS_POOLS, mayBeNull: true }
/** Pools that the company returns at once. */
const AT_ONCE = 30

/** Pools of decentralized exchanges, by their networks and addresses. */
export const pools: Topic<DataGraph> = {
  resolvers: {
    Query: {
      pool: (_, { chain, address }) => poolAt(chain, address),
      pools: listedPools,
    },
    Pool: {
      __resolveReference: ({ chainId, address }) => {
        const chain = parseChainId(chainId)
        return chain && poolAt(chain, address)
      },
      chain: ({ chainId }) => ({ chainId }),
      market: poolMarket,
    },
    PoolMarket: {
      included: (pool, args) => includedIn([pool], args),
    },
  },
}

function poolAt(chainId: ChainId, address: string): Pool | null {
  const canonical = poolAddressOf(address)
  return canonical === null ? null : { chainId, address: canonical }
}

/** All pools of a request on one network share one upstream request per thirty. */
async function poolMarket(
  { chainId, address }: Pool,
  _: unknown,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PoolMarket'> | null> {
  const load = context.loader(`marketdata.pools ${chainId}`, (addresses: readonly string[]) =>
    loadMarkets(chainId, addresses, context, info),
  )
  const market = await load.load(address)
  if (!market) context.waive(info, 'The market list does not have this pool')
  return market
}

async function loadMarkets(
  chainId: ChainId,
  addresses: readonly string[],
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<(Value<'PoolMarket'> | null)[]> {
  const { marketdata } = context.engines
  const [only, ...others] = addresses
  if (only !== undefined && others.length === 0) {
    const request = get(`${placeOf(chainId)}/pools/${segment(only)}`, { include: PARTS })
    const type = typeNamed(info, 'PoolMarket')
    return [await readUpstream<Value<'PoolMarket'> | null>(marketdata, request, type, context, AS_POOL)]
  }
  const list = await readSeveral(chainId, addresses, context, info)
  const found = new Map(list.map((market) => [market.pool.address, market]))
  return addresses.map((address) => found.get(address) ?? null)
}

/** Pools in the order of their addresses, without those that the market list does not have. */
async function listedPools(
  _: unknown,
  { chain, addresses, first }: Args<'Query.pools'>,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PoolMarket'>[]> {
  const known = addresses.slice(0, first).filter((address) => poolAddressOf(address) !== null)
  const list = known.length === 0 ? [] : await readSeveral(chain, known, context, info)
  if (list.length === 0) context.waive(info, 'Nothing was found')
  return list
}

async function readSeveral(
  chainId: ChainId,
  addresses: readonly string[],
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PoolMarket'>[]> {
  const type = listOfNamed(info, 'PoolMarket')
  const lists = await Promise.all(
    chunksOf(addresses, AT_ONCE).map((chunk) => {
      const request = severalPools(chainId, chunk)
      return readUpstream<Value<'PoolMarket'>[]>(context.engines.marketdata, request, type, context, AS_POOLS)
    }),
  )
  return lists.flat()
}

function severalPools(chainId: ChainId, addresses: readonly string[]) {
  return get(`${placeOf(chainId)}/pools/multi/${segment(addresses.join(','))}`, { include: PARTS })
}
