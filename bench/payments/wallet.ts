import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { type Address, parseAddress } from '../../schema/address.ts'

/** Somebody who pays. */
export interface Wallet {
  readonly address: Address
  readonly key: Buffer
}

/** Makes wallets that have nothing yet. */
export function makeWallets(count: number): readonly Wallet[] {
  return Array.from({ length: count }, () => {
    const key = generatePrivateKey()
    return { address: parseAddress(privateKeyToAddress(key))!, key: Buffer.from(key.slice(2), 'hex') }
  })
}
