import { z } from 'zod'
import { type Hex, word } from '../../hex.ts'
import { Address, Quantity, read } from '../forms.ts'
import type { NodedataGround } from '../ground.ts'
import type { Method } from '../method.ts'
import { makePageKey, readPageKey } from '../pageKey.ts'
import { readBalances } from './contractCalls.ts'

const PAGE = 100

const Options = z.object({
  pageKey: z.string().optional(),
  maxCount: z.union([z.number(), Quantity.transform(Number)]).optional(),
})
const Params = z.tuple([
  Address,
  z.union([z.literal('erc20'), z.array(Address).max(1500)]).optional(),
  Options.optional(),
])

/**
 * What an address holds, by contract: of given contracts whatever they say, else of all that it ever got some of and has
 * still. The contracts themselves say how much.
 */
export const tokenBalances: Method = async (ground, params) => {
  const [address, which = 'erc20', { pageKey, maxCount = PAGE } = {}] = read(Params, params)
  if (which !== 'erc20') {
    const balances = await readBalances(ground.node, address, which)
    return { address, tokenBalances: which.map((contract, index) => balanceOf(contract, balances[index] ?? null)) }
  }
  const question = ['balances', address]
  const after = readPageKey(pageKey, question, Address, ground.now())
  const page = await heldTokens(ground, address, after, Math.max(1, Math.min(maxCount, PAGE)))
  return {
    address,
    tokenBalances: page.held.map(({ contract, balance }) => balanceOf(contract, balance)),
    ...(page.next ? { pageKey: makePageKey(question, page.next, ground.now()) } : {}),
  }
}

function balanceOf(contractAddress: Hex, balance: bigint | null) {
  if (balance === null) return { contractAddress, tokenBalance: null, error: 'Not an ERC-20 token' }
  return { contractAddress, tokenBalance: `0x${word(balance)}` }
}

/** A page of the ERC-20 tokens that an owner has some of, in the order of their addresses. */
export interface HeldTokens {
  readonly held: readonly { readonly contract: Hex; readonly balance: bigint }[]
  /** After which the next page begins; null at the end. */
  readonly next: Hex | null
}

export async function heldTokens(
  { node, index }: Pick<NodedataGround, 'node' | 'index'>,
  owner: Hex,
  after: Hex | undefined,
  limit: number,
): Promise<HeldTokens> {
  const rows = await index.holdings({
    owner,
    standards: ['ERC20'],
    ...(after ? { after: { standard: 'ERC20', contract: after, tokenId: 0n } } : {}),
    limit: limit + 1,
  })
  const contracts = rows.slice(0, limit).map(({ contract }) => contract)
  const balances = await readBalances(node, owner, contracts)
  return {
    held: contracts.flatMap((contract, position) => {
      const balance = balances[position] ?? null
      return balance ? [{ contract, balance }] : []
    }),
    next: rows.length > limit ? (contracts.at(-1) ?? null) : null,
  }
}
