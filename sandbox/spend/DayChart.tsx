import { useCallback } from 'react'
import { PlotFigure } from '../answer/chart/PlotFigure.tsx'
import { dayCaption } from './captions.ts'
import type { SpendTotals } from './totals.ts'

/** Spending per day, stacked by service. */
export function DayChart({ totals }: { readonly totals: SpendTotals }) {
  const draw = useCallback(async (width: number) => (await import('./draw.ts')).drawDays(totals, width), [totals])
  return (
    <section>
      <h3>By day</h3>
      <PlotFigure draw={draw} caption={dayCaption(totals)} />
    </section>
  )
}
