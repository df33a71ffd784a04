import { type Address, parseAddress } from '../../../schema/address.ts'

/** Who a credential says pays: a wallet on a chain, as `did:pkh` spells it. */
export interface Source {
  readonly chainId: number
  readonly address: Address
}

/** Reads a `did:pkh` of an EVM wallet. Null when it is none. */
export function readSource(text: string): Source | null {
  const [, chain = '', wallet = ''] = /^did:pkh:eip155:([1-9]\d{0,14}):(0x[0-9a-fA-F]{40})$/.exec(text) ?? []
  const address = parseAddress(wallet)
  return address ? { chainId: Number(chain), address } : null
}
