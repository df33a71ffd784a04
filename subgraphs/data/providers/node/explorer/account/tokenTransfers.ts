import type { TokenStandard, TokenTransferRow } from '../../index/rows.ts'
import type { TokenFacts } from '../../tokens.ts'
import { Refusal } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { confirmations, placeMembers, type Reach, reachOf } from '../place.ts'
import { optionalAddressIn, windowIn } from '../query.ts'
import { activity } from './answer.ts'

/** `tokentx`: transfers of fungible tokens. */
export const erc20Transfers = transfersOf('ERC20', ({ value }, { decimals }) => ({
  value: String(value),
  tokenDecimal: String(decimals ?? 0),
}))

/** `tokennfttx`: transfers of unique tokens (ERC-721). */
export const erc721Transfers = transfersOf('ERC721', ({ tokenId }, { decimals }) => ({
  tokenID: String(tokenId),
  tokenDecimal: String(decimals ?? 0),
}))

/** `token1155tx`: transfers of ERC-1155 tokens; a batch is several rows. */
export const erc1155Transfers = transfersOf('ERC1155', ({ tokenId, value }) => ({
  tokenID: String(tokenId),
  tokenValue: String(value),
}))

const NAMELESS: TokenFacts = { name: '', symbol: '', decimals: null }

type AmountMembers = (row: TokenTransferRow, token: TokenFacts) => Readonly<Record<string, string>>

function transfersOf(standard: TokenStandard, amountMembers: AmountMembers): Action {
  return async (query, explorer) => {
    const address = optionalAddressIn(query, 'address')
    const contract = optionalAddressIn(query, 'contractaddress')
    if (!address && !contract) throw new Refusal('Error! Missing parameter address or contractaddress')
    const window = windowIn(query)
    const [rows, reach] = await Promise.all([
      explorer.index.tokenTransfers({
        standard,
        ...window,
        ...(address && { address }),
        ...(contract && { contract }),
      }),
      reachOf(explorer),
    ])
    const named = await explorer.tokens.describe([...new Set(rows.map((row) => row.contract))])
    const answers = rows.map((row) => {
      const token = named.get(row.contract) ?? NAMELESS
      return { ...transferMembers(row, token, reach), ...amountMembers(row, token) }
    })
    return activity(answers, window, reach)
  }
}

function transferMembers(row: TokenTransferRow, token: TokenFacts, reach: Reach) {
  const { nonce, gas, gasPrice, gasUsed, cumulativeGasUsed, input } = row.transaction
  return {
    ...placeMembers(row),
    nonce: String(nonce),
    blockHash: row.blockHash,
    from: row.from,
    contractAddress: row.contract,
    to: row.to,
    tokenName: token.name,
    tokenSymbol: token.symbol,
    transactionIndex: String(row.transactionIndex),
    gas: String(gas),
    gasPrice: String(gasPrice),
    gasUsed: String(gasUsed),
    cumulativeGasUsed: String(cumulativeGasUsed),
    input: 'deprecated',
    methodId: input.slice(0, 10),
    confirmations: confirmations(row, reach),
  }
}
