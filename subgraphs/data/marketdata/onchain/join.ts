import { type Members, membersOf, renameByEnd } from '../json.ts'
import { type ChainHandle, chainOf, handleOf, poolAddressOf, tokenOf } from '../keys.ts'

const COIN_ID = { _coin_id: 'marketdata_coin_id' }
const PLATFORM_ID = { asset_platform_id: 'asset_platform_id' }

/**
 * The response has pools in `data`, and their tokens, exchanges and networks in `included`, referenced by id. Joins
 * each pool with its parts.
 */
export function joinParts(body: unknown): { readonly data: unknown } {
  const { data, included } = membersOf(body)
  const parts = new Map(
    (Array.isArray(included) ? included : []).map((item: unknown) => {
      const { type, id } = membersOf(item)
      return [`${String(type)} ${String(id)}`, item] as const
    }),
  )
  const join = (item: unknown) => joinPool(membersOf(item), parts)
  return Array.isArray(data) ? { data: data.map(join) } : { data: data === undefined ? undefined : join(data) }
}

/** Joined pools as the edges of a list. */
export function poolEdges(body: unknown): unknown {
  const { data } = joinParts(body)
  return { data: Array.isArray(data) ? data.map((market: Members) => ({ market, node: market.pool })) : data }
}

function joinPool(pool: Members, parts: ReadonlyMap<string, unknown>): Members {
  const networkId = networkIdOf(pool)
  const related = membersOf(pool.relationships)
  const part = (name: string) => {
    const { id, type } = membersOf(membersOf(related[name]).data)
    if (id === undefined) return undefined
    return membersOf(parts.get(`${String(type)} ${String(id)}`) ?? { id })
  }
  const chain = chainOf(networkId)
  const { address } = membersOf(pool.attributes)
  return {
    ...pool,
    attributes: withFigures(pool.attributes),
    pool: { ...chain, address: typeof address === 'string' ? poolAddressOf(address) : null },
    network: plainNetwork(part('network') ?? { id: networkId }),
    base_token: plainToken(part('base_token'), chain),
    quote_token: plainToken(part('quote_token'), chain),
    dex: part('dex') && { ...part('dex'), chain },
  }
}

/** Pools of a category have the volume of a day in a member of its own, and no counts by span. */
function withFigures(attributes: unknown): unknown {
  const given = membersOf(attributes)
  const { h24_volume_usd: day, volume_usd: volumes = { h24: day }, transactions = {} } = given
  return attributes === undefined ? undefined : { ...given, volume_usd: volumes, transactions }
}

/** The network named in its relationships, otherwise the prefix of its id: `<network>_<address>`. */
function networkIdOf({ id, relationships }: Members): unknown {
  const given = membersOf(membersOf(membersOf(relationships).network).data).id
  if (given !== undefined || typeof id !== 'string') return given
  return id.slice(0, id.lastIndexOf('_'))
}

/** A token with its attributes and its id, from which the address is taken if there is no other source. */
export function plainToken(item: Members | undefined, chain: ChainHandle | null): Members | undefined {
  if (item === undefined) return undefined
  const attributes = membersOf(renameByEnd(item.attributes, COIN_ID))
  const address = attributes.address ?? String(item.id).slice(String(item.id).lastIndexOf('_') + 1)
  return {
    ...attributes,
    id: item.id,
    address,
    token: tokenOf(chain, address),
    coin: handleOf(attributes.marketdata_coin_id),
  }
}

/** The record of a network, with its handle. */
export function plainNetwork(item: Members): Members {
  return { ...membersOf(renameByEnd(item.attributes, PLATFORM_ID)), chain: chainOf(item.id) }
}
