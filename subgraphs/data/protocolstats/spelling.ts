/** Members of a JSON object. */
type Members = Readonly<Record<string, unknown>>

/** Applies a change to each object of a list; values that are none are left for the reader to refuse. */
export function eachOf(list: unknown, change: (item: Members) => unknown): unknown {
  return Array.isArray(list) ? list.map((item: unknown) => (isMembers(item) ? change(item) : item)) : list
}

/** Applies a change to the object at a member. */
export function within(body: unknown, member: string, change: (value: unknown) => unknown): unknown {
  return isMembers(body) ? { ...body, [member]: change(body[member]) } : body
}

/** The list of protocols. Slug and symbol are optional there: a slug is made of the name, as the company makes it. */
export function protocolsSpelt(list: unknown): unknown {
  return eachOf(list, protocolSpelt)
}

function protocolSpelt(protocol: Members): Members {
  const chains = Array.isArray(protocol.chains) ? (protocol.chains as unknown[]) : []
  return {
    ...protocol,
    slug: protocol.slug ?? slugOfName(protocol.name),
    symbol: protocol.symbol ?? '-',
    chain: protocol.chain ?? (chains.length > 1 ? 'Multi-Chain' : chains[0]),
  }
}

/** A protocol with its history. */
export function historySpelt(body: unknown): unknown {
  return isMembers(body) ? { ...body, symbol: body.symbol ?? '-', tvl: body.tvl ?? [] } : body
}

/** An overview of volumes or fees. Charts that were not asked for may be absent. */
export function overviewSpelt(body: unknown): unknown {
  if (!isMembers(body)) return body
  return {
    ...body,
    totalDataChart: body.totalDataChart ?? [],
    totalDataChartBreakdown: body.totalDataChartBreakdown ?? [],
    allChains: body.allChains ?? [],
    protocols: eachOf(body.protocols, flowSpelt),
  }
}

/** The volumes or fees of one protocol. */
export function summarySpelt(body: unknown): unknown {
  if (!isMembers(body)) return body
  const { methodology } = body
  return {
    ...flowSpelt(body),
    totalDataChart: body.totalDataChart ?? [],
    totalDataChartBreakdown: body.totalDataChartBreakdown ?? [],
    methodology: typeof methodology === 'string' ? { Methodology: methodology } : methodology,
  }
}

/** In an overview a protocol's number may be in `defillamaId` alone, and only its name is certain. */
function flowSpelt(flow: Members): Members {
  return {
    ...flow,
    id: flow.id ?? flow.defillamaId,
    slug: flow.slug ?? slugOfName(flow.name),
    displayName: flow.displayName ?? flow.name,
    chains: flow.chains ?? [],
  }
}

/** Companies that hold coins: what each holds is in its metadata. */
export function treasuriesSpelt(body: unknown): unknown {
  if (!isMembers(body)) return body
  const holdings = new Map(
    Object.values(isMembers(body.institutionMetadata) ? body.institutionMetadata : {})
      .filter(isMembers)
      .map((about) => [about.institutionId, about.holdings]),
  )
  return within(body, 'institutions', (list) =>
    eachOf(list, (institution) => ({ ...institution, assets: holdings.get(institution.institutionId) ?? {} })),
  )
}

function slugOfName(name: unknown): unknown {
  return typeof name === 'string' ? name.toLowerCase().replaceAll(' ', '-').replaceAll("'", '') : name
}

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
