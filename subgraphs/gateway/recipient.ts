import { type Address, parseAddress, parseSolanaAddress, type SolanaAddress } from '../../schema/address.ts'
import { BadInput } from '../../schema/errors.ts'
import type { UsdcNetwork } from '../kit/subgraph.ts'

/** Who gets a transfer: the address in its network's spelling. */
export type Recipient =
  | { readonly network: 'base' | 'tempo'; readonly address: Address }
  | { readonly network: 'solana'; readonly address: SolanaAddress }

/** Reads an address of a network. Throws BadInput when it is none, or one whose money nobody could ever move. */
export function recipientOn(network: UsdcNetwork, text: string): Recipient {
  if (network === 'solana') return { network, address: solanaAddress(text) }
  const address = parseAddress(text)
  if (!address) throw new BadInput(`is not an address on ${network}, or its checksum is wrong`, ['address'])
  if (BigInt(address) === 0n) throw new BadInput('is the zero address, which nobody owns', ['address'])
  if (BigInt(address) <= LAST_PRECOMPILE || KEYLESS.has(address))
    throw new BadInput('is no wallet: what is sent there can never be moved again', ['address'])
  return { network, address }
}

/** Addresses up to this one are functions of the chain itself: EIP-7951's is the highest. */
const LAST_PRECOMPILE = 0x100n

/** Contracts that payments and wallets call and that cannot send tokens on: Permit2 and Multicall3. */
const KEYLESS: ReadonlySet<string> = new Set([
  '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  '0xcA11bde05977b3631167028862bE2a173976CA11',
])

/** Programs of Solana that tokens are handled by. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
])

/** All zeros, which is the system program: it has no key either. */
const SYSTEM_PROGRAM = /^1+$/

function solanaAddress(text: string): SolanaAddress {
  const address = parseSolanaAddress(text)
  if (!address) throw new BadInput('is not an address on solana', ['address'])
  if (SYSTEM_PROGRAM.test(address)) throw new BadInput('is the zero address, which nobody owns', ['address'])
  if (PROGRAMS.has(address))
    throw new BadInput('is no wallet: what is sent there can never be moved again', ['address'])
  return address
}
