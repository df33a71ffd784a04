import { useCallback, useEffect, useRef, useState } from 'react'
import { type Trouble, troubleOf } from '../pay/trouble.ts'
import { loadPayments } from './loadPayments.ts'
import type { Payment } from './payment.ts'

/** Pages of a hundred that are fetched at once. */
const PAGES_AT_ONCE = 5

interface Payments {
  /** Null until the first page has arrived. */
  readonly payments: readonly Payment[] | null
  readonly isLoading: boolean
  readonly hasMore: boolean
  readonly trouble: Trouble | null
  /** Loads further pages; the first ones if none is loaded yet. */
  more(): void
  /** Starts over. */
  again(): void
}

const NOTHING = { payments: null, next: null } as const

interface Known {
  readonly payments: readonly Payment[] | null
  readonly next: string | null
}

/** The payments of a wallet, page by page; loads automatically only when no signature is needed. */
export function usePayments(address: string | null, isSignedIn: boolean): Payments {
  const [known, setKnown] = useState<Known>(NOTHING)
  const [isLoading, setLoading] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  // A response to an outdated request is discarded: the wallet may have changed since.
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
