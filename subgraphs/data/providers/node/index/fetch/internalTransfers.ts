import type { Hex } from '../../hex.ts'
import type { FlatTrace, Frame } from './forms.ts'

/** A value transfer or a contract creation inside one transaction. */
export interface FetchedInternal {
  readonly from: Hex
  readonly to: Hex | null
  readonly value: bigint
  readonly kind: string
  readonly tracePath: string
  readonly gas: bigint
  readonly gasUsed: bigint
  readonly failure: string | null
}

const CREATES: ReadonlySet<string> = new Set(['create', 'create2'])
/** Call types that move value; delegate calls only borrow code, and static calls cannot move any. */
const MOVES: ReadonlySet<string> = new Set(['call', 'callcode', 'selfdestruct'])

/** The internal transfers in a call tree; its root is the transaction itself, not an internal call. */
export function internalsInTree(root: Frame): FetchedInternal[] {
  const found: FetchedInternal[] = []
  // Iterative instead of recursive: a contract can nest calls a thousand deep.
  const open: { frame: Frame; path: readonly number[]; failure: string | null }[] = [
    { frame: root, path: [], failure: root.error ?? null },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { frame, path, failure } = next
    const kind = frame.type.toLowerCase()
    const value = frame.value ?? 0n
    if (path.length > 0 && isTransfer(kind, value)) {
      const to = frame.to ?? null
      const { from, gas, gasUsed } = frame
      found.push({ from, to, value, kind, tracePath: path.join('_'), gas, gasUsed, failure })
    }
    const calls = frame.calls ?? []
    for (let index = calls.length - 1; index >= 0; index--) {
      const inner = calls[index]!
      open.push({ frame: inner, path: [...path, index], failure: failure ?? inner.error ?? null })
    }
  }
  return found
}

/** The internal transfers in the flat traces of one transaction, which are in execution order. */
export function internalsInList(traces: readonly FlatTrace[]): FetchedInternal[] {
  const found: FetchedInternal[] = []
  const failures = new Map<string, string>()
  for (const { type, action, result, error, traceAddress } of traces) {
    const path = traceAddress.join('_')
    const around = traceAddress.length > 0 ? failures.get(traceAddress.slice(0, -1).join('_')) : undefined
    const failure = around ?? error ?? null
    // A failed call reverts its subcalls too.
    if (failure !== null) failures.set(path, failure)
    const kind = kindOf(type, action)
    const value = action.value ?? action.balance ?? 0n
    const from = action.from ?? action.address
    if (traceAddress.length === 0 || !from || !isTransfer(kind, value)) continue
    const to = action.to ?? action.refundAddress ?? result?.address ?? null
    const gas = { gas: action.gas ?? 0n, gasUsed: result?.gasUsed ?? 0n }
    found.push({ from, to, value, kind, tracePath: path, ...gas, failure })
  }
  return found
}

function kindOf(type: string, { callType, creationMethod }: FlatTrace['action']): string {
  if (type === 'suicide') return 'selfdestruct'
  return (type === 'create' ? creationMethod : callType) ?? type
}

function isTransfer(kind: string, value: bigint): boolean {
  return CREATES.has(kind) || (MOVES.has(kind) && value > 0n)
}

/** Whether an internal transfer created a contract and was not reverted. */
export function isCreation({ kind, to, failure }: FetchedInternal): boolean {
  return CREATES.has(kind) && to !== null && failure === null
}
