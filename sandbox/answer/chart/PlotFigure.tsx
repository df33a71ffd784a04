import { Loading } from '../../components/Notice.tsx'
import { usePlot } from './usePlot.ts'

interface PlotFigureProps {
  /** Draws at a width in pixels; must keep its identity while the drawing is unchanged. */
  readonly draw: (width: number) => Promise<Element>
  /** Text alternative of the drawing. */
  readonly caption: string
}

/** A drawing with its text alternative. */
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
