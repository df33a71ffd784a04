import { type Members, membersOf, renameByEnd } from '../json.ts'

const COIN_ID = { _coin_id: 'marketdata_coin_id' }
const PLATFORM_ID = { asset_platform_id: 'asset_platform_id' }

/**
 * The response has pools in `data`, and their tokens, exchanges and networks in `included`, referenced by id. Joins
 * each pool with its parts.
 */
export function joinParts(body: unknown): unknown {
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

function joinPool(pool: Members, parts: ReadonlyMap<string, unknown>): Members {
  const network = { id: networkIdOf(pool) }
  const related = membersOf(pool.relationships)
  const part = (name: string) => {
    const { id, type } = membersOf(membersOf(related[name]).data)
    if (id === undefined) return undefined
    return membersOf(parts.get(`${String(type)} ${String(id)}`) ?? { id })
  }
  return {
    ...pool,
    network: plainNetwork(part('network') ?? network),
    base_token: plainToken(part('base_token'), network),
    quote_token: plainToken(part('quote_token'), network),
    dex: part('dex') && { ...part('dex'), network },
  }
}

/** The network named in its relationships, otherwise the prefix of its id: `<network>_<address>`. */
function networkIdOf({ id, relationships }: Members): unknown {
  const given = membersOf(membersOf(membersOf(relationships).network).data).id
  if (given !== undefined || typeof id !== 'string') return given
  return id.slice(0, id.lastIndexOf('_'))
}

/** A token with its attributes and its id, from which the address is taken if there is no other source. */
export function plainToken(item: Members | undefined, network: Members): Members | undefined {
  if (item === undefined) return undefined
  const attributes = membersOf(renameByEnd(item.attributes, COIN_ID))
  const address = attributes.address ?? String(item.id).slice(String(item.id).lastIndexOf('_') + 1)
  return { ...attributes, id: item.id, address, network }
}

/** A network with its attributes and its id. */
export function plainNetwork(item: Members): Members {
  return { ...membersOf(renameByEnd(item.attributes, PLATFORM_ID)), id: item.id }
}
