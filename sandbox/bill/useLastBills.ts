import { useEffect, useState } from 'react'
import type { Bill } from '../api/types.ts'
import { useBill } from '../state/bill.ts'
import { useRequest } from '../state/request.ts'

interface LastBills {
  readonly bill: Bill
  /** The bill of the same request before the last edit; null after another request was loaded. */
  readonly before: Bill | null
  readonly revision: number
}

/** The last known bill, and the one before it. */
export function useLastBills(): LastBills | null {
  const state = useBill(({ bill }) => bill)
  const [last, setLast] = useState<LastBills | null>(null)
  useEffect(() => {
    if (state.state === 'empty') setLast(null)
    if (state.state !== 'known') return
    const { bill } = state
    const { revision } = useRequest.getState()
    setLast((known) => ({ bill, before: known?.revision === revision ? known.bill : null, revision }))
  }, [state])
  return last
}
