import type { GraphQLResolveInfo } from 'graphql'
import { parseAddress } from '../../../schema/address.ts'
import { type ChainId, chainIn } from '../../../schema/chains/chainId.ts'
import { cutPage } from '../../kit/paging/keyedPages.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { tokenAt } from '../chains/token.ts'
import type { Args, DataGraph, Value } from '../types.gen.ts'
import type { DataContext } from '../work.ts'
import { calls, PAGE_KEY, rpc, servedNetwork } from './ask.ts'

/** The page size may change between pages. */
const PAGED = { ...PAGE_KEY, sizes: ['maxCount'] }

const METHOD = 'getAssetTransfers'

/** Transfers from and to addresses: the chain's coin, and tokens of all standards. */
export const transfers: Topic<DataGraph> = {
  resolvers: {
    Query: {
      assetTransfers: calls(METHOD, (args) => [questionOf(args)], {
        paging: PAGED,
        respell: (body, { network }) => withHandles(body, chainIn('node', network)),
      }),
    },
    Wallet: { transfers: transfersOf },
  },
}

function questionOf({ categories, from, to, order, maxCount, pageKey, ...same }: Args<'Query.assetTransfers'>) {
  const { fromBlock, toBlock, excludeZeroValue, withMetadata } = same
  return {
    fromBlock,
    toBlock,
    ...(from ? { fromAddress: from } : {}),
    ...(to ? { toAddress: to } : {}),
    category: categories.map((category) => category.toLowerCase()),
    order: order.toLowerCase(),
    withMetadata,
    excludeZeroValue,
    maxCount,
    ...(pageKey ? { pageKey } : {}),
  }
}

async function transfersOf(
  { address }: { readonly address: string },
  { chain, direction, categories, order, ...page }: Args<'Wallet.transfers'>,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'TransferConnection'>> {
  const { rpc: upstream, methodPrefix, ...client } = context.engines.nodedata
  const network = servedNetwork(client, chain)
  const own = parseAddress(address)
  const list = ['transfers', address, network, direction, categories, order, page.first]
  let indexedFrom: string | null = null
  const { items, pageInfo } = await cutPage(context, list, page, async (pageKey) => {
    if (!own) return { items: [], pageKey: null }
    const type = typeNamed(info, 'AssetTransfers')
    const question = questionOf({
      network,
      categories,
      ...(direction === 'SENT' ? { from: own } : { to: own }),
      fromBlock: '0x0',
      toBlock: 'latest',
      maxCount: `0x${page.first.toString(16)}`,
      excludeZeroValue: true,
      withMetadata: true,
      order,
      pageKey,
    })
    const read = await readUpstream<Value<'AssetTransfers'>>(
      upstream,
      rpc(`${methodPrefix}_${METHOD}`, [question]),
      type,
      context,
      { at: 'result', respell: (body) => withHandles(body, chainIn('node', network)) },
    )
    indexedFrom = read.indexedFrom ?? null
    return { items: read.transfers, pageKey: read.pageKey ?? null }
  })
  if (items.length === 0) context.waive(info, 'Nothing was found')
  return { nodes: items, indexedFrom, pageInfo }
}

interface Answer {
  readonly result?: { readonly transfers?: unknown }
}

interface Row {
  readonly hash?: unknown
  readonly rawContract?: { readonly address?: unknown }
}

/** Adds the keys of each transfer's transaction and token. A body of another form is unchanged, so that the reader rejects it. */
function withHandles(body: unknown, chainId: ChainId | null): unknown {
  const { result } = (body ?? {}) as Answer
  if (!chainId || !Array.isArray(result?.transfers)) return body
  const rows = result.transfers.map((row: Row) => {
    const contract = row.rawContract?.address
    const token = typeof contract === 'string' ? tokenAt(chainId, contract) : null
    return { ...row, transaction: { chainId, hash: row.hash }, token }
  })
  return { ...(body as Answer), result: { ...result, transfers: rows } }
}
