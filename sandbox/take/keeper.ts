import { create } from 'zustand'
import { createJSONStorage, type StateStorage } from 'zustand/middleware'

interface KeeperState {
  /** Whether the browser rejected a write: storage is full, or disabled for this page. */
  readonly isRefused: boolean
}

/** State of the storage. */
export const useKeeper = create<KeeperState>(() => ({ isRefused: false }))

/** `localStorage` that records failures instead of throwing: unsaved values last until the page is closed. */
const storage: StateStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name)) ?? null,
  setItem: (name, value) => void attempt(() => localStorage.setItem(name, value)),
  removeItem: (name) => void attempt(() => localStorage.removeItem(name)),
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

/** Storage of history and saved queries. */
export const keeper = createJSONStorage(() => storage)
