import { z } from 'zod'
import { type Hex, word } from '../../hex.ts'
import { caughtUp } from '../caughtUp.ts'
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
 * Token balances of an address: for the given contracts, or for all ERC-20 tokens that it has received and still holds.
 * The amounts are read from the contracts.
 */
export const tokenBalances: Method = async (ground, params) => {
  const [address, which = 'erc20', { pageKey, maxCount = PAGE } = {}] = read(Params, params)
  if (which !== 'erc20') {
    const balances = await readBalances(ground.node, address, which)
    return { address, tokenBalances: which.map((contract, index) => balanceOf(contract, balances[index] ?? null)) }
  }
  const question = ['balances', address]
  const after = readPageKey(pageKey, question, Address, ground.now())
  await caughtUp(ground)
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

/** A page of an owner's ERC-20 tokens, ordered by address. */
export interface HeldTokens {
  readonly held: readonly { readonly contract: Hex; readonly balance: bigint }[]
  /** Where the next page continues; null at the end. */
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
