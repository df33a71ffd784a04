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
  return { network, address }
}

/** All zeros, which is the system program: it has no key either. */
const SYSTEM_PROGRAM = /^1+$/

function solanaAddress(text: string): SolanaAddress {
  const address = parseSolanaAddress(text)
  if (!address) throw new BadInput('is not an address on solana', ['address'])
  if (SYSTEM_PROGRAM.test(address)) throw new BadInput('is the zero address, which nobody owns', ['address'])
  return address
}
