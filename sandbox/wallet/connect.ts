import { loadCatalogue } from '../api/catalogue.ts'
import { Trouble } from '../pay/trouble.ts'
import { walletTrouble } from '../pay/walletTrouble.ts'
import { useWallet, type Wallet } from '../state/wallet.ts'
import { refreshBalance } from './balance.ts'
import { isOnNetwork } from './chain.ts'
import { setProvider } from './connected.ts'
import { forgetDevnetKey, makeDevnetKey, readDevnetKey } from './devnetKey.ts'
import { type FoundWallet, foundWallets, onFoundWallet } from './providers.ts'
import { takeUpSession } from './sessionPlace.ts'
import { keepStored, readStored } from './stored.ts'
import { forgetPaymentsOf } from './unansweredPlace.ts'
import { unwatch, watch } from './watch.ts'

/** Storage key of the chosen wallet: `devnet`, or an extension's id. */
const CHOICE = 'tollgraph.wallet'
const DEVNET = 'devnet'
const STORAGE = 'localStorage'

/** Counts the user's choices of a wallet, disconnecting included. */
let choices = 0

/** Tells whether no other choice was made since: a wallet that answers late does not replace one that was chosen after it. */
function untilNextChoice(): () => boolean {
  const made = choices
  return () => choices === made
}

/** Connects this browser's devnet wallet; creates it if there is none. */
export async function connectDevnet(): Promise<void> {
  const { address } = readDevnetKey() ?? (await makeDevnetKey())
  choices += 1
  await take({ kind: 'local', address, name: 'Devnet wallet' }, DEVNET)
}

/** Requests an extension's account. Throws a Trouble. */
export async function connectInjected(found: FoundWallet): Promise<void> {
  choices += 1
  const isChosen = untilNextChoice()
  const accounts = await accountsOf(found, 'eth_requestAccounts')
  if (!isChosen()) return
  const [address] = accounts
  if (!address) {
    throw new Trouble('wallet', 'The wallet has shown this page no account', {
      detail: 'Unlock it, choose an account, then try again.',
    })
  }
  await takeInjected(found, address, isChosen)
}

/** Disconnects the wallet. A devnet wallet's key is kept. */
export function disconnect(): void {
  choices += 1
  letGo()
}

/** Forgets the connected wallet. */
function letGo(): void {
  unwatch()
  setProvider(null)
  keepStored(STORAGE, CHOICE, null)
  takeUpSession(null)
  useWallet.getState().set({ wallet: null, balance: null, isElsewhere: false })
}

/** Deletes the devnet wallet's key, and with it access to its balance and to answers that it paid for and did not get. */
export function forgetDevnetWallet(): void {
  const wallet = readDevnetKey()
  if (wallet) forgetPaymentsOf(wallet.address)
  forgetDevnetKey()
  disconnect()
}

/** Reconnects the wallet of the last visit, without prompting the user. */
export async function reconnect(): Promise<void> {
  const choice = readStored<string>(STORAGE, CHOICE)
  if (!choice || useWallet.getState().wallet) return
  const isFirst = untilNextChoice()
  if (choice !== DEVNET) return reconnectInjected(choice, isFirst)
  const { network } = await loadCatalogue()
  // The same origin may have changed from a devnet to a real installation.
  if (network.name === 'devnet' && readDevnetKey() && isFirst()) await connectDevnet()
}

async function reconnectInjected(id: string, isFirst: () => boolean): Promise<void> {
  const found = await whenFound(id)
  const [address] = await accountsOf(found, 'eth_accounts').catch(() => [])
  if (address && isFirst()) await takeInjected(found, address, isFirst)
}

/** Extensions announce themselves when they are ready, possibly after the page has loaded. */
function whenFound(id: string): Promise<FoundWallet> {
  return new Promise((resolve) => {
    const look = () => {
      const found = foundWallets().find((wallet) => wallet.id === id)
      if (!found) return
      stop()
      resolve(found)
    }
    const stop = onFoundWallet(look)
    look()
  })
}

async function accountsOf({ provider }: FoundWallet, method: string): Promise<readonly `0x${string}`[]> {
  try {
    const accounts = await provider.request({ method })
    return Array.isArray(accounts) ? accounts : []
  } catch (error) {
    throw walletTrouble(error)
  }
}

async function takeInjected(
  { id, name, provider }: FoundWallet,
  address: `0x${string}`,
  isChosen: () => boolean,
): Promise<void> {
  const { network } = await loadCatalogue()
  const isHere = await isOnNetwork(provider, network).catch(() => true)
  if (!isChosen()) return
  unwatch()
  setProvider(provider)
  watch(provider, network, {
    onAccount: (next) => take({ kind: 'injected', address: next, name }, id),
    onGone: letGo,
  })
  useWallet.getState().set({ isElsewhere: !isHere })
  await take({ kind: 'injected', address, name }, id)
}

async function take(wallet: Wallet, choice: string): Promise<void> {
  if (wallet.kind === 'local') {
    unwatch()
    setProvider(null)
    useWallet.getState().set({ isElsewhere: false })
  }
  keepStored(STORAGE, CHOICE, choice)
  useWallet.getState().set({ wallet, balance: null })
  takeUpSession(wallet.address)
  await refreshBalance()
}
