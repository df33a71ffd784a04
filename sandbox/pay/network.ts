/** Payment token and network: the part of the catalogue's network that paying needs. */
export interface PayingNetwork {
  readonly name: 'devnet' | 'base-sepolia' | 'base'
  /** CAIP-2: `eip155:84532`. */
  readonly id: string
  readonly chainId: number
  readonly asset: `0x${string}`
}
