import { loadCatalogue } from '../api/catalogue.ts'
import type { Signer } from '../pay/desk.ts'
import { Trouble } from '../pay/trouble.ts'
import { walletTrouble } from '../pay/walletTrouble.ts'
import { useWallet, type Wallet } from '../state/wallet.ts'
import { isOnNetwork, wrongNetwork } from './chain.ts'
import { currentProvider } from './connected.ts'
import { readDevnetKey } from './devnetKey.ts'
import { devnetReads } from './devnetReads.ts'
import type { WalletProvider } from './providers.ts'

/** The page's current signer. Throws a Trouble when there is no wallet, or it is on another network. */
export async function currentSigner(): Promise<Signer> {
  const { wallet } = useWallet.getState()
  if (!wallet) throw noWallet()
  if (wallet.kind === 'local') return localSigner()
  const provider = currentProvider()
  if (!provider) throw noWallet()
  return injectedSigner(wallet, provider)
}

async function localSigner(): Promise<Signer> {
  const kept = readDevnetKey()
  if (!kept) throw noWallet()
  const { privateKeyToAccount } = await import('viem/accounts')
  const account = privateKeyToAccount(kept.key)
  return {
    address: account.address,
    signTypedData: (message) => account.signTypedData(message),
    signMessage: (message) => account.signMessage(message),
    readContract: devnetReads(account.address),
  }
}

async function injectedSigner({ address }: Wallet, provider: WalletProvider): Promise<Signer> {
  const { network } = await loadCatalogue()
  // Wallets sign typed data only for their current chain.
  const isThere = await isOnNetwork(provider, network).catch((error: unknown) => {
    throw walletTrouble(error)
  })
  if (!isThere) throw wrongNetwork(network)
  const { createPublicClient, createWalletClient, custom } = await import('viem')
  const transport = custom(provider as Parameters<typeof custom>[0])
  const client = createWalletClient({ account: address, transport })
  // The wallet reads the chain: the page has no RPC endpoint.
  const reader = createPublicClient({ transport })
  return {
    address,
    signTypedData: (message) => client.signTypedData(message),
    signMessage: ({ message }) => client.signMessage({ message }),
    readContract: (call) => reader.readContract(call),
  }
}

function noWallet(): Trouble {
  return new Trouble('wallet', 'This needs a wallet', {
    detail: 'Connect one first: it pays, and shows who is asking.',
    money: 'Nothing was paid.',
  })
}
