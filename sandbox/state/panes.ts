import { create } from 'zustand'
import { keepStored, readStored } from '../wallet/stored.ts'

/** A pane whose size the user can change, in percent of what contains it. */
export interface Pane {
  readonly label: string
  readonly axis: 'x' | 'y'
  /** On which side of its splitter it is. */
  readonly side: 'before' | 'after'
  readonly least: number
  readonly most: number
}

/** The panes; the query gets what they leave. */
export const PANES = {
  explore: { label: 'Width of Explore', axis: 'x', side: 'before', least: 12, most: 35 },
  answer: { label: 'Width of the answer', axis: 'x', side: 'after', least: 20, most: 50 },
  variables: { label: 'Height of the variables', axis: 'y', side: 'after', least: 10, most: 75 },
} as const satisfies Readonly<Record<string, Pane>>

export type PaneName = keyof typeof PANES

/** Percent by pane; missing ones have their size from the stylesheet. */
export type PaneSizes = Readonly<Partial<Record<PaneName, number>>>

interface PanesState {
  readonly sizes: PaneSizes
  /** Changes a size within the pane's limits; null resets it. */
  resize(name: PaneName, percent: number | null): void
}

const STORAGE = 'localStorage'
const PLACE = 'tollgraph.panes'

/** The sizes of panes, kept in this browser. */
export const usePanes = create<PanesState>((set, get) => ({
  sizes: readSizes(readStored(STORAGE, PLACE)),
  resize(name, percent) {
    const { [name]: _, ...others } = get().sizes
    const sizes = percent === null ? others : { ...others, [name]: within(PANES[name], percent) }
    keepStored(STORAGE, PLACE, Object.keys(sizes).length > 0 ? sizes : null)
    set({ sizes })
  },
}))

/** Reads stored sizes; what is no size of a pane, or outside its limits, is left out. */
function readSizes(stored: unknown): PaneSizes {
  const sizes = (stored ?? {}) as Readonly<Record<string, unknown>>
  const known = (Object.keys(PANES) as PaneName[]).flatMap((name) => {
    const percent = sizes[name]
    return typeof percent === 'number' && within(PANES[name], percent) === percent ? [[name, percent] as const] : []
  })
  return Object.fromEntries(known)
}

function within({ least, most }: Pane, percent: number): number {
  return Math.min(most, Math.max(least, percent))
}
