import { del, get, set } from 'idb-keyval'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { Outcome } from '../../state/run.ts'
import { readAgain, useKeeper } from '../keeper.ts'
import { type KeptAnswer, keptOf, MAX_ANSWERS } from './keptAnswer.ts'

interface KeptAnswersState {
  /** Newest first. */
  readonly answers: readonly KeptAnswer[]
  keep(outcome: Outcome): Promise<void>
  remove(id: string): Promise<void>
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
        inTurn(() =>
          change(({ answers }) => ({
            answers: [keptOf(outcome, crypto.randomUUID()), ...answers].slice(0, MAX_ANSWERS),
          })),
        ),
      remove: (id) =>
        inTurn(() => change(({ answers }) => ({ answers: answers.filter((answer) => answer.id !== id) }))),
    }),
    { name: 'tollgraph.answers', storage, partialize: ({ answers }) => ({ answers }) },
  ),
)

let last: Promise<void> = Promise.resolve()

/** Makes a change of the list as it is stored by now, after the changes before it. */
function inTurn(change: () => void): Promise<void> {
  last = last.then(() => readAgain(useKeptAnswers)).then(change)
  return last
}

async function attempt<Value>(action: Promise<Value>): Promise<Value | undefined> {
  try {
    return await action
  } catch {
    useKeeper.setState({ isRefused: true })
    return undefined
  }
}
