import type { Receipt } from '@tollgraph/client'
import { useSyncExternalStore } from 'react'

let receipts: readonly Receipt[] = []
const listeners = new Set<() => void>()

/** Adds the receipt of a paid operation. */
export function keepReceipt(receipt: Receipt): void {
  receipts = [receipt, ...receipts]
  for (const listener of listeners) listener()
}

/** The receipts since the page was opened, the newest first. */
export function useReceipts(): readonly Receipt[] {
  return useSyncExternalStore(subscribe, () => receipts)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
