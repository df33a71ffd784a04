import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface BudgetState {
  /** The most that one request may cost: decimal string of USD; null for none. */
  readonly perRequest: string | null
  setPerRequest(usd: string | null): void
}

/** The person's own limits, kept in the browser. */
export const useBudget = create<BudgetState>()(
  persist((set) => ({ perRequest: '1', setPerRequest: (perRequest) => set({ perRequest }) }), {
    name: 'tollgraph.budget',
  }),
)
