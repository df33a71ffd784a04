import { useCallback, useEffect, useRef, useState } from 'react'
import { type Trouble, troubleOf } from '../pay/trouble.ts'
import { loadPayments } from './loadPayments.ts'
import type { Payment } from './payment.ts'

/** How many parts of a hundred are asked for at once. */
const PAGES_AT_ONCE = 5

interface Payments {
  /** Null until the first part came. */
  readonly payments: readonly Payment[] | null
  readonly isLoading: boolean
  readonly hasMore: boolean
  readonly trouble: Trouble | null
  /** Goes on where it stopped; from the start when nothing came yet. */
  more(): void
  /** Begins anew. */
  again(): void
}

const NOTHING = { payments: null, next: null } as const

interface Known {
  readonly payments: readonly Payment[] | null
  readonly next: string | null
}

/** The payments of the wallet at an address, part by part; asks by itself only where that needs no signature. */
export function usePayments(address: string | null, isSignedIn: boolean): Payments {
  const [known, setKnown] = useState<Known>(NOTHING)
  const [isLoading, setLoading] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  // The answer to a question that is no longer the last one is not for this wallet, or comes too late.
  const turn = useRef(0)
  const load = useCallback(async (from: Known) => {
    turn.current += 1
    const mine = turn.current
    let now = from
    setLoading(true)
    setTrouble(null)
    try {
      for (let page = 0; page < PAGES_AT_ONCE && (now.payments === null || now.next !== null); page++) {
        const { payments, next } = await loadPayments(now.next)
        if (mine !== turn.current) return
        now = { payments: [...(now.payments ?? []), ...payments], next }
        setKnown(now)
      }
    } catch (error) {
      if (mine === turn.current) setTrouble(troubleOf(error))
    } finally {
      if (mine === turn.current) setLoading(false)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wallet has other payments
  useEffect(() => {
    turn.current += 1
    setKnown(NOTHING)
    setTrouble(null)
    setLoading(false)
    if (isSignedIn) void load(NOTHING)
  }, [address, load])
  return {
    payments: known.payments,
    isLoading,
    hasMore: known.next !== null,
    trouble,
    more: () => void load(known),
    again: () => void load(NOTHING),
  }
}
