/** An extension's provider (EIP-1193). */
export interface WalletProvider {
  request(args: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on?(event: string, listener: (...args: never[]) => void): void
  removeListener?(event: string, listener: (...args: never[]) => void): void
}

/** A wallet announced by EIP-6963, or the unannounced `window.ethereum`. */
export interface FoundWallet {
  /** Reverse domain name, stable across visits: `io.example.wallet`. */
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

/** Id of the unannounced wallet. */
const SILENT_ID = 'window.ethereum'

const announced = new Map<string, FoundWallet>()
const listeners = new Set<() => void>()
let isListening = false

/** The wallets of this browser announced so far. Returns the same array while it is unchanged. */
export function foundWallets(): readonly FoundWallet[] {
  listen()
  return found
}

/** Calls the listener for every wallet announced from now on. */
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
