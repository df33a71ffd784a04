import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { PANES, type Pane, type PaneName, usePanes } from '../state/panes.ts'

/** Percent by which a key moves a splitter. */
const STEP = 2

/** Keys that move a splitter towards the end of its axis, and towards its start. */
const FORWARD = { x: 'ArrowRight', y: 'ArrowDown' } as const
const BACKWARD = { x: 'ArrowLeft', y: 'ArrowUp' } as const

interface SplitterProps {
  readonly name: PaneName
  /** Id of the pane's element. */
  readonly controls: string
}

/** Changes the size of the pane beside it: by dragging, arrow keys, Home and End; Enter or a double click resets it. */
export function Splitter({ name, controls }: SplitterProps) {
  const resize = usePanes((state) => state.resize)
  const percent = useMeasured(controls, PANES[name].axis)
  const drag = useRef<{ readonly at: number; readonly percent: number } | null>(null)
  const pane: Pane = PANES[name]
  const sign = pane.side === 'before' ? 1 : -1

  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { at: positionOf(event, pane), percent }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const whole = extentOf(document.getElementById(controls)?.parentElement, pane.axis)
    if (!drag.current || whole === 0) return
    const moved = ((positionOf(event, pane) - drag.current.at) / whole) * 100
    resize(name, drag.current.percent + sign * moved)
  }
  const press = (event: KeyboardEvent) => {
    const sizes: Readonly<Record<string, number | null>> = {
      [FORWARD[pane.axis]]: percent + sign * STEP,
      [BACKWARD[pane.axis]]: percent - sign * STEP,
      Home: pane.least,
      End: pane.most,
      Enter: null,
    }
    const size = sizes[event.key]
    if (size === undefined) return
    event.preventDefault()
    resize(name, size)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is the pattern of a window splitter
    <div
      className={`splitter splitter-${pane.axis}`}
      role="separator"
      tabIndex={0}
      aria-label={pane.label}
      aria-controls={controls}
      aria-orientation={pane.axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={pane.least}
      aria-valuemax={pane.most}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = null
      }}
      onDoubleClick={() => resize(name, null)}
    />
  )
}

/** The size of an element in percent of its parent, as it is now. */
function useMeasured(id: string, axis: Pane['axis']): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new ResizeObserver(() => {
      const whole = extentOf(element.parentElement, axis)
      if (whole > 0) setPercent((extentOf(element, axis) / whole) * 100)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, axis])
  return percent
}

function extentOf(element: Element | null | undefined, axis: Pane['axis']): number {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 }
  return axis === 'x' ? width : height
}

function positionOf({ clientX, clientY }: PointerEvent, { axis }: Pane): number {
  return axis === 'x' ? clientX : clientY
}
