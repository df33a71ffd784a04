/** What a wallet signs with. An account of viem is one. */
export interface Wallet {
  readonly address: `0x${string}`
  /** EIP-712: signs a payment. */
  signTypedData(data: {
    readonly domain: Record<string, unknown>
    readonly types: Record<string, unknown>
    readonly primaryType: string
    readonly message: Record<string, unknown>
  }): Promise<`0x${string}`>
  /** EIP-191: signs in. */
  signMessage(data: { readonly message: string }): Promise<`0x${string}`>
}

/** A wallet client of viem, as far as it is needed. */
export interface SigningClient {
  readonly account?: { readonly address: `0x${string}` } | undefined
  signTypedData(data: never): Promise<`0x${string}`>
  signMessage(data: never): Promise<`0x${string}`>
}

/**
 * The wallet of viem's `createWalletClient`, such as that of a browser extension. Throws a TypeError if the client has no
 * account.
 */
export function walletOf(client: SigningClient): Wallet {
  const { account } = client
  if (!account) throw new TypeError('The wallet client has no account: give createWalletClient one')
  return {
    address: account.address,
    signTypedData: (data) => client.signTypedData({ ...data, account } as never),
    signMessage: (data) => client.signMessage({ ...data, account } as never),
  }
}
