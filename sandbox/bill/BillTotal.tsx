import type { Bill } from '../api/types.ts'
import { parseUsd } from '../api/usd.ts'
import type { BillState } from '../state/bill.ts'
import { difference, spokenBill } from './difference.ts'

interface BillTotalProps {
  readonly state: BillState
  readonly bill: Bill | null
  readonly before: Bill | null
}

/** The total, large; the last price stays visible while the next one is fetched. */
export function BillTotal({ state, bill, before }: BillTotalProps) {
  const moved = bill && state.state === 'known' ? difference(before, bill) : null
  return (
    <div className="bill-total" data-state={state.state}>
      <span aria-hidden="true">
        <span className="bill-sum">{sumText(bill)}</span>
        {moved ? (
          <span className={`bill-moved ${moved.startsWith('+') ? 'bill-up' : 'bill-down'}`}>{moved}</span>
        ) : null}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {bill && state.state === 'known' ? spokenBill(before, bill) : ''}
      </span>
    </div>
  )
}

function sumText(bill: Bill | null): string {
  if (!bill) return '– USD'
  return parseUsd(bill.total) === 0n ? 'Free' : `${bill.total} USD`
}
