import { parseWalletAddress, type WalletAddress } from '../../../schema/address.ts'

/** A line of a list of addresses that is none; the message says which. */
export class AddressFileUnreadable extends Error {
  override readonly name = 'AddressFileUnreadable'
}

/**
 * Reads a list of wallets: one address a line, EVM or Solana, in any order; empty lines and what follows `#` do not count.
 * Throws AddressFileUnreadable for a line that is no address, so that a list is taken whole or not at all.
 */
export function readAddresses(text: string, name: string): WalletAddress[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const written = line.replace(/#.*/s, '').trim()
    if (written === '') return []
    const address = parseWalletAddress(written)
    if (address) return [address]
    throw new AddressFileUnreadable(`${name}, line ${index + 1}: ${written.slice(0, 80)} is no EVM or Solana address`)
  })
}
