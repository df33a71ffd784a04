import { type Address, parseAddress, parseSolanaAddress, type SolanaAddress } from '../../schema/address.ts'
import { BadInput } from '../../schema/errors.ts'
import { whyLost } from '../../schema/lostAddress.ts'
import type { UsdcNetwork } from '../kit/service/subgraph.ts'

/** Recipient of a transfer: the address in its network's canonical form. */
export type Recipient =
  | { readonly network: 'base' | 'tempo'; readonly address: Address }
  | { readonly network: 'solana'; readonly address: SolanaAddress }

/** Parses an address of a network. Throws BadInput if it is malformed, or if USDC sent to it could never be moved. */
export function recipientOn(network: UsdcNetwork, text: string): Recipient {
  const recipient = parseOn(network, text)
  const objection = whyLost(recipient.address)
  if (objection) throw new BadInput(objection, ['input', 'address'])
  return recipient
}

function parseOn(network: UsdcNetwork, text: string): Recipient {
  if (network === 'solana') {
    const address = parseSolanaAddress(text)
    if (!address) throw new BadInput('is not an address on solana', ['input', 'address'])
    return { network, address }
  }
  const address = parseAddress(text)
  if (!address) throw new BadInput(`is not an address on ${network}, or its checksum is wrong`, ['input', 'address'])
  return { network, address }
}
