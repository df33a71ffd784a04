import { z } from 'zod'
import type { Hex } from '../../hex.ts'
import type { HoldingRow } from '../../index/rows.ts'
import { caughtUp } from '../caughtUp.ts'
import { Address, read } from '../forms.ts'
import type { NodedataGround } from '../ground.ts'
import { makePageKey, readPageKey } from '../pageKey.ts'
import { Addresses, type Owner, ownersOf } from './owners.ts'
import { readShownFacts } from './shown.ts'

const PAGE = 100

const Body = z.object({
  addresses: Addresses,
  withMetadata: z.boolean().default(true),
  pageKey: z.string().optional(),
})

/** Start of a page: the index of the owner, and the token to continue after. */
const TokenPosition = z
  .tuple([z.int().min(0), z.enum(['ERC721', 'ERC1155']), Address, z.string().regex(/^\d{1,78}$/)])
  .transform(([owner, standard, contract, tokenId]) => ({
    owner,
    last: { standard, contract, tokenId: BigInt(tokenId) },
  }))
const ContractPosition = z.tuple([z.int().min(0), Address])

/** NFTs of wallets, with their metadata if it is stored on the chain itself. */
export async function nftsByAddress(ground: NodedataGround, body: unknown) {
  const { addresses, withMetadata, pageKey } = read(Body, body)
  const owners = ownersOf(ground, addresses)
  const question = ['nfts', addresses]
  const start = readPageKey(pageKey, question, TokenPosition, ground.now())
  const held: { owner: Owner; row: HoldingRow }[] = []
  await caughtUp(ground)
  let next: unknown[] | null = null
  for (let index = start?.owner ?? 0; index < owners.length && !next; index++) {
    const owner = owners[index]!
    const after = index === start?.owner ? start.last : undefined
    const room = PAGE - held.length
    const rows = await ground.index.holdings({
      owner: owner.address,
      standards: ['ERC721', 'ERC1155'],
      onlyHeld: true,
      ...(after ? { after } : {}),
      limit: room + 1,
    })
    held.push(...rows.slice(0, room).map((row) => ({ owner, row })))
    const last = held.at(-1)
    if (rows.length > room && last) {
      next = [owners.indexOf(last.owner), last.row.standard, last.row.contract, String(last.row.tokenId)]
    }
  }
  const facts = await ground.tokens.describe(held.map(({ row }) => row.contract))
  const shown = withMetadata
    ? await readShownFacts(
        ground.node,
        held.map(({ row }) => row),
      )
    : null
  const counts = await Promise.all(owners.map(({ address }) => ground.index.collectibleCounts(address)))
  return {
    data: {
      ownedNfts: held.map(({ owner, row }, index) => ({
        network: owner.network,
        address: owner.address,
        contract: { address: row.contract, name: facts.get(row.contract)?.name || null, tokenType: row.standard },
        tokenId: String(row.tokenId),
        balance: String(row.balance),
        name: shown?.[index]?.name ?? null,
        image: shown?.[index]?.image ?? null,
        raw: shown ? { tokenUri: shown[index]?.uri ?? null, metadata: shown[index]?.metadata ?? null } : null,
      })),
      totalCount: counts.reduce((sum, { tokens }) => sum + tokens, 0),
      ...(next ? { pageKey: makePageKey(question, next, ground.now()) } : {}),
    },
  }
}

/** NFT collections of wallets. */
export async function nftContractsByAddress(ground: NodedataGround, body: unknown) {
  const { addresses, pageKey } = read(Body, body)
  const owners = ownersOf(ground, addresses)
  const question = ['collections', addresses]
  const [first, last] = readPageKey(pageKey, question, ContractPosition, ground.now()) ?? [0, undefined]
  const held: { owner: Owner; row: Awaited<ReturnType<typeof ground.index.collections>>[number] }[] = []
  await caughtUp(ground)
  let next: readonly [number, Hex] | null = null
  for (let index = first; index < owners.length && !next; index++) {
    const owner = owners[index]!
    const room = PAGE - held.length
    const rows = await ground.index.collections(owner.address, index === first ? last : undefined, room + 1)
    held.push(...rows.slice(0, room).map((row) => ({ owner, row })))
    const newest = held.at(-1)
    if (rows.length > room && newest) next = [owners.indexOf(newest.owner), newest.row.contract]
  }
  const facts = await ground.tokens.describe(held.map(({ row }) => row.contract))
  const counts = await Promise.all(owners.map(({ address }) => ground.index.collectibleCounts(address)))
  return {
    data: {
      contracts: held.map(({ owner, row }) => ({
        network: owner.network,
        address: owner.address,
        contract: {
          address: row.contract,
          name: facts.get(row.contract)?.name || null,
          symbol: facts.get(row.contract)?.symbol || null,
          tokenType: row.standard,
        },
        totalBalance: String(row.balance),
        numDistinctTokensOwned: String(row.tokens),
        // This engine has no spam detection.
        isSpam: null,
      })),
      totalCount: counts.reduce((sum, { collections }) => sum + collections, 0),
      ...(next ? { pageKey: makePageKey(question, next, ground.now()) } : {}),
    },
  }
}
