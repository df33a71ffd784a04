import { create } from 'zustand'
import { createJSONStorage, type StateStorage } from 'zustand/middleware'

interface KeeperState {
  /** Whether the browser refused to keep something: it is full, or keeps nothing for this page. */
  readonly isRefused: boolean
}

/** How keeping goes. */
export const useKeeper = create<KeeperState>(() => ({ isRefused: false }))

/** `localStorage`, whose refusals are told instead of thrown: what cannot be kept is there until the page is closed. */
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

/** Where history and saved queries are kept. */
export const keeper = createJSONStorage(() => storage)
