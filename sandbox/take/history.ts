import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { type Outcome, useRun } from '../state/run.ts'
import { type HistoryEntry, withEntry } from './historyEntries.ts'
import { keeper, readAgain } from './keeper.ts'

interface HistoryState {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[]
  add(entry: HistoryEntry): void
  clear(): void
}

/** The most recent requests, stored in this browser. */
export const useHistory = create<HistoryState>()(
  persist(
    (set) => ({
      entries: [],
      add: (entry) => {
        void readAgain(useHistory)
        set(({ entries }) => ({ entries: withEntry(entries, entry) }))
      },
      clear: () => set({ entries: [] }),
    }),
    { name: 'tollgraph.history', storage: keeper, partialize: ({ entries }) => ({ entries }) },
  ),
)

let isKeeping = false

/** Records every outcome from now on, whichever view is shown. */
export function keepHistory(): void {
  if (isKeeping) return
  isKeeping = true
  useRun.subscribe(({ outcome }, before) => {
    if (outcome && !outcome.isKept && outcome !== before.outcome) useHistory.getState().add(entryOf(outcome))
  })
}

function entryOf({ written, sent, at }: Outcome): HistoryEntry {
  const { query, variables } = written
  return { id: crypto.randomUUID(), query, variables, at: at.toISOString(), charged: sent.receipt?.charged ?? '0' }
}
