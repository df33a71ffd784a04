import { useEffect } from 'react'
import { useBill } from '../state/bill.ts'
import { keepHistory } from '../take/history.ts'
import { LinkNotice } from '../take/LinkNotice.tsx'
import { TakeButtons } from '../take/TakeButtons.tsx'
import { BillLines } from './BillLines.tsx'
import { BillTotal } from './BillTotal.tsx'
import { BillTrouble } from './BillTrouble.tsx'
import { BudgetField } from './BudgetField.tsx'
import { RunButton } from './RunButton.tsx'
import { useBillPreview } from './useBillPreview.ts'
import { useLastBills } from './useLastBills.ts'

/** The request's price, line by line, and the button that pays and runs it. */
export function RunBar() {
  useBillPreview()
  useEffect(keepHistory, [])
  const state = useBill(({ bill }) => bill)
  const last = useLastBills()
  const bill = state.state === 'unknown' || state.state === 'empty' ? null : (last?.bill ?? null)
  return (
    <section className="run-bar" aria-label="Price">
      <LinkNotice />
      <div className="run-head">
        <BillTotal state={state} bill={bill} before={last?.before ?? null} />
        <RunButton />
      </div>
      {state.state === 'unknown' ? <BillTrouble trouble={state.trouble} /> : null}
      {bill ? <BillLines bill={bill} /> : null}
      <div className="run-foot">
        <BudgetField />
        <TakeButtons />
      </div>
    </section>
  )
}
