import { decimalAmount } from '../../amounts.ts'
import { quantity } from '../../hex.ts'
import type { AssetTransferRow } from '../../index/read/assetTransfers.ts'
import { networkOf } from '../../networks.ts'
import type { TokenFacts } from '../../tokens.ts'
import type { NodedataGround } from '../ground.ts'

const COIN_DECIMALS = 18

/** Transfers in the wire format: with token names, and amounts in whole tokens. */
export async function describeTransfers(
  { tokens, node }: Pick<NodedataGround, 'tokens' | 'node'>,
  rows: readonly AssetTransferRow[],
  withMetadata: boolean,
) {
  const contracts = rows.flatMap(({ contract }) => (contract ? [contract] : []))
  const facts = await tokens.describe(contracts)
  const { symbol } = networkOf(node.chainId)
  const coin: TokenFacts = { name: symbol, symbol, decimals: COIN_DECIMALS }
  return rows.map((row) => ({
    blockNum: quantity(row.block),
    uniqueId: uniqueIdOf(row),
    hash: row.transactionHash,
    from: row.from,
    to: row.to,
    ...amountOf(row, (row.contract ? facts.get(row.contract) : coin) ?? null),
    category: row.category.toLowerCase(),
    ...(withMetadata ? { metadata: { blockTimestamp: row.minedAt.toISOString() } } : {}),
  }))
}

/** Stable and unique. */
function uniqueIdOf({ transactionHash, category, major, minor }: AssetTransferRow): string {
  if (category === 'external') return `${transactionHash}:external`
  if (category === 'internal') return `${transactionHash}:internal:${minor}`
  return `${transactionHash}:log:${quantity(major)}${minor > 0 ? `:${minor}` : ''}`
}

/** Amount and asset; a token with an id is identified by its id. */
function amountOf({ value, contract, tokenId, category }: AssetTransferRow, facts: TokenFacts | null) {
  const id = tokenId === null ? null : quantity(tokenId)
  const decimals = tokenId === null ? (facts?.decimals ?? null) : null
  return {
    value: decimals === null ? null : Number(decimalAmount(value, decimals)),
    asset: facts?.symbol || null,
    erc721TokenId: category === 'ERC721' ? id : null,
    erc1155Metadata: category === 'ERC1155' ? [{ tokenId: id, value: quantity(value) }] : null,
    tokenId: id,
    rawContract: {
      value: category === 'ERC721' ? null : quantity(value),
      address: contract,
      decimal: decimals === null ? null : quantity(decimals),
    },
  }
}
