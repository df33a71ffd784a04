import { gatewayUrl } from '../api/base.ts'
import { loadCatalogue } from '../api/catalogue.ts'
import { reach } from '../api/offline.ts'
import { formatUsd } from '../api/usd.ts'
import { Trouble } from '../pay/trouble.ts'
import { wordsOf } from '../pay/words.ts'
import { useWallet, type Wallet } from '../state/wallet.ts'
import { currentProvider } from './connected.ts'
import type { WalletProvider } from './providers.ts'

/** Counts the balances that were asked for: an answer that comes after a newer one is of no use. */
let asked = 0

/** Refreshes the wallet's balance. On failure it is unknown, and the router reports an insufficient one. */
export async function refreshBalance(): Promise<void> {
  const { wallet } = useWallet.getState()
  if (!wallet) return
  asked += 1
  const mine = asked
  const balance = await balanceOf(wallet.address).catch(() => null)
  if (mine === asked) show(balance, wallet)
}

/** Adds test money to the wallet. Throws a Trouble. */
export async function getTestMoney(): Promise<void> {
  const { wallet } = useWallet.getState()
  if (!wallet) return
  const balance = await askDevnet('POST', wallet.address)
  // What was asked for before the money came may tell less.
  asked += 1
  show(balance, wallet)
}

/** Shows a balance, unless another wallet is connected by now. */
function show(balance: string | null, { address }: Wallet): void {
  const { wallet, set } = useWallet.getState()
  if (wallet?.address === address) set({ balance })
}

async function balanceOf(address: `0x${string}`): Promise<string | null> {
  const { network } = await loadCatalogue()
  if (network.name === 'devnet') return askDevnet('GET', address)
  const provider = currentProvider()
  return provider ? onChain(provider, network.asset, address) : null
}

/** `balanceOf(address)` of the token, through the wallet's provider: the page has no RPC endpoint. */
async function onChain(provider: WalletProvider, token: string, address: string): Promise<string> {
  const data = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`
  const said = await provider.request({ method: 'eth_call', params: [{ to: token, data }, 'latest'] })
  return formatUsd(BigInt(String(said)))
}

async function askDevnet(method: 'GET' | 'POST', address: string): Promise<string> {
  const response = await reach(gatewayUrl(`devnet/wallets/${address}`), { method })
  const body = await response.text()
  if (!response.ok) {
    throw new Trouble('upstream', 'No test money came', { detail: wordsOf(body).message ?? 'Try again in a moment.' })
  }
  return (JSON.parse(body) as { readonly balance: string }).balance
}
