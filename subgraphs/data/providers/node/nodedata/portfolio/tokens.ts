import { z } from 'zod'
import { type Hex, word, ZERO_ADDRESS } from '../../hex.ts'
import { networkOf } from '../../networks.ts'
import { caughtUp } from '../caughtUp.ts'
import { Address, read } from '../forms.ts'
import type { NodedataGround, WirePrice } from '../ground.ts'
import { makePageKey, readPageKey } from '../pageKey.ts'
import { heldTokens } from '../token/balances.ts'
import { Addresses, type Owner, ownersOf } from './owners.ts'

const PAGE = 100

const Body = z.object({
  addresses: Addresses,
  withMetadata: z.boolean().default(true),
  withPrices: z.boolean().default(true),
  includeNativeTokens: z.boolean().default(true),
  includeErc20Tokens: z.boolean().default(true),
  pageKey: z.string().optional(),
})
type Body = z.output<typeof Body>

/** Start of a page: the index of the owner, and the token to continue after. */
const Position = z.tuple([z.int().min(0), Address.nullable()])

/** An owner's balance of one token; `contract` is null for the chain's coin. */
interface Holding {
  readonly owner: Owner
  readonly contract: Hex | null
  readonly balance: bigint
}

/** The tokens of wallets, with names and prices if requested. */
export async function tokensByAddress(ground: NodedataGround, body: unknown) {
  const options = read(Body, body)
  const { holdings, pageKey } = await readPage(ground, 'tokens', options)
  const contracts = holdings.flatMap(({ contract }) => (contract ? [contract] : []))
  const facts = options.withMetadata ? await ground.tokens.describe(contracts) : null
  const prices = options.withPrices ? await ground.prices() : null
  const network = networkOf(ground.node.chainId)
  const tokens = holdings.map((holding) => {
    const { contract } = holding
    const known = contract ? facts?.get(contract) : { name: network.symbol, symbol: network.symbol, decimals: 18 }
    return {
      ...balanceOf(holding),
      ...(options.withMetadata
        ? {
            tokenMetadata: {
              symbol: known?.symbol || null,
              decimals: known?.decimals ?? null,
              name: known?.name || null,
              logo: null,
            },
          }
        : {}),
      ...(prices ? { tokenPrices: [prices.priceOf(network.chainId, contract)].filter(isKnown) } : {}),
    }
  })
  return { data: { tokens, ...pageKey } }
}

/** The tokens of wallets, with contract and amount only. */
export async function tokenBalancesByAddress(ground: NodedataGround, body: unknown) {
  const { holdings, pageKey } = await readPage(ground, 'balances', read(Body, body))
  return { data: { tokens: holdings.map(balanceOf), ...pageKey } }
}

function isKnown(price: WirePrice | null): price is WirePrice {
  return price !== null
}

function balanceOf({ owner: { address, network }, contract, balance }: Holding) {
  return { address, network, tokenAddress: contract, tokenBalance: `0x${word(balance)}` }
}

/** Reads from owner to owner until a page is full. */
async function readPage(ground: NodedataGround, kind: string, options: Body) {
  const { pageKey, addresses, includeNativeTokens, includeErc20Tokens } = options
  const owners = ownersOf(ground, addresses)
  const question = [kind, addresses, includeNativeTokens, includeErc20Tokens]
  const [first, after] = readPageKey(pageKey, question, Position, ground.now()) ?? [0, null]
  const holdings: Holding[] = []
  if (includeErc20Tokens) await caughtUp(ground)
  let from = after ?? undefined
  for (let index = first; index < owners.length; index++) {
    const owner = owners[index]!
    if (includeNativeTokens && from === undefined) holdings.push(await nativeHolding(ground, owner))
    if (!includeErc20Tokens) continue
    const room = PAGE - holdings.length
    if (room <= 0) return { holdings, pageKey: { pageKey: makePageKey(question, [index, ZERO_ADDRESS], ground.now()) } }
    const { held, next } = await heldTokens(ground, owner.address, from, room)
    holdings.push(...held.map((token) => ({ owner, ...token })))
    if (next) return { holdings, pageKey: { pageKey: makePageKey(question, [index, next], ground.now()) } }
    from = undefined
  }
  return { holdings, pageKey: {} }
}

async function nativeHolding({ node }: NodedataGround, owner: Owner): Promise<Holding> {
  const form = z.string().regex(/^0x[0-9a-f]+$/)
  const balance = BigInt(await node.read('eth_getBalance', [owner.address, 'latest'], form))
  return { owner, contract: null, balance }
}
