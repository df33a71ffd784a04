import { create } from 'zustand'
import type { Bill } from '../api/types.ts'
import type { Trouble } from '../pay/trouble.ts'

/** What is known of the price of the request on the desk. */
export type BillState =
  | { readonly state: 'empty' }
  /** Being asked; the last bill stays to be seen. */
  | { readonly state: 'asking'; readonly last: Bill | null }
  | { readonly state: 'known'; readonly bill: Bill; readonly needsIdentity: boolean }
  /** The request is not yet one that can be priced, or the router cannot be asked. */
  | { readonly state: 'unknown'; readonly trouble: Trouble }

interface BillStore {
  readonly bill: BillState
  set(bill: BillState): void
}

/** The bill of the request on the desk, kept up to date by `bill/useBillPreview.ts`. */
export const useBill = create<BillStore>((set) => ({ bill: { state: 'empty' }, set: (bill) => set({ bill }) }))
