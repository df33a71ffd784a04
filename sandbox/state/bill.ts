import { create } from 'zustand'
import type { Bill } from '../api/types.ts'
import type { Trouble } from '../pay/trouble.ts'

/** The price state of the editor's request. */
export type BillState =
  | { readonly state: 'empty' }
  /** Being fetched; the last bill stays visible. */
  | { readonly state: 'asking'; readonly last: Bill | null }
  | { readonly state: 'known'; readonly bill: Bill; readonly needsIdentity: boolean }
  /** The request has no price yet, or the router is unreachable. */
  | { readonly state: 'unknown'; readonly trouble: Trouble }

interface BillStore {
  readonly bill: BillState
  set(bill: BillState): void
}

/** The bill of the editor's request, kept up to date by `bill/useBillPreview.ts`. */
export const useBill = create<BillStore>((set) => ({ bill: { state: 'empty' }, set: (bill) => set({ bill }) }))
