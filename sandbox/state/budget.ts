import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface BudgetState {
  /** Maximum price per request: decimal USD string; null for none. */
  readonly perRequest: string | null
  setPerRequest(usd: string | null): void
}

/** The user's limits, stored in the browser. */
export const useBudget = create<BudgetState>()(
  persist((set) => ({ perRequest: '1', setPerRequest: (perRequest) => set({ perRequest }) }), {
    name: 'tollgraph.budget',
  }),
)
