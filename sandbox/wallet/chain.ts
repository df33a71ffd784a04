import type { PayingNetwork } from '../pay/network.ts'
import { Trouble } from '../pay/trouble.ts'
import { codeOf, walletTrouble } from '../pay/walletTrouble.ts'
import type { WalletProvider } from './providers.ts'

/** What people call the networks. */
const NAMES: Readonly<Record<PayingNetwork['name'], string>> = {
  // A wallet knows the devnet as the network that it stands in for.
  devnet: 'Base Sepolia',
  'base-sepolia': 'Base Sepolia',
  base: 'Base',
}

/** A network as people call it. */
export function networkName({ name }: Pick<PayingNetwork, 'name'>): string {
  return NAMES[name]
}

/** Whether a wallet is on the network that is paid on. */
export async function isOnNetwork(provider: WalletProvider, { chainId }: PayingNetwork): Promise<boolean> {
  return isChain(await provider.request({ method: 'eth_chainId' }), chainId)
}

/** Whether a chain id as wallets spell it is the one that is meant. */
export function isChain(said: unknown, chainId: number): boolean {
  return typeof said === 'string' && Number(said) === chainId
}

/** Why nothing is signed yet. */
export function wrongNetwork(network: PayingNetwork): Trouble {
  return new Trouble('network', 'Your wallet is on another network', {
    detail: `Switch it to ${networkName(network)}: the wallet dialog has a button for that.`,
    money: 'Nothing was paid.',
  })
}

/** 4902 of EIP-3326: the wallet has never heard of the chain. */
const UNKNOWN_CHAIN = 4902

/** Has a wallet switch to the network that is paid on, and learn of it where it must. Throws a Trouble. */
export async function switchNetwork(provider: WalletProvider, network: PayingNetwork): Promise<void> {
  const chainId = `0x${network.chainId.toString(16)}`
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (error) {
    if (codeOf(error) !== UNKNOWN_CHAIN) throw walletTrouble(error)
    await addNetwork(provider, network, chainId)
  }
}

async function addNetwork(provider: WalletProvider, { name }: PayingNetwork, chainId: string): Promise<void> {
  const { base, baseSepolia } = await import('viem/op-stack')
  const chain = name === 'base' ? base : baseSepolia
  try {
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId,
          chainName: chain.name,
          nativeCurrency: chain.nativeCurrency,
          rpcUrls: chain.rpcUrls.default.http,
          blockExplorerUrls: [chain.blockExplorers.default.url],
        },
      ],
    })
  } catch (error) {
    throw walletTrouble(error)
  }
}
