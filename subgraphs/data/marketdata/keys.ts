import { type ChainId, chainIn } from '../../../schema/chains/chainId.ts'
import { tokenAt } from '../chains/token.ts'

/**
 * Keys of the market list in their canonical spelling, in which each thing has one id. They may come from callers, from
 * other services and from the company.
 */

const SLUG = /^[a-z0-9][a-z0-9._-]{0,99}$/
const POOL_ADDRESS = /^[A-Za-z0-9_-][A-Za-z0-9:_.-]{0,199}$/
const HEXADECIMAL = /^0x[0-9a-f]+$/i

/** The name of a coin, an exchange or a category; null for a text that is none. */
export function slugOf(text: string): string | null {
  const slug = text.toLowerCase()
  return SLUG.test(slug) ? slug : null
}

/** The address of a pool: hexadecimal digits in lower case, base58 as it is. Null for a text that is none. */
export function poolAddressOf(text: string): string | null {
  if (!POOL_ADDRESS.test(text)) return null
  return HEXADECIMAL.test(text) ? text.toLowerCase() : text
}

/** The handle of a thing of the market list in the company's JSON; null for a missing name. */
export function handleOf(name: unknown): { readonly slug: string } | null {
  return typeof name === 'string' && name !== '' ? { slug: name.toLowerCase() } : null
}

/** A chain's handle in the company's JSON. */
export interface ChainHandle {
  readonly chain_id: ChainId
}

/** The chain of a network of the market list; null for a missing name. */
export function chainOf(network: unknown): ChainHandle | null {
  return typeof network === 'string' && network !== '' ? { chain_id: chainIn('market', network) } : null
}

/** The handle of a token in the company's JSON; null where the chain cannot have the address. */
export function tokenOf(chain: ChainHandle | null, address: unknown) {
  const token = chain && typeof address === 'string' ? tokenAt(chain.chain_id, address) : null
  return token && { chain_id: token.chainId, address: token.address }
}
