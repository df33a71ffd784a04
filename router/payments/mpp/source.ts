import { type Address, parseAddress } from '../../../schema/address.ts'

/** The claimed payer of a credential: a wallet on a chain, as a `did:pkh`. */
export interface Source {
  readonly chainId: number
  readonly address: Address
}

/** Reads a `did:pkh` of an EVM wallet. Null when it is invalid. */
export function readSource(text: string): Source | null {
  const [, chain = '', wallet = ''] = /^did:pkh:eip155:([1-9]\d{0,14}):(0x[0-9a-fA-F]{40})$/.exec(text) ?? []
  const address = parseAddress(wallet)
  return address ? { chainId: Number(chain), address } : null
}

/** Whether a claimed payer is the wallet that signed, on the chain that is paid on. */
export function isSource(source: Source | null, payer: string, chainId: number): boolean {
  return source?.address === payer && source.chainId === chainId
}

/** The refusal of a credential whose claimed payer is another one. */
export const NOT_THE_PAYER = {
  reason: 'verification-failed',
  message: 'The source of the credential is not who pays.',
} as const
