import { type Address, parseAddress } from '../../schema/address.ts'
import { BadInput } from '../../schema/errors.ts'
import { base58Bytes } from '../../schema/base58.ts'

export type UsdcNetwork = 'base' | 'tempo' | 'solana'

/** Who gets a transfer: the address in its network's spelling. */
export type Recipient =
  | { readonly network: 'base' | 'tempo'; readonly address: Address }
  | { readonly network: 'solana'; readonly address: string }

/** Length of a Solana address: an ed25519 public key, or an address derived to look like one. */
const SOLANA_ADDRESS_BYTES = 32

/** Reads an address of a network. Throws BadInput when it is none, or one whose money nobody could ever move. */
export function recipientOn(network: UsdcNetwork, text: string): Recipient {
  if (network === 'solana') return { network, address: solanaAddress(text) }
  const address = parseAddress(text)
  if (!address) throw new BadInput(`is not an address on ${network}, or its checksum is wrong`, ['address'])
  if (BigInt(address) === 0n) throw new BadInput('is the zero address, which nobody owns', ['address'])
  return { network, address }
}

function solanaAddress(text: string): string {
  const bytes = base58Bytes(text, SOLANA_ADDRESS_BYTES)
  if (bytes?.length !== SOLANA_ADDRESS_BYTES) throw new BadInput('is not an address on solana', ['address'])
  // All zeros is the system program: it has no key either.
  if (bytes.every((byte) => byte === 0)) throw new BadInput('is the zero address, which nobody owns', ['address'])
  return text
}
