import type { Hex } from '../../hex.ts'
import type { EvmNode, RpcOutcome } from '../../rpc.ts'
import { answered, Refusal } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { addressIn } from '../query.ts'

/** Calls of `totalSupply()`, and of `supportsInterface(bytes4)` for ERC-721 and ERC-1155. */
const CALLS: readonly Hex[] = ['0x18160ddd', supports('80ac58cd'), supports('d9b67a26')]

/** `tokeninfo`: metadata of a token, with its price if it is a well-known one. */
export const info: Action = async (query, { node, network, tokens, market }) => {
  const contract = addressIn(query, 'contractaddress')
  const [[supply, isErc721, isErc1155], names] = await Promise.all([
    answersOf(contract, node),
    tokens.describe([contract]),
  ])
  const token = names.get(contract)
  const isToken = supply !== null || isErc721 === 1n || isErc1155 === 1n
  if (!isToken || !token) throw new Refusal('Error! Token not found')
  const coin = network.tokens[contract]
  const price = coin ? await market.priceOf(coin) : null
  return answered([
    {
      contractAddress: contract,
      tokenName: token.name,
      symbol: token.symbol,
      divisor: String(token.decimals ?? 0),
      tokenType: isErc721 === 1n ? 'ERC721' : isErc1155 === 1n ? 'ERC1155' : 'ERC20',
      totalSupply: String(supply ?? 0n),
      blueCheckmark: coin ? 'true' : 'false',
      description: '',
      website: '',
      tokenPriceUSD: (price?.usd ?? 0).toFixed(18),
    },
  ])
}

/** The contract's answers to the calls; null for those that it does not support. */
async function answersOf(contract: Hex, node: EvmNode): Promise<(bigint | null)[]> {
  const outcomes = await node.batch(
    CALLS.map((data) => ({ method: 'eth_call', params: [{ to: contract, data }, 'latest'] })),
  )
  return outcomes.map(wordOf)
}

function wordOf(outcome: RpcOutcome): bigint | null {
  return outcome.ok && typeof outcome.result === 'string' && outcome.result.length === 66
    ? BigInt(outcome.result)
    : null
}

function supports(interfaceId: string): Hex {
  return `0x01ffc9a7${interfaceId.padEnd(64, '0')}`
}
