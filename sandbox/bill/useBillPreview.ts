import { useEffect } from 'react'
import { useBill } from '../state/bill.ts'
import { useRequest } from '../state/request.ts'
import { useRun } from '../state/run.ts'
import { askPriced } from './askPriced.ts'
import { BillWatch } from './billWatch.ts'

/** How long typing must rest before the price is asked, in milliseconds. */
const DELAY = 300

let watch: BillWatch | null = null

/** Keeps `useBill` at the price of what is in the editor, from the first time that somebody looks. */
export function useBillPreview(): void {
  useEffect(() => {
    watch ??= startWatch()
  }, [])
}

/** Asks the price once more, of the same request. */
export function askAgain(): void {
  watch?.again()
}

/** It stays with the page: views come and go, and the bill of an unchanged request need not be asked again for that. */
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
