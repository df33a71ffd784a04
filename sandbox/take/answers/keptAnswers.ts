import { del, get, set } from 'idb-keyval'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { Outcome } from '../../state/run.ts'
import { useKeeper } from '../keeper.ts'
import { type KeptAnswer, keptOf, MAX_ANSWERS } from './keptAnswer.ts'

interface KeptAnswersState {
  /** Newest first. */
  readonly answers: readonly KeptAnswer[]
  keep(outcome: Outcome): void
  remove(id: string): void
}

/** IndexedDB, because answers are larger than what `localStorage` holds; failures are shown like those of other storage. */
const storage = createJSONStorage(() => ({
  getItem: async (name) => (await attempt(get<string>(name))) ?? null,
  setItem: (name, value) => attempt(set(name, value)),
  removeItem: (name) => attempt(del(name)),
}))

/** The answers that the user kept in this browser. */
export const useKeptAnswers = create<KeptAnswersState>()(
  persist(
    (change) => ({
      answers: [],
      keep: (outcome) =>
        change(({ answers }) => ({
          answers: [keptOf(outcome, crypto.randomUUID()), ...answers].slice(0, MAX_ANSWERS),
        })),
      remove: (id) => change(({ answers }) => ({ answers: answers.filter((answer) => answer.id !== id) })),
    }),
    { name: 'tollgraph.answers', storage, partialize: ({ answers }) => ({ answers }) },
  ),
)

async function attempt<Value>(action: Promise<Value>): Promise<Value | undefined> {
  try {
    return await action
  } catch {
    useKeeper.setState({ isRefused: true })
    return undefined
  }
}
