import { useEffect } from 'react'
import { useBill } from '../state/bill.ts'
import { useRequest } from '../state/request.ts'
import { useRun } from '../state/run.ts'
import { askPriced } from './askPriced.ts'
import { BillWatch } from './billWatch.ts'

/** Debounce delay after typing, in milliseconds. */
const DELAY = 300

let watch: BillWatch | null = null

/** Keeps `useBill` at the price of the editor's request, from the first mount on. */
export function useBillPreview(): void {
  useEffect(() => {
    watch ??= startWatch()
  }, [])
}

/** Fetches the price of the same request again. */
export function askAgain(): void {
  watch?.again()
}

/** One watch per page: views unmount, and the bill of an unchanged request must not be fetched again for that. */
function startWatch(): BillWatch {
  const started = new BillWatch({
    ask: askPriced,
    tell: useBill.getState().set,
    isHidden: () => document.hidden,
    delay: DELAY,
  })
  const { query, variables } = useRequest.getState()
  started.update({ query, variables })
  useRequest.subscribe((written) => started.update({ query: written.query, variables: written.variables }))
  useRun.subscribe(({ trouble }, before) => {
    if (trouble !== before.trouble && trouble?.kind === 'price') started.again()
  })
  document.addEventListener('visibilitychange', () => started.wake())
  window.addEventListener('online', () => {
    if (useBill.getState().bill.state === 'unknown') started.again()
  })
  return started
}
