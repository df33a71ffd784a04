import type { PayingNetwork } from '../pay/network.ts'
import { Trouble } from '../pay/trouble.ts'
import { codeOf, walletTrouble } from '../pay/walletTrouble.ts'
import type { WalletProvider } from './providers.ts'

/** Display names of the networks. */
const NAMES: Readonly<Record<PayingNetwork['name'], string>> = {
  // Wallets show the devnet under the name of the network whose chain id it has.
  devnet: 'Base Sepolia',
  'base-sepolia': 'Base Sepolia',
  base: 'Base',
}

/** A network's display name. */
export function networkName({ name }: Pick<PayingNetwork, 'name'>): string {
  return NAMES[name]
}

/** Whether a wallet is on the payment network. */
export async function isOnNetwork(provider: WalletProvider, { chainId }: PayingNetwork): Promise<boolean> {
  return isChain(await provider.request({ method: 'eth_chainId' }), chainId)
}

/** Whether a chain id in a wallet's spelling equals the given one. */
export function isChain(said: unknown, chainId: number): boolean {
  return typeof said === 'string' && Number(said) === chainId
}

/** The error that the wallet is on another network. */
export function wrongNetwork(network: PayingNetwork): Trouble {
  return new Trouble('network', 'Your wallet is on another network', {
    detail: `Switch it to ${networkName(network)}: the wallet dialog has a button for that.`,
    money: 'Nothing was paid.',
  })
}

/** 4902 of EIP-3326: the wallet does not know the chain. */
const UNKNOWN_CHAIN = 4902

/** Switches a wallet to the payment network, adding the network if the wallet does not know it. Throws a Trouble. */
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
