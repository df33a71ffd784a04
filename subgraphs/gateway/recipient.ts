import { type Address, parseAddress, parseSolanaAddress, type SolanaAddress } from '../../schema/address.ts'
import { BadInput } from '../../schema/errors.ts'
import type { UsdcNetwork } from '../kit/service/subgraph.ts'

/** Recipient of a transfer: the address in its network's canonical form. */
export type Recipient =
  | { readonly network: 'base' | 'tempo'; readonly address: Address }
  | { readonly network: 'solana'; readonly address: SolanaAddress }

/** Parses an address of a network. Throws BadInput if it is malformed, or if USDC sent to it could never be moved. */
export function recipientOn(network: UsdcNetwork, text: string): Recipient {
  if (network === 'solana') return { network, address: solanaAddress(text) }
  const address = parseAddress(text)
  if (!address) throw new BadInput(`is not an address on ${network}, or its checksum is wrong`, ['input', 'address'])
  if (BigInt(address) === 0n)
    throw new BadInput('is the zero address: USDC sent there cannot be recovered', ['input', 'address'])
  if (KEYLESS_RUN.test(address) || CONTRACTS.has(address) || (network === 'tempo' && TIP20_TOKEN.test(address)))
    throw new BadInput(LOST, ['input', 'address'])
  return { network, address }
}

const LOST = 'is no wallet: what is sent there can never be moved again'

/**
 * An address with so many zeros in a row belongs to no key and no deployed contract: finding one would take 2^96
 * attempts. Such addresses were assigned: precompiles, genesis contracts (`0x4200…0006`, Tempo's `0xfeec…0000`), burn
 * addresses.
 */
const KEYLESS_RUN = /0{24}/

/** Tempo's tokens: a prefix of twelve bytes and the token's number. */
const TIP20_TOKEN = /^0x20c0{21}/i

/** Contracts used by payments and wallets that cannot send tokens on: Permit2, Multicall3, and USDC itself. */
const CONTRACTS: ReadonlySet<string> = new Set([
  '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  '0xcA11bde05977b3631167028862bE2a173976CA11',
  // On Base and on Base Sepolia; the checkout itself refuses the USDC contract that this installation is paid in.
  '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
])

/** Solana programs that handle tokens, and the USDC mints. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
])

/** All zeros: the system program, which has no key either. */
const SYSTEM_PROGRAM = /^1+$/

/**
 * An address with so many ones in a row belongs to no key: finding one would take 58^16 attempts. Such addresses were
 * assigned: native programs (`Vote111…`), sysvars, the mint of wrapped SOL, the incinerator.
 */
const WRITTEN_DOWN = /1{16}/

function solanaAddress(text: string): SolanaAddress {
  const address = parseSolanaAddress(text)
  if (!address) throw new BadInput('is not an address on solana', ['input', 'address'])
  if (SYSTEM_PROGRAM.test(address))
    throw new BadInput('is the zero address: USDC sent there cannot be recovered', ['input', 'address'])
  if (PROGRAMS.has(address) || WRITTEN_DOWN.test(address)) throw new BadInput(LOST, ['input', 'address'])
  return address
}
