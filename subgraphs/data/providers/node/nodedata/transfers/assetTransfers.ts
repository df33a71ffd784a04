import { z } from 'zod'
import { type Hex, quantity } from '../../hex.ts'
import type { AssetCategory, AssetTransferQuery, TransferPosition } from '../../index/read/assetTransfers.ts'
import type { IndexExtent, UntracedBlocks } from '../../index/rows.ts'
import { caughtUp } from '../caughtUp.ts'
import { Refused } from '../errors.ts'
import { Address, Quantity, read } from '../forms.ts'
import type { NodedataGround } from '../ground.ts'
import type { Method } from '../method.ts'
import { makePageKey, readPageKey } from '../pageKey.ts'
import { describeTransfers } from './describe.ts'

const MOST = 1000
const CATEGORIES = ['external', 'internal', 'erc20', 'erc721', 'erc1155', 'specialnft'] as const

const Block = z.union([Quantity, z.enum(['earliest', 'latest', 'indexed', 'safe', 'finalized'])])

const Options = z.object({
  fromBlock: Block.default(0n),
  toBlock: Block.default('latest'),
  fromAddress: Address.optional(),
  toAddress: Address.optional(),
  contractAddresses: z.array(Address).min(1).max(100).optional(),
  category: z.array(z.enum(CATEGORIES)).min(1),
  order: z.enum(['asc', 'desc']).default('asc'),
  withMetadata: z.boolean().default(false),
  excludeZeroValue: z.boolean().default(true),
  maxCount: Quantity.default(BigInt(MOST)).transform((count) => Math.min(Number(count), MOST)),
  pageKey: z.string().optional(),
})
const Params = z.tuple([Options])

/** Category names to index kinds; null for collections older than the token standards, which are not indexed. */
const KINDS: Readonly<Record<(typeof CATEGORIES)[number], AssetCategory | null>> = {
  external: 'external',
  internal: 'internal',
  erc20: 'ERC20',
  erc721: 'ERC721',
  erc1155: 'ERC1155',
  specialnft: null,
}

const Position = z
  .tuple([z.string().regex(/^\d{1,18}$/), z.int().min(0).max(2), z.int(), z.int()])
  .transform(([block, rank, major, minor]): TransferPosition => ({ block: BigInt(block), rank, major, minor }))

/**
 * Transfers of the chain's coin and of tokens, from and to addresses, over a range of blocks. `indexedFrom` is the block from
 * which on all are known, where the range begins before it: where the index begins, or after the last block that the node
 * did not trace if internal transfers are asked for.
 */
export const assetTransfers: Method = async (ground, params) => {
  const [options] = read(Params, params)
  const { pageKey, withMetadata, maxCount, ...question } = options
  if (maxCount === 0) throw new Refused('maxCount: must be at least 0x1')
  const digestible = Object.entries(question).map(([name, value]) => [name, String(value)])
  const after = readPageKey(pageKey, digestible, Position, ground.now())
  const extent = await currentExtent(ground)
  const query = queryOf(options, extent, after, maxCount + 1)
  const [rows, untraced] = await Promise.all([ground.index.assetTransfers(query), untracedIn(query, ground)])
  const complete = untraced && untraced.last >= extent.startBlock ? untraced.last + 1n : extent.startBlock
  const page = rows.slice(0, maxCount)
  const last = rows.length > maxCount ? page.at(-1) : undefined
  return {
    transfers: await describeTransfers(ground, page, withMetadata),
    ...(last
      ? {
          pageKey: makePageKey(digestible, [String(last.block), last.rank, last.major, last.minor], ground.now()),
        }
      : {}),
    ...((query.fromBlock ?? 0n) < complete ? { indexedFrom: quantity(complete) } : {}),
  }
}

/** The blocks of a query whose internal transfers are unknown; null if there are none, or it leaves internal transfers out. */
async function untracedIn(query: AssetTransferQuery, { index }: NodedataGround): Promise<UntracedBlocks | null> {
  return query.categories.includes('internal') && !query.contracts ? index.untraced(query) : null
}

/** Range of the index, after it has caught up. */
async function currentExtent(ground: NodedataGround): Promise<IndexExtent & { readonly headBlock: bigint }> {
  await caughtUp(ground)
  const extent = await ground.index.extent()
  if (!extent || extent.headBlock === null)
    throw new Refused('The chain is only beginning to be indexed; try again soon')
  return { ...extent, headBlock: extent.headBlock }
}

function queryOf(
  options: z.output<typeof Options>,
  extent: IndexExtent & { readonly headBlock: bigint },
  after: TransferPosition | undefined,
  limit: number,
): AssetTransferQuery {
  const fromBlock = blockNumber(options.fromBlock, extent.headBlock)
  const toBlock = blockNumber(options.toBlock, extent.headBlock)
  if (fromBlock > toBlock) throw new Refused('fromBlock: lies beyond toBlock')
  if (toBlock < extent.startBlock) {
    throw new Refused(`toBlock: the chain is indexed from block ${extent.startBlock} on`)
  }
  const addresses = addressesOf(options)
  return {
    ...addresses,
    categories: options.category.map((name) => KINDS[name]).filter((kind) => kind !== null),
    withZero: !options.excludeZeroValue,
    fromBlock,
    toBlock,
    order: options.order,
    ...(after ? { after } : {}),
    limit,
  }
}

function addressesOf(options: z.output<typeof Options>): {
  readonly from?: Hex
  readonly to?: Hex
  readonly contracts?: readonly Hex[]
} {
  const { fromAddress, toAddress, contractAddresses } = options
  return {
    ...(fromAddress ? { from: fromAddress } : {}),
    ...(toAddress ? { to: toAddress } : {}),
    ...(contractAddresses ? { contracts: contractAddresses } : {}),
  }
}

function blockNumber(block: z.output<typeof Block>, head: bigint): bigint {
  if (typeof block === 'bigint') return block
  return block === 'earliest' ? 0n : head
}
