import { Loading } from '../../components/Notice.tsx'
import { usePlot } from './usePlot.ts'
import './chart.css'

interface PlotFigureProps {
  /** Draws for a width in pixels; the same function as long as the drawing is the same. */
  readonly draw: (width: number) => Promise<Element>
  /** What it shows in words. */
  readonly caption: string
}

/** A drawing with what it says in words. */
export function PlotFigure({ draw, caption }: PlotFigureProps) {
  const { place, state } = usePlot(draw)
  return (
    <figure className="drawing">
      {state === 'drawing' ? <Loading what="the chart" /> : null}
      {state === 'failed' ? <p role="alert">The chart could not be drawn. The table has the same numbers.</p> : null}
      <div ref={place} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
