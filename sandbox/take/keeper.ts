import { create } from 'zustand'
import { createJSONStorage, type StateStorage } from 'zustand/middleware'
import { storageOf } from '../wallet/stored.ts'

interface KeeperState {
  /** Whether the browser rejected a write: storage is full, or disabled for this page. */
  readonly isRefused: boolean
}

/** State of the storage. */
export const useKeeper = create<KeeperState>(() => ({ isRefused: false }))

/** `localStorage` that records failures instead of throwing: unsaved values last until the page is closed. */
const storage: StateStorage = {
  getItem: (name) => attempt(() => storageOf('localStorage').getItem(name)) ?? null,
  setItem: (name, value) => void attempt(() => storageOf('localStorage').setItem(name, value)),
  removeItem: (name) => void attempt(() => storageOf('localStorage').removeItem(name)),
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    const value = action()
    if (useKeeper.getState().isRefused) useKeeper.setState({ isRefused: false })
    return value
  } catch {
    useKeeper.setState({ isRefused: true })
    return undefined
  }
}

/** A store whose list is kept in this browser. */
interface KeptStore {
  readonly persist: { rehydrate(): Promise<void> | void }
}

/**
 * Reads a list again before it is changed: other tabs may have changed it, and each stores the whole list. What storage
 * rejected is only in this tab, and is not replaced. Of `localStorage` it is read when this returns.
 */
export function readAgain({ persist }: KeptStore): Promise<void> | void {
  if (!useKeeper.getState().isRefused) return persist.rehydrate()
}

/** Storage of history and saved queries. */
export const keeper = createJSONStorage(() => storage)
