import { BadInput } from '../../../schema/errors.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { Translation } from '../../kit/upstream/translated.ts'
import { networkNamed } from './node/networks.ts'

type Members = Readonly<Record<string, unknown>>

/** Prices: history has its points in another member, and an error is a text. */
export const PRICES: Translation = {
  request: (asked) => withoutPrefix(asked, '/prices/v1'),
  answer: (body, { path }) => (path.endsWith('/historical') ? historyIn(body) : pricesIn(body)),
}

/** Portfolios: two addresses at once, a network's coin that is not described, and pictures of NFTs in several sizes. */
export const PORTFOLIOS: Translation = {
  request: (asked) => withoutPrefix(ofTwo(asked), '/data/v1'),
  answer: (body, asked) => withNext(nftsIn(tokensIn(body)), asked),
}

/** JSON-RPC: some parameters of the company's own methods differ from those of our engine. */
export const RPC: Translation = {
  request: (asked) => withoutPrefix({ ...asked, body: callIn(asked.body) }, '/v2'),
}

/** The company's base URL has the prefix and the key. */
function withoutPrefix(asked: UpstreamRequest, prefix: string): UpstreamRequest {
  return { ...asked, path: asked.path.slice(prefix.length) }
}

function pricesIn(body: unknown): unknown {
  return within(body, 'data', (rows) => eachOf(rows, (row) => ({ ...row, error: errorIn(row.error) })))
}

function errorIn(error: unknown): unknown {
  return typeof error === 'string' && error !== '' ? { message: error } : error || null
}

/** Documented as `{ data: { symbol, prices } }`; recorded answers have `{ symbol, currency, data }`. */
function historyIn(body: unknown): unknown {
  const { data } = membersOf(body)
  const { symbol, prices } = membersOf(data)
  return prices === undefined ? body : { symbol, currency: 'usd', data: prices }
}

/** Addresses that the company takes at once. */
const AT_ONCE = 2
/** A page key of ours: the number of the first address, and the company's key. */
const PLACE = /^(\d{1,2}):(.*)$/s

interface Place {
  /** The first of the addresses of the request. */
  readonly from: number
  readonly key: string
}

function placeIn(asked: UpstreamRequest): Place {
  const { pageKey } = membersOf(asked.body)
  if (pageKey === undefined) return { from: 0, key: '' }
  const [, from, key] = PLACE.exec(String(pageKey)) ?? []
  if (from === undefined || key === undefined) throw new BadInput('is not a page key of this list', ['pageKey'])
  return { from: Number(from), key }
}

/** Balances alone have no metadata and no prices to choose. */
function ofTwo(asked: UpstreamRequest): UpstreamRequest {
  const { addresses, pageKey: _, ...same } = membersOf(asked.body)
  const { from, key } = placeIn(asked)
  const options = asked.path.endsWith('/tokens/balances/by-address') ? {} : same
  const few = Array.isArray(addresses) ? (addresses as unknown[]).slice(from, from + AT_ONCE) : addresses
  return { ...asked, body: { ...options, addresses: few, ...(key === '' ? {} : { pageKey: key }) } }
}

/** The next page: of the same addresses, or the first of the next ones. */
function withNext(body: unknown, asked: UpstreamRequest): unknown {
  const { addresses } = membersOf(asked.body)
  const { from } = placeIn(asked)
  const count = Array.isArray(addresses) ? addresses.length : 0
  return within(body, 'data', (data) => {
    if (typeof data !== 'object' || data === null) return data
    const { pageKey } = membersOf(data)
    if (typeof pageKey === 'string' && pageKey !== '') return { ...data, pageKey: `${from}:${pageKey}` }
    return { ...data, pageKey: from + AT_ONCE < count ? `${from + AT_ONCE}:` : undefined }
  })
}

function tokensIn(body: unknown): unknown {
  return within(body, 'data', (data) =>
    membersOf(data).tokens === undefined ? data : within(data, 'tokens', (rows) => eachOf(rows, tokenIn)),
  )
}

/** Decimals of the coins of all networks. */
const COIN_DECIMALS = 18

/** All metadata of a network's coin are null there, although its amount is counted in them. */
function tokenIn(token: Members): Members {
  const metadata = membersOf(token.tokenMetadata)
  const isCoin = token.tokenAddress === null && metadata.decimals === null
  const coin = isCoin ? networkNamed(String(token.network)) : undefined
  if (!coin) return token
  const { name, symbol } = metadata
  const described = { ...metadata, name: name ?? coin.symbol, symbol: symbol ?? coin.symbol, decimals: COIN_DECIMALS }
  return { ...token, tokenMetadata: described }
}

function nftsIn(body: unknown): unknown {
  return within(body, 'data', (data) => {
    const { ownedNfts, contracts } = membersOf(data)
    if (ownedNfts !== undefined)
      return withCount(
        within(data, 'ownedNfts', (rows) => eachOf(rows, nftIn)),
        ownedNfts,
      )
    if (contracts !== undefined)
      return withCount(
        within(data, 'contracts', (rows) => eachOf(rows, collectionIn)),
        contracts,
      )
    return data
  })
}

function withCount(data: unknown, rows: unknown): unknown {
  return within(data, 'totalCount', (count) => count ?? (Array.isArray(rows) ? rows.length : count))
}

function nftIn(nft: Members): Members {
  const contract = membersOf(nft.contract)
  const tokenType = contract.tokenType ?? nft.tokenType
  return {
    ...nft,
    contract: { ...contract, tokenType },
    // A token of ERC-721 is one.
    balance: nft.balance ?? (tokenType === 'ERC721' ? '1' : undefined),
    image: imageIn(nft.image),
    raw: nft.raw ?? null,
  }
}

function imageIn(image: unknown): unknown {
  const { cachedUrl, originalUrl, pngUrl, thumbnailUrl } = membersOf(image)
  return typeof image === 'object' ? (cachedUrl ?? originalUrl ?? pngUrl ?? thumbnailUrl ?? null) : image
}

/** Counts are in the contract, or beside it. */
function collectionIn(row: Members): Members {
  const contract = membersOf(row.contract)
  return {
    ...row,
    totalBalance: row.totalBalance ?? contract.totalBalance,
    numDistinctTokensOwned: row.numDistinctTokensOwned ?? contract.numDistinctTokensOwned,
    isSpam: row.isSpam ?? contract.isSpam ?? null,
  }
}

function callIn(body: unknown): unknown {
  const { method, params } = membersOf(body)
  if (!Array.isArray(params)) return body
  return { ...membersOf(body), params: paramsOf(String(method), params) }
}

function paramsOf(method: string, params: readonly unknown[]): readonly unknown[] {
  if (method === 'alchemy_simulateExecution') return ['FLAT', ...params, 'latest']
  const options = params.at(-1)
  // Options without a page key say nothing, and are not taken beside a list of contracts.
  const isBare = method === 'alchemy_getTokenBalances' && Object.keys(membersOf(options)).length === 0
  return isBare && params.length === 3 ? params.slice(0, 2) : params
}

function within(value: unknown, member: string, change: (held: unknown) => unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? { ...value, [member]: change(membersOf(value)[member]) } : value
}

function eachOf(rows: unknown, change: (row: Members) => unknown): unknown {
  return Array.isArray(rows) ? rows.map((row: unknown) => change(membersOf(row))) : rows
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}
}
