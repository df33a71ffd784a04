import { parseWalletAddress, type WalletAddress } from '../../../schema/address.ts'

/** A line of an address list that is not an address; the message names the line. */
export class AddressFileUnreadable extends Error {
  override readonly name = 'AddressFileUnreadable'
}

/**
 * Reads a list of wallets: one EVM or Solana address per line, in any order; empty lines and comments after `#` are
 * ignored. Throws AddressFileUnreadable for an invalid line, so that a list is applied in whole or not at all.
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
