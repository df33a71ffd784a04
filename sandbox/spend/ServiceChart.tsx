import { useCallback } from 'react'
import { PlotFigure } from '../answer/chart/PlotFigure.tsx'
import { serviceCaption } from './captions.ts'
import type { SpendTotals } from './totals.ts'

/** Spending per service, as bars. */
export function ServiceChart({ totals }: { readonly totals: SpendTotals }) {
  const draw = useCallback(async (width: number) => (await import('./draw.ts')).drawServices(totals, width), [totals])
  return (
    <section>
      <h3>By service</h3>
      <PlotFigure draw={draw} caption={serviceCaption(totals)} />
    </section>
  )
}
