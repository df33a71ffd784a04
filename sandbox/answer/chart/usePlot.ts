import { type RefObject, useEffect, useRef, useState } from 'react'

interface Drawing {
  /** The element that receives the drawing. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly state: 'drawing' | 'drawn' | 'failed'
}

/** Draws into an element, and redraws when its width or the drawing changes. */
export function usePlot(draw: (width: number) => Promise<Element>): Drawing {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [state, setState] = useState<Drawing['state']>('drawing')
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (width === 0) return
    let isCurrent = true
    draw(width).then(
      (drawing) => {
        if (!isCurrent) return
        hideFromReaders(drawing)
        place.current?.replaceChildren(drawing)
        setState('drawn')
      },
      () => isCurrent && setState('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [draw, width])
  return { place, state }
}

/** Hidden from screen readers: the caption describes the drawing; its hundreds of marks would be noise. */
function hideFromReaders(drawing: Element): void {
  drawing.setAttribute('aria-hidden', 'true')
  drawing.removeAttribute('role')
}
