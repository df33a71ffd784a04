import { useMemo } from 'react'
import { formatUsd } from '../api/usd.ts'
import { Empty } from '../components/Notice.tsx'
import { SteadyButton } from '../components/SteadyButton.tsx'
import { DayChart } from './DayChart.tsx'
import { PaymentList } from './PaymentList.tsx'
import type { Payment } from './payment.ts'
import { ServiceChart } from './ServiceChart.tsx'
import { SpendTable } from './SpendTable.tsx'
import { totalsOf } from './totals.ts'

interface SpendReportProps {
  readonly payments: readonly Payment[]
  /** Whether older payments can be loaded. */
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
  readonly onAgain: () => void
}

/** Payments as sums, charts and list. */
export function SpendReport({ payments, hasMore, isLoading, onMore, onAgain }: SpendReportProps) {
  const totals = useMemo(() => totalsOf(payments), [payments])
  if (payments.length === 0) {
    return (
      <Empty title="You have not paid for anything yet.">
        <p>Once you have run a query that costs something, its price appears here, by service and by day.</p>
        <button type="button" onClick={onAgain}>
          Look again
        </button>
      </Empty>
    )
  }
  return (
    <>
      <p className="spend-total" role="status">
        <strong>{formatUsd(totals.total)} USD</strong> in {payments.length}{' '}
        {payments.length === 1 ? 'payment' : 'payments'}
        {hasMore ? ', the latest ones' : ''}
        {totals.refunded > 0n ? `; ${formatUsd(totals.refunded)} USD went back` : ''}{' '}
      </p>
      <p className="spend-actions">
        {hasMore ? (
          <SteadyButton isDisabled={isLoading} onClick={onMore}>
            {isLoading ? 'Loading…' : 'Load older payments'}
          </SteadyButton>
        ) : null}
        <SteadyButton isDisabled={isLoading} onClick={onAgain}>
          Refresh
        </SteadyButton>
      </p>
      {totals.total > 0n ? (
        <>
          <div className="spend-charts">
            <ServiceChart totals={totals} />
            <DayChart totals={totals} />
          </div>
          <SpendTable totals={totals} />
        </>
      ) : (
        <p className="spend-total">Nothing was charged in the end, so there is nothing to draw.</p>
      )}
      <PaymentList payments={payments} />
    </>
  )
}
