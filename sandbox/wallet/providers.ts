/** What an extension offers to pages (EIP-1193). */
export interface WalletProvider {
  request(args: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on?(event: string, listener: (...args: never[]) => void): void
  removeListener?(event: string, listener: (...args: never[]) => void): void
}

/** A wallet that has announced itself (EIP-6963), or the one that a browser has without a word. */
export interface FoundWallet {
  /** Reverse domain name, stable over visits: `io.example.wallet`. */
  readonly id: string
  readonly name: string
  /** A `data:` URL; null without one. */
  readonly icon: string | null
  readonly provider: WalletProvider
}

interface Announcement extends Event {
  readonly detail?: {
    readonly info?: { readonly rdns?: string; readonly name?: string; readonly icon?: string }
    readonly provider?: WalletProvider
  }
}

/** The one that announced nothing. */
const SILENT_ID = 'window.ethereum'

const announced = new Map<string, FoundWallet>()
const listeners = new Set<() => void>()
let isListening = false

/** The wallets of this browser, as far as they have announced themselves by now. The same array while nothing changes. */
export function foundWallets(): readonly FoundWallet[] {
  listen()
  return found
}

/** Hears of every wallet that announces itself from now on. */
export function onFoundWallet(listener: () => void): () => void {
  listen()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let found: readonly FoundWallet[] = []

function listen(): void {
  if (isListening) return
  isListening = true
  const page = globalThis as unknown as EventTarget & { readonly ethereum?: WalletProvider }
  page.addEventListener('eip6963:announceProvider', (event) => hear(event as Announcement))
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  const silent = page.ethereum
  if (announced.size === 0 && silent) {
    found = [{ id: SILENT_ID, name: 'Browser wallet', icon: null, provider: silent }]
  }
}

function hear({ detail }: Announcement): void {
  const { info, provider } = detail ?? {}
  if (!info?.rdns || !provider) return
  const icon = info.icon?.startsWith('data:image/') ? info.icon : null
  announced.set(info.rdns, { id: info.rdns, name: info.name ?? info.rdns, icon, provider })
  found = [...announced.values()]
  for (const listener of listeners) listener()
}
