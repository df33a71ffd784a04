import type { GraphQLResolveInfo } from 'graphql'
import { parseAddress } from '../../../schema/address.ts'
import { type ChainId, chainIn, parseChainId } from '../../../schema/chains/chainId.ts'
import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { cutPage } from '../../kit/paging/keyedPages.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import type { OnChain } from '../chains/onChain.ts'
import type { Args, DataGraph, Value } from '../types.gen.ts'
import type { DataContext } from '../work.ts'
import { servedNetwork } from './ask.ts'

/** One token with an id. */
export interface Nft extends OnChain {
  /** In EIP-55 spelling. */
  readonly contract: string
  /** In decimal digits. */
  readonly tokenId: string
}

/** A wallet's NFTs. */
export const nfts: Topic<DataGraph> = {
  resolvers: {
    Wallet: { nfts: nftsOf },
    Nft: {
      __resolveReference: ({ chainId, contract, tokenId }) => {
        const chain = parseChainId(chainId)
        return chain && nftAt(chain, contract, tokenId)
      },
      collection: ({ chainId, contract }) => ({ chainId, address: contract }),
    },
  },
}

function nftAt(chainId: ChainId, contract: string, tokenId: string): Nft | null {
  const own = parseAddress(contract)
  return own && /^\d{1,78}$/.test(tokenId) ? { chainId, contract: own, tokenId: String(BigInt(tokenId)) } : null
}

async function nftsOf(
  { address }: { readonly address: string },
  { chain, ...page }: Args<'Wallet.nfts'>,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'NftConnection'>> {
  const { portfolios, ...client } = context.engines.nodedata
  const network = servedNetwork(client, chain)
  const chainId = chainIn('node', network)
  if (!chainId) throw new Error(`The network ${network} has no id`)
  const own = parseAddress(address)
  let totalCount = 0
  const { items, pageInfo } = await cutPage(context, ['nfts', address, network], page, async (pageKey) => {
    if (!own) return { items: [], pageKey: null }
    const question = ask('/data/v1/assets/nfts/by-address', {
      addresses: [{ address: own, networks: [network] }],
      withMetadata: true,
      ...(pageKey === null ? {} : { pageKey }),
    })
    const type = typeNamed(info, 'WalletNfts')
    const read = await readUpstream<Value<'WalletNfts'>>(portfolios, question, type, context, { at: 'data' })
    totalCount = read.totalCount
    return { items: read.ownedNfts, pageKey: read.pageKey ?? null }
  })
  if (items.length === 0) context.waive(info, 'Nothing was found')
  const edges = items.flatMap((owned) => edgeOf(owned, chainId) ?? [])
  if (edges.length === 0 && items.length > 0)
    throw new UpstreamFailed('The nodedata provider answered NFTs of what is no contract')
  return { edges, totalCount, pageInfo }
}

/** Null for a row whose contract is none, as for other rows that cannot be read. */
function edgeOf({ name, image, balance, raw, contract, tokenId }: Value<'WalletNft'>, chainId: ChainId) {
  const node = nftAt(chainId, contract.address, tokenId)
  return node && { name, image, balance, raw, node }
}
