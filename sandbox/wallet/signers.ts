import { loadCatalogue } from '../api/catalogue.ts'
import type { Signer } from '../pay/desk.ts'
import { Trouble } from '../pay/trouble.ts'
import { walletTrouble } from '../pay/walletTrouble.ts'
import { useWallet, type Wallet } from '../state/wallet.ts'
import { isOnNetwork, wrongNetwork } from './chain.ts'
import { currentProvider } from './connected.ts'
import { readDevnetKey } from './devnetKey.ts'
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
  return privateKeyToAccount(kept.key) as Signer
}

async function injectedSigner({ address }: Wallet, provider: WalletProvider): Promise<Signer> {
  const { network } = await loadCatalogue()
  // Wallets sign typed data only for their current chain.
  const isThere = await isOnNetwork(provider, network).catch((error: unknown) => {
    throw walletTrouble(error)
  })
  if (!isThere) throw wrongNetwork(network)
  const { createWalletClient, custom } = await import('viem')
  const client = createWalletClient({ account: address, transport: custom(provider as Parameters<typeof custom>[0]) })
  return {
    address,
    signTypedData: (message) => client.signTypedData(message),
    signMessage: ({ message }) => client.signMessage({ message }),
  }
}

function noWallet(): Trouble {
  return new Trouble('wallet', 'This needs a wallet', {
    detail: 'Connect one first: it pays, and shows who is asking.',
    money: 'Nothing was paid.',
  })
}
