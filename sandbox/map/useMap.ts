import { create } from 'zustand'

/** The selected node of the map. */
export interface Chosen {
  readonly kind: 'service' | 'entity'
  readonly name: string
}

interface MapState {
  readonly chosen: Chosen | null
  choose(chosen: Chosen | null): void
}

/** The selection is kept while another view is shown. */
export const useMap = create<MapState>((set) => ({ chosen: null, choose: (chosen) => set({ chosen }) }))
