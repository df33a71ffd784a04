import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Written } from '../state/request.ts'
import { keeper, readAgain } from './keeper.ts'
import { cleanName, fromFile, merged, type SavedQuery } from './savedQueries.ts'
import { withoutSecrets } from './secrets.ts'

interface SavedState {
  /** Newest first. */
  readonly saved: readonly SavedQuery[]
  save(name: string, written: Written): void
  rename(id: string, name: string): void
  remove(id: string): void
  /** Imports a file; returns how many queries were new. Throws an Error that names the problem. */
  bring(text: string): number
}

/** The user's saved queries in this browser. */
export const useSaved = create<SavedState>()(
  persist(
    (set, get) => ({
      saved: [],
      save: (name, { query, variables }) =>
        change((saved) =>
          merged(saved, [
            {
              id: crypto.randomUUID(),
              name: cleanName(name),
              query,
              variables: withoutSecrets(variables).variables,
              at: new Date().toISOString(),
            },
          ]),
        ),
      rename: (id, name) =>
        change((saved) => saved.map((entry) => (entry.id === id ? { ...entry, name: cleanName(name) } : entry))),
      remove: (id) => change((saved) => saved.filter((entry) => entry.id !== id)),
      bring(text) {
        void readAgain(useSaved)
        const before = get().saved
        const after = merged(
          before,
          fromFile(text, () => crypto.randomUUID(), new Date()),
        )
        set({ saved: after })
        return after.length - before.length
      },
    }),
    { name: 'tollgraph.saved', storage: keeper, partialize: ({ saved }) => ({ saved }) },
  ),
)

/** Changes the list as it is stored by now. */
function change(next: (saved: readonly SavedQuery[]) => readonly SavedQuery[]): void {
  void readAgain(useSaved)
  useSaved.setState(({ saved }) => ({ saved: next(saved) }))
}
